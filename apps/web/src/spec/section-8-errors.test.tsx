import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetAccessToken } from '../api/access-token.ts';
import { signIn, signOut, signUp } from '../api/auth.ts';
import { submitContact } from '../api/contact.ts';
import { getCurrentUser } from '../api/users.ts';
import { admin, owner, partnerId } from '../testing/examples.ts';
import { signedInAnswer, stubServer } from '../testing/stub-server.ts';
import { visitAs, visitIn } from './visit-as.tsx';

const me = 'GET /api/user/me';
const token = 'GET /api/auth/token';
const account = { email: 'a@studio.example', password: 'long enough to pass' };
let logged: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  forgetAccessToken();
  logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(cleanup);

describe('section 8, what the client throws', () => {
  it("the JSON body's error field as the message", async () => {
    stubServer({ [token]: signedInAnswer, [me]: { status: 409, body: { error: 'Already there.' } } });
    await expect(getCurrentUser()).rejects.toThrow('Already there.');
  });

  it("'Request failed' when the field is absent", async () => {
    stubServer({ [token]: signedInAnswer, [me]: { status: 500, body: {} } });
    await expect(getCurrentUser()).rejects.toThrow('Request failed');
  });

  it("'Failed to sign up' for a sign-up without a sentence", async () => {
    stubServer({ 'POST /api/signup': { status: 500 } });
    await expect(signUp(account)).rejects.toThrow('Failed to sign up');
  });

  it("'Failed to submit contact form' for a contact without a sentence", async () => {
    stubServer({ 'POST /api/contact': { status: 500 } });
    const contact = { name: 'A', email: account.email, message: 'Hello' };
    await expect(submitContact(contact)).rejects.toThrow('Failed to submit contact form');
  });

  it.each([
    ['calls', () => getCurrentUser()],
    ['login', () => signIn(account)],
    ['logout', () => signOut()],
  ])('errors of %s are logged to the console and re-thrown', async (_of, call) => {
    stubServer({ [token]: signedInAnswer });
    const error = await call().then(
      () => null,
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(Error);
    expect(logged).toHaveBeenCalledWith(error);
  });
});

describe('section 8, screen messages', () => {
  const reading = `POST /api/partner/${partnerId}/pricing/reading`;

  it.each([
    ['EN', 'Read prices', 'Failed to create pricing configuration'],
    ['DE', 'Preise lesen', 'Fehler beim Erstellen der Preiskonfiguration'],
  ] as const)('%s: a reading that fails', async (language, button, message) => {
    await visitIn(language, owner, '/pricing', { [reading]: { status: 500 } });
    fireEvent.change(await screen.findByRole('textbox'), { target: { value: 'Wash 25' } });
    fireEvent.click(screen.getByRole('button', { name: button }));
    expect(await screen.findByText(message)).toBeDefined();
  });

  it.each([
    ['EN', 'Pricing configuration created successfully', 'Link copied!'],
    ['DE', 'Preiskonfiguration erfolgreich erstellt', 'Link kopiert!'],
  ] as const)('%s: %s; %s', async (language, created, copied) => {
    const locale = language.toLowerCase();
    const pricing: { save: { done: string } } = (await import(`../locales/${locale}/pricing.json`)).default;
    const ui: { linkCopied: string } = (await import(`../locales/${locale}/ui.json`)).default;
    expect([pricing.save.done, ui.linkCopied]).toEqual([created, copied]);
  });

  it('partner not found, in German', async () => {
    await visitIn('DE', admin, `/partners/${partnerId}`, {
      [`GET /api/partner/${partnerId}`]: { status: 404, body: { error: 'No.', code: 'not_found' } },
    });
    expect(await screen.findByText('Der gesuchte Partner existiert nicht oder wurde entfernt')).toBeDefined();
  });

  it('a 404 page for unknown routes', async () => {
    await visitAs(null, '/no/such/page');
    expect(await screen.findByRole('heading', { name: 'This road ends here' })).toBeDefined();
  });
});
