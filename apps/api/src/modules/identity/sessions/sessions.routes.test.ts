import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp, testPassword } from '../../../testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';
const path = '/api/user/me/session';

it('lists where somebody is signed in, and ends one and all others', async () => {
  const desk = await test.signUp('everywhere@example.com');
  const stranger = await test.signUp('stranger@example.com');
  const body = { email: desk.email, password: testPassword };
  await test.send('POST', '/api/auth/sign-in/email', { body, headers: { 'user-agent': safari } });
  const phone = await test.signIn(desk.email);
  const list = async () => (await test.send('GET', path, { as: desk })).json();

  const open = await list();
  expect(open).toHaveLength(3);
  expect(open.filter(({ isCurrent }: { isCurrent: boolean }) => isCurrent)).toHaveLength(1);
  const onPhone = open.find(({ system }: { system: string }) => system === 'iPhone');
  expect(onPhone).toMatchObject({ browser: 'Safari', isCurrent: false });
  expect(Date.parse(open[0].lastSeenAt)).toBeGreaterThan(Date.now() - 60_000);
  expect(JSON.stringify(open)).not.toContain('token');

  // Somebody else's session is nobody's.
  expect((await test.send('DELETE', `${path}/${onPhone.id}`, { as: stranger })).statusCode).toBe(404);
  expect((await test.send('DELETE', `${path}/${onPhone.id}`, { as: desk })).statusCode).toBe(204);
  expect(await list()).toHaveLength(2);

  expect((await test.send('GET', '/api/user/me', { as: phone })).statusCode).toBe(200);
  expect((await test.send('DELETE', path, { as: desk })).statusCode).toBe(204);
  expect((await test.send('GET', '/api/user/me', { as: phone })).statusCode).toBe(401);
  expect(await list()).toMatchObject([{ isCurrent: true }]);
  expect((await test.send('GET', path, { as: stranger })).json()).toHaveLength(1);
});
