import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Mail } from '../../mail/outbox.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { newTalk } from '../conversations/testing/talk.ts';
import { dialogs } from '../plans/plans.table.ts';
import { tellWeeks } from './send-weekly-mails.ts';

let test: TestApp;
let owner: Awaited<ReturnType<TestApp['createOwner']>>;
const sent: Mail[] = [];
const notified: string[] = [];
const look = (at: string) =>
  tellWeeks(
    {
      db: test.db,
      publicUrl: 'https://glossa.example',
      sendMail: async (_db, mail) => void sent.push(mail),
      notify: async (_db, _about, text) => void notified.push(text),
    },
    new Date(at),
  );

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
let count = 0;
beforeEach(async () => {
  count += 1;
  owner = await test.createOwner(`weekly-${count}@example.com`, 'Glanz & <b>Lack</b>');
  await newTalk(test, owner.chatLinkId).say('Hallo');
  // A talk of Wednesday, 10 March 2027, for a week that is over.
  await test.db.update(dialogs).set({ createdAt: sql`'2027-03-10T12:00:00Z'` });
  sent.length = 0;
  notified.length = 0;
});
const mailTo = (email: string) => sent.filter(({ recipient }) => recipient === email);
const settings = (mail: string[], telegram: string[]) =>
  test.send('PATCH', `/api/partner/${owner.partnerId}/notices`, {
    as: owner.user,
    body: { mail, telegram },
  });

it('tells every owner, and no staff, on Monday from seven on, once', async () => {
  await test.createStaff(owner, `helper-${count}@example.com`);
  await test.createStaff(owner, `partner-${count}@example.com`, 'OWNER');
  await test.send('PATCH', '/api/user/me/mail-language', { as: owner.user, body: { language: 'DE' } });
  for (const at of ['2027-03-14T12:00Z', '2027-03-15T05:00Z', '2027-03-15T06:05Z', '2027-03-15T07:05Z'])
    await look(at);
  expect(sent.map(({ recipient }) => recipient)).toEqual([owner.user.email, `partner-${count}@example.com`]);
  const [mail] = mailTo(owner.user.email);
  expect(mail?.subject).toBe('Glanz & <b>Lack</b>: Ihre Woche, 8. März – 14. März');
  expect(mail?.body).toContain('Dialoge: 1 (Woche davor: 0)');
  expect(mail?.body).toContain('https://glossa.example/numbers');
});

it('draws the week without anything from outside and with every name escaped', async () => {
  await look('2027-03-15T08:00Z');
  const [mail] = mailTo(owner.user.email);
  expect(mail?.html).toContain('Glanz &amp; &lt;b&gt;Lack&lt;/b&gt;');
  expect(mail?.html).not.toMatch(/<img|<script|<link|@import|url\(/i);
  const addresses = [...(mail?.html?.matchAll(/https?:\/\/[^"'<\s]+/g) ?? [])].map(([address]) => address);
  expect(addresses.every((address) => address.startsWith('https://glossa.example/'))).toBe(true);
});

it('says nothing about a quiet week, and nothing to a studio that switched it off', async () => {
  await look('2027-03-22T08:00Z');
  expect(sent).toEqual([]);
  await settings(['waiting'], ['waiting']);
  await look('2027-03-15T08:00Z');
  expect(mailTo(owner.user.email)).toEqual([]);
  await settings([], ['week']);
  await look('2027-03-15T09:00Z');
  expect(mailTo(owner.user.email)).toEqual([]);
  expect(notified.filter((text) => text.includes('1'))).toHaveLength(1);
});
