import { beforeEach, describe, expect, it, vi } from 'vitest';
import { admin, owner } from '../testing/examples.ts';
import { leavePresence } from '../testing/presence.ts';
import { signedInAnswer, signedOutAnswer, stubServer } from '../testing/stub-server.ts';
import { forgetPresence } from './presence.ts';
import { endSession, loadSession, readSession, resetSession, signIn, signOut } from './session-store.ts';

const token = 'GET /api/auth/token';
const me = 'GET /api/user/me';

beforeEach(() => {
  resetSession();
  leavePresence();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe('the session', () => {
  it('is loading until the server has answered', () => {
    expect(readSession()).toMatchObject({ status: 'loading', user: null });
  });

  it('derives the flags from the role', async () => {
    stubServer({ [token]: signedInAnswer, [me]: { body: owner } });
    expect(await loadSession()).toMatchObject({ status: 'signedIn', isAdmin: false, isCustomer: true });
    stubServer({ [token]: signedInAnswer, [me]: { body: admin } });
    expect(await loadSession()).toMatchObject({ status: 'signedIn', isAdmin: true, isCustomer: false });
  });

  it('is signed out for a visitor, and the server is not asked', async () => {
    const server = stubServer({});
    forgetPresence(document);
    expect(await loadSession()).toMatchObject({ status: 'signedOut', user: null });
    expect(server.calls).toHaveLength(0);
  });

  it('is signed out when the server knows of no session, and asks only once', async () => {
    const server = stubServer({ [token]: signedOutAnswer });
    expect(await loadSession()).toMatchObject({ status: 'signedOut', user: null });
    await loadSession();
    expect(server.calls.map((call) => call.path)).toEqual(['/api/auth/token']);
  });

  it('clears user and flags when the user cannot be fetched', async () => {
    stubServer({ [token]: signedInAnswer, [me]: { body: admin } });
    await loadSession();
    stubServer({ [token]: signedInAnswer, [me]: { status: 500 } });
    expect(await loadSession()).toEqual({
      status: 'signedOut',
      user: null,
      isAdmin: false,
      isCustomer: false,
    });
  });

  it('loads the user after signing in', async () => {
    const server = stubServer({
      'POST /api/auth/sign-in/email': { body: { email: owner.email } },
      [token]: signedInAnswer,
      [me]: { body: owner },
    });
    await signIn({ email: owner.email, password: 'secret-enough' });
    expect(readSession().user).toEqual(owner);
    expect(server.calls[0]?.body).toEqual({ email: owner.email, password: 'secret-enough' });
  });

  it('stays as it was when signing in is refused', async () => {
    stubServer({ [token]: signedOutAnswer, 'POST /api/auth/sign-in/email': { status: 401 } });
    await loadSession();
    await expect(signIn({ email: 'a@b.example', password: 'x' })).rejects.toThrow('Request failed');
    expect(readSession().status).toBe('signedOut');
  });

  it('goes on where the server cannot be reached to end it', async () => {
    stubServer({ [token]: signedInAnswer, [me]: { body: owner } });
    await loadSession();
    vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('offline')));
    await expect(signOut()).rejects.toThrow();
    expect(readSession()).toMatchObject({ status: 'signedIn' });
  });

  it('ends when the server has ended it', async () => {
    stubServer({ [token]: signedInAnswer, [me]: { body: owner } });
    await loadSession();
    endSession();
    expect(readSession().status).toBe('signedOut');
  });
});
