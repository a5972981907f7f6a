import { useSyncExternalStore } from 'react';
import type { Session } from './session.ts';
import { readSession, subscribeToSession } from './session-store.ts';

export function useSession(): Session {
  return useSyncExternalStore(subscribeToSession, readSession);
}
