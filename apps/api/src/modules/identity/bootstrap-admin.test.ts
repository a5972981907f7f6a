import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { bootstrapAdmin } from './bootstrap-admin.ts';

const wanted = { email: 'keeper@example.com', password: 'the-keeper-of-keys-9' };
let test: TestApp;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

it('gives the first administrator the password of the environment, shows it nowhere, and makes no second one', async () => {
  expect(await bootstrapAdmin(test.db, test.provider, wanted)).toBeNull();
  const admin = await test.signIn(wanted.email, wanted.password);
  expect((await test.send('GET', '/api/user/me', { as: admin })).json()).toMatchObject({ role: 'ADMIN' });

  expect(
    await bootstrapAdmin(test.db, test.provider, { email: 'second@example.com', password: null }),
  ).toBeNull();
  expect((await test.signIn('second@example.com')).token).toBeUndefined();
});
