import { OAuth2Server } from 'oauth2-mock-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let issuer: OAuth2Server;
let test: TestApp;
let url: string;

beforeAll(async () => {
  issuer = new OAuth2Server();
  await issuer.issuer.keys.generate('RS256');
  await issuer.start(0, '127.0.0.1');
  url = issuer.issuer.url ?? '';
  test = await createTestApp({
    config: { externalIdentity: { issuer: url, audience: 'glossa', jwksUrl: `${url}/jwks` } },
  });
});
afterAll(async () => {
  await test.close();
  await issuer.stop();
});

async function tokenWith(changes: Record<string, unknown>): Promise<string> {
  return issuer.issuer.buildToken({
    scopesOrTransform: (_header, payload) =>
      Object.assign(payload, { sub: 'subject-1', aud: 'glossa', email: 'Ext@Example.com', ...changes }),
  });
}

const send = async (method: 'GET' | 'POST', path: string, token: string, body?: unknown) =>
  test.send(method, path, { body, headers: { authorization: `Bearer ${token}` } });

it('accepts another provider’s token once its bearer has a user', async () => {
  const token = await tokenWith({});
  expect((await send('GET', '/api/user/me', token)).statusCode).toBe(401);
  const created = await send('POST', '/api/user', token, { email: 'ext@example.com', role: 'CUSTOMER' });
  expect(created.json()).toMatchObject({ email: 'ext@example.com', role: 'CUSTOMER', partner: null });
  expect((await send('GET', '/api/user/me', token)).json()).toMatchObject({ email: 'ext@example.com' });
});

it('does not hand an existing account to a stranger with the same address', async () => {
  await test.signUp('mine@example.com');
  const token = await tokenWith({ sub: 'subject-2', email: 'mine@example.com' });
  expect(
    (await send('POST', '/api/user', token, { email: 'mine@example.com', role: 'CUSTOMER' })).json().code,
  ).toBe('email_taken');
  expect((await send('GET', '/api/user/me', token)).statusCode).toBe(401);
});

it.each([{ aud: 'another-product' }, { email_verified: false }, { email: undefined }, { sub: undefined }])(
  'refuses a token with %o',
  async (changes) => {
    expect(
      (await send('POST', '/api/user', await tokenWith(changes), { email: 'ext@example.com' })).statusCode,
    ).toBe(401);
  },
);
