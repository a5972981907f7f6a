import type { User } from '@glossa/contracts';
import { useUser } from './use-user.ts';

/** Staff have the calendar, the inbox and the clients; the server refuses them the rest. */
export function isStaff(user: Pick<User, 'role' | 'partner'> | null): boolean {
  return user?.role === 'CUSTOMER' && user.partner?.role === 'STAFF';
}

export function useIsStaff(): boolean {
  return isStaff(useUser());
}
