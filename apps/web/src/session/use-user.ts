import type { User } from '@glossa/contracts';
import { useSession } from './use-session.ts';

/** For screens behind the login. While a sign-out is under way there is no user and the screen shows nothing. */
export function useUser(): User | null {
  return useSession().user;
}
