import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

it('describes every call of the spec', async () => {
  const { paths } = (await test.send('GET', '/api/openapi.json')).json();
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods as object).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(calls).toEqual(
    expect.arrayContaining([
      'GET /api/user/me',
      'POST /api/user',
      'POST /api/signup',
      'GET /api/partner',
      'GET /api/partner/{partnerId}',
      'POST /api/partner',
      'DELETE /api/partner/{partnerId}',
      'POST /api/partner/{partnerId}/bot',
      'PATCH /api/partner/{partnerId}/bot/{botId}',
      'DELETE /api/partner/{partnerId}/bot/{botId}',
      'PATCH /api/partner/{partnerId}/config',
      'GET /api/bot/default-config',
      'POST /api/quick-bot',
      'POST /api/contact',
    ]),
  );
});

it('says which calls need a token', async () => {
  const { paths } = (await test.send('GET', '/api/openapi.json')).json();
  expect(paths['/api/user/me'].get.security).toEqual([{ bearer: [] }]);
  expect(paths['/api/contact'].post.security).toEqual([]);
});

it('shows the document under a policy without inline scripts', async () => {
  const page = await test.send('GET', '/api/docs/');
  const nonce = /nonce-([^']+)'/.exec(String(page.headers['content-security-policy']))?.[1];
  expect(page.body).toContain(`nonce="${nonce}"`);
  expect(page.headers['content-security-policy']).not.toContain("script-src 'self' 'unsafe");
});
