// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { examplePartner, owner, partnerId } from '../testing/examples.ts';
import { signedInAnswer, signedOutAnswer, stubServer, stubToken } from '../testing/stub-server.ts';
import { forgetAccessToken } from './access-token.ts';
import { ApiError } from './api-error.ts';
import { signUp } from './auth.ts';
import { deleteBot } from './bots.ts';
import { submitContact } from './contact.ts';
import { deletePartner, getPartner, listPartners } from './partners.ts';
import { createUser, getCurrentUser } from './users.ts';

const token = 'GET /api/auth/token';
const me = 'GET /api/user/me';
let logged: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  forgetAccessToken();
  logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => logged.mockRestore());

describe('a protected call', () => {
  it('sends JSON with the bearer token', async () => {
    const server = stubServer({ [token]: signedInAnswer, [me]: { body: owner } });
    expect(await getCurrentUser()).toEqual(owner);
    const [call] = server.callsTo(me);
    expect(call?.headers.get('Authorization')).toBe(`Bearer ${stubToken}`);
    expect(call?.headers.get('Content-Type')).toBe('application/json');
  });

  it('fails without a token and never reaches the server', async () => {
    const server = stubServer({ [token]: signedOutAnswer, [me]: { body: owner } });
    await expect(getCurrentUser()).rejects.toThrow('No authentication token available');
    expect(server.callsTo(me)).toHaveLength(0);
  });

  it("throws the body's error field with its code and status", async () => {
    const refusal = { status: 404, body: { error: 'This partner does not exist.', code: 'not_found' } };
    stubServer({ [token]: signedInAnswer, [`GET /api/partner/${partnerId}`]: refusal });
    const error = await getPartner(partnerId).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ message: 'This partner does not exist.', code: 'not_found', status: 404 });
  });

  it.each([
    ['an empty body', { status: 500 }],
    ['a body without the field', { status: 500, body: { message: 'no' } }],
    ['a field that is not text', { status: 500, body: { error: { deep: true } } }],
  ])("says 'Request failed' for %s", async (_case, answer) => {
    stubServer({ [token]: signedInAnswer, [me]: answer });
    await expect(getCurrentUser()).rejects.toThrow('Request failed');
  });

  it('logs what it throws to the console', async () => {
    stubServer({ [token]: signedInAnswer, [me]: { status: 500, body: { error: 'Broken.' } } });
    const error = await getCurrentUser().catch((thrown: unknown) => thrown);
    expect(logged).toHaveBeenCalledWith(error);
  });

  it.each([
    ['a 204', { status: 204 }],
    ['an empty length', { status: 200 }],
  ])('yields no value for %s', async (_case, answer) => {
    stubServer({ [token]: signedInAnswer, [`DELETE /api/partner/${partnerId}`]: answer });
    expect(await deletePartner(partnerId)).toBeUndefined();
  });

  it('tries once more with a fresh token after a 401', async () => {
    let tries = 0;
    const server = stubServer({
      [token]: signedInAnswer,
      [me]: () => {
        tries += 1;
        return tries === 1 ? signedOutAnswer : { body: owner };
      },
    });
    expect(await getCurrentUser()).toEqual(owner);
    expect(server.callsTo(token)).toHaveLength(2);
  });

  it('gives up after the second 401', async () => {
    const server = stubServer({ [token]: signedInAnswer, [me]: signedOutAnswer });
    await expect(getCurrentUser()).rejects.toMatchObject({ status: 401 });
    expect(server.callsTo(me)).toHaveLength(2);
  });

  it('reads the number of all partners beside the page of them', async () => {
    const answer = { body: [examplePartner()], headers: { 'X-Total-Count': '23' } };
    const server = stubServer({ [token]: signedInAnswer, 'GET /api/partner': answer });
    const { items, total } = await listPartners({ page: 2, search: '' });
    expect([items.length, total]).toEqual([1, 23]);
    expect(server.callsTo('GET /api/partner')[0]?.query).toBe('?page=2');
  });

  it('cannot be led to another path by an id', async () => {
    const server = stubServer({ [token]: signedInAnswer });
    await deleteBot('../user', 'a/b').catch(() => undefined);
    expect(server.calls.at(-1)?.path).toBe('/api/partner/..%2Fuser/bot/a%2Fb');
  });

  it('creates users as customers only', async () => {
    const server = stubServer({ [token]: signedInAnswer, 'POST /api/user': { body: owner } });
    await createUser('new@studio.example');
    expect(server.calls.at(-1)?.body).toEqual({ email: 'new@studio.example', role: 'CUSTOMER' });
  });
});

describe('a call without login', () => {
  const account = { email: 'a@b.example', password: 'long enough' };
  const contact = { name: 'A', email: 'a@b.example', message: 'Hi' };

  it('sends sign-up and contact without a token, even for a signed-in user', async () => {
    const server = stubServer({
      [token]: signedInAnswer,
      [me]: { body: owner },
      'POST /api/signup': { status: 201, body: { email: account.email } },
      'POST /api/contact': { status: 204 },
    });
    await getCurrentUser();
    await signUp(account);
    await submitContact(contact);
    expect(server.calls.slice(-2).map((call) => call.headers.has('Authorization'))).toEqual([false, false]);
  });

  it("falls back to 'Failed to sign up'", async () => {
    stubServer({ 'POST /api/signup': { status: 500 } });
    await expect(signUp(account)).rejects.toThrow('Failed to sign up');
  });

  it("falls back to 'Failed to submit contact form'", async () => {
    stubServer({ 'POST /api/contact': { status: 503 } });
    await expect(submitContact(contact)).rejects.toThrow('Failed to submit contact form');
  });

  it("prefers the server's sentence over the fallback", async () => {
    stubServer({
      'POST /api/signup': { status: 409, body: { error: 'Known address.', code: 'email_taken' } },
    });
    await expect(signUp(account)).rejects.toThrow('Known address.');
  });
});
