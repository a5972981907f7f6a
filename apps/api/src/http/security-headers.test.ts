import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ config: { publicUrl: 'https://glossa.example' } });
});
afterAll(() => test.close());

it.each([
  ['an answer', '/api/site', 200],
  ['a refusal', '/api/user/me', 401],
  ['nothing', '/api/nowhere', 404],
  ['a redirect', '/api/docs', 302],
])('BR-9: protects %s', async (_, url, status) => {
  const { statusCode, headers } = await test.send('GET', url);
  expect(statusCode).toBe(status);
  expect(headers).toMatchObject({
    'content-security-policy': expect.stringMatching(/script-src 'self';.*frame-ancestors 'none'/),
    'strict-transport-security': expect.stringContaining('max-age=31536000'),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
    'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
  expect(headers['x-powered-by']).toBeUndefined();
});

it('lets nobody keep what the API says', async () => {
  expect((await test.send('GET', '/api/site')).headers['cache-control']).toBe('no-store');
});
