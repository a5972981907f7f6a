import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './testing/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

it('answers a quick setup with a working chat link', async () => {
  const { user, partnerId, chatLinkId } = await test.createOwner('first@example.com');
  const me = await test.send('GET', '/api/user/me', { as: user });
  expect(me.json()).toMatchObject({
    email: 'first@example.com',
    role: 'CUSTOMER',
    partner: { id: partnerId },
  });
  const chat = await test.send('GET', `/api/chat/${chatLinkId}`);
  expect(chat.statusCode).toBe(200);
});
