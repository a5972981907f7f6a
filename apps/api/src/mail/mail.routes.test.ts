import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { mails } from './mail.table.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

it('shows administrators the kept mails, the newest first, and finds them by recipient', async () => {
  const admin = await test.createAdmin();
  await test.db.insert(mails).values([
    { recipient: 'ada@example.com', subject: 'First', body: 'One', createdAt: new Date('2026-01-01') },
    { recipient: 'bo@example.com', subject: 'Second', body: 'Two', createdAt: new Date('2026-01-02') },
  ]);
  const all = await test.send('GET', '/api/admin/mail?pageSize=1', { as: admin });
  expect(all.headers['x-total-count']).toBe('2');
  expect(all.json()).toMatchObject([{ subject: 'Second', sentAt: null }]);
  const found = await test.send('GET', '/api/admin/mail?search=ada', { as: admin });
  expect(found.json()).toMatchObject([{ subject: 'First', body: 'One' }]);
});

it('does not show administrators the link that opens somebody’s account', async () => {
  const admin = await test.createAdmin('curious@example.com');
  const user = await test.signUp('forgetful@example.com');
  await test.send('POST', '/api/auth/request-password-reset', { body: { email: user.email } });
  const listed = () => test.send('GET', `/api/admin/mail?search=${user.email}`, { as: admin });
  await expect.poll(async () => (await listed()).json().length).toBe(1);
  expect((await listed()).json()[0].body).toContain('/login?reset=••••\n');
});
