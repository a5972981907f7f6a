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

it.each([
  ['hides the link that opens somebody’s account', 'smtp://127.0.0.1:9', /\/login\?reset=••••\n/],
  ['shows the link where no mail server brings it to its reader', null, /\/login\?reset=[\w-]{20,}\n/],
])('%s', async (_, smtpUrl, link) => {
  const server = await createTestApp({ config: { smtpUrl } });
  try {
    const admin = await server.createAdmin();
    const user = await server.signUp('forgetful@example.com');
    await server.send('POST', '/api/auth/request-password-reset', { body: { email: user.email } });
    const find = async () =>
      (await server.send('GET', `/api/admin/mail?search=${user.email}`, { as: admin })).json();
    await expect.poll(find).toMatchObject([{ body: expect.stringMatching(link) }]);
  } finally {
    await server.close();
  }
});
