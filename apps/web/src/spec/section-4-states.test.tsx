import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { environmentOf } from '../app/layout/environment.ts';
import { restoreLanguage, saveLanguage } from '../i18n/language-store.ts';
import { resolveRedirect } from '../session/resolve-redirect.ts';
import { signedInSession, signedOutSession } from '../session/session.ts';
import { endSession, loadSession, readSession } from '../session/session-store.ts';
import { admin, newcomer, owner, partnerId } from '../testing/examples.ts';
import { visitAs } from './visit-as.tsx';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(cleanup);

const protectedPaths = [
  '/dashboard',
  '/settings',
  '/calendar',
  '/pricing',
  `/partners/${partnerId}`,
  '/bots',
];

describe('section 4, the auth state', () => {
  it('is loading with a spinner, then signed in with the user loaded from the server', async () => {
    const { promise, resolve } = Promise.withResolvers<{ body: typeof owner }>();
    const visit = visitAs(owner, '/settings', { 'GET /api/user/me': () => promise });
    expect(await screen.findByRole('status')).toBeDefined();
    expect(screen.queryByRole('navigation')).toBeNull();
    resolve({ body: owner });
    await visit;
    expect(await screen.findByRole('navigation')).toBeDefined();
    expect(readSession().user).toEqual(owner);
  });

  it('derives isAdmin and isCustomer from the role', () => {
    expect(signedInSession(admin)).toMatchObject({ isAdmin: true, isCustomer: false });
    expect(signedInSession(owner)).toMatchObject({ isAdmin: false, isCustomer: true });
  });

  it('clears the user and resets the flags if fetching the user after sign-in fails', async () => {
    const { server } = await visitAs(admin, '/settings');
    server.answer('GET /api/user/me', { status: 500 });
    expect(await loadSession()).toEqual(signedOutSession);
  });

  it('logout clears the user and flags', async () => {
    await visitAs(owner, '/settings');
    endSession();
    expect(readSession()).toMatchObject({ user: null, isAdmin: false, isCustomer: false });
  });
});

describe('section 4, redirects', () => {
  it.each(protectedPaths)('an unauthenticated visitor on %s is redirected to /login', async (path) => {
    const { currentPath } = await visitAs(null, path);
    await waitFor(() => expect(currentPath()).toBe('/login'));
  });

  it.each([newcomer, owner, admin])('an authenticated user on / goes to /dashboard', (user) => {
    expect(resolveRedirect('/', signedInSession(user))).toBe('/dashboard');
  });

  it.each(['/dashboard', '/business-profile', '/settings', '/onboarding'])(
    'a customer without a partner may visit %s',
    (path) => expect(resolveRedirect(path, signedInSession(newcomer))).toBeNull(),
  );

  it.each(['/calendar', '/pricing', '/embed-guide', '/partners', '/bots', `/partners/${partnerId}`])(
    'a customer without a partner on %s is redirected to /dashboard',
    (path) => expect(resolveRedirect(path, signedInSession(newcomer))).toBe('/dashboard'),
  );

  it.each(['/privacy-policy', '/terms-of-service'])('%s is open without login', (path) => {
    expect(resolveRedirect(path, signedOutSession)).toBeNull();
  });
});

describe('section 4, what is kept', () => {
  it.each(['EN', 'DE', 'UA', 'RU'] as const)(
    'the chosen language %s is saved and restored on load',
    (language) => {
      saveLanguage(language);
      expect(restoreLanguage()).toBe(language);
    },
  );

  it('the environment label is preview or production, chosen by the hostname', () => {
    expect(environmentOf('glossa.example', ['glossa.example'])).toBe('production');
    expect(environmentOf('branch.glossa.example', ['glossa.example'])).toBe('preview');
  });
});
