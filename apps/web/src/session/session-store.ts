import { findAccessToken, forgetAccessToken } from '../api/access-token.ts';
import * as auth from '../api/auth.ts';
import { getCurrentUser } from '../api/users.ts';
import { forgetPresence, isProbablySignedIn } from './presence.ts';
import { loadingSession, type Session, signedInSession, signedOutSession } from './session.ts';

let session: Session = loadingSession;
const listeners = new Set<() => void>();

export function readSession(): Session {
  return session;
}

export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Finds out who this is. Any failure leaves nobody signed in and no flag set. */
export async function loadSession(): Promise<Session> {
  return isProbablySignedIn(document) ? askForSession() : settle(signedOutSession);
}

export async function signIn(credentials: { email: string; password: string }): Promise<Session> {
  await auth.signIn(credentials);
  return askForSession();
}

async function askForSession(): Promise<Session> {
  try {
    const token = await findAccessToken();
    if (!token) forgetPresence(document);
    return settle(token ? signedInSession(await getCurrentUser()) : signedOutSession);
  } catch (error) {
    console.error(error);
    return settle(signedOutSession);
  }
}

/**
 * Only the server can end a session: where it does not, the person is still here and is told so. The redirects know
 * before the screens do, so that nothing is sent to the login while it leaves.
 */
export async function signOut(leave = async () => {}): Promise<void> {
  await auth.signOut();
  session = signedOutSession;
  await leave();
  endSession();
}

/** The session ended without being asked to: an expired cookie, a deleted account. */
export function endSession(): void {
  forgetAccessToken();
  settle(signedOutSession);
}

/** For tests, which share one module between them. */
export function resetSession(): void {
  forgetAccessToken();
  settle(loadingSession);
}

function settle(next: Session): Session {
  session = next;
  for (const listener of listeners) listener();
  return next;
}
