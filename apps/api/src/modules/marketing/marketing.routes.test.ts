import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mails } from '../../mail/mail.table.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { contactRequests } from './marketing.table.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const contact = (body: object) => test.send('POST', '/api/contact', { body });

it('keeps a contact request and mails it, as plain text', async () => {
  const message = '<img src=x onerror=alert(1)> Wie viel kostet Pro?';
  expect((await contact({ name: 'Wash & Go', email: 'Wash@Example.com', message })).statusCode).toBe(204);
  const [kept] = await test.db.select().from(contactRequests);
  expect(kept).toMatchObject({ name: 'Wash & Go', email: 'wash@example.com', message });
  const [mail] = await test.db.select().from(mails).where(eq(mails.recipient, 'admin@glossa.local'));
  expect(mail?.body).toContain(message);
});

it('calls the mail what its reader calls it', async () => {
  const admin = await test.createAdmin('admin@glossa.local');
  await test.send('PATCH', '/api/user/me/mail-language', { as: admin, body: { language: 'DE' } });
  await contact({ name: 'Ada', email: 'ada@example.com', message: 'Hallo' });
  const kept = await test.db.select().from(mails).where(eq(mails.recipient, 'admin@glossa.local'));
  expect(kept.map(({ subject }) => subject)).toEqual(['Contact request', 'Kontaktanfrage']);
});

it('thanks whatever fills in the hidden field, and keeps nothing', async () => {
  const before = await test.db.$count(contactRequests);
  expect(
    (await contact({ name: 'Bot', email: 'b@example.com', message: 'Buy', website: 'http://spam' }))
      .statusCode,
  ).toBe(204);
  expect(await test.db.$count(contactRequests)).toBe(before);
});

it.each([
  { name: '', email: 'a@example.com', message: 'x' },
  { name: 'A', email: 'a@example.com\r\nBcc: z@example.com', message: 'x' },
  { name: 'A', email: 'a@example.com', message: ' ' },
  { name: 'A', email: 'a@example.com', message: 'x'.repeat(5001) },
])('refuses %o', async (body) => {
  expect((await contact(body)).statusCode).toBe(400);
});
