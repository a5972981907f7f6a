import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetAccessToken } from '../api/access-token.ts';
import { getPartner } from '../api/partners.ts';
import { createUser, getCurrentUser } from '../api/users.ts';
import { resolveRedirect } from '../session/resolve-redirect.ts';
import { signedInSession, signedOutSession } from '../session/session.ts';
import { admin, newcomer, owner, partnerId } from '../testing/examples.ts';
import { signedInAnswer, signedOutAnswer, stubServer, stubToken } from '../testing/stub-server.ts';

const token = 'GET /api/auth/token';

beforeEach(() => {
  forgetAccessToken();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe('section 6', () => {
  it.each(['/dashboard', '/partners', '/bots', '/partners/create', '/settings'])('ADMIN sees %s', (path) => {
    expect(resolveRedirect(path, signedInSession(admin))).toBeNull();
  });

  it.each([`/partners/${partnerId}`, '/calendar', '/pricing', '/settings'])('CUSTOMER sees %s', (path) => {
    expect(resolveRedirect(path, signedInSession(owner))).toBeNull();
  });

  it.each(['/partners', '/bots', '/partners/create'])('CUSTOMER does not see %s', (path) => {
    expect(resolveRedirect(path, signedInSession(owner))).toBe('/dashboard');
  });

  it('CUSTOMER must set up a business profile before other pages', () => {
    expect(resolveRedirect('/calendar', signedInSession(newcomer))).toBe('/dashboard');
    expect(resolveRedirect('/business-profile', signedInSession(newcomer))).toBeNull();
  });

  it('a user created through the client is always created with role CUSTOMER', async () => {
    const server = stubServer({ [token]: signedInAnswer, 'POST /api/user': { body: owner } });
    await createUser('somebody@studio.example');
    expect(server.calls.at(-1)?.body).toMatchObject({ role: 'CUSTOMER' });
  });

  it.each(['/', '/privacy-policy', '/terms-of-service'])('%s is public', (path) => {
    expect(resolveRedirect(path, signedOutSession)).toBeNull();
  });

  it("every protected call carries the user's bearer identity token", async () => {
    const server = stubServer({ [token]: signedInAnswer });
    await getPartner(partnerId).catch(() => undefined);
    expect(server.calls.at(-1)?.headers.get('Authorization')).toBe(`Bearer ${stubToken}`);
  });

  it("without a token the client fails with 'No authentication token available'", async () => {
    const server = stubServer({ [token]: signedOutAnswer });
    await expect(getCurrentUser()).rejects.toThrow('No authentication token available');
    expect(server.callsTo('GET /api/user/me')).toHaveLength(0);
  });
});
