import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { conversations } from '../modules/conversations/conversations.table.ts';
import { newTalk } from '../modules/conversations/testing/talk.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { confirmAddress } from './addresses/confirm-address.ts';
import { keepConfirmed } from './addresses/confirmed.store.ts';
import { createMailQueue } from './deliver-mails.ts';
import { sendDigest } from './digest.ts';
import { mails } from './mail.table.ts';
import { createOutbox, mailQueue } from './outbox.ts';
import type { Mail, SendMail } from './send-mail.ts';

let test: TestApp;
let sendMail: SendMail;
let partnerId: string;
let conversationId: string;
beforeAll(async () => {
  test = await createTestApp({ withJobs: true });
  if (!test.jobs) throw new Error('There are no jobs.');
  await createMailQueue(test.jobs);
  sendMail = createOutbox(test.jobs);
  const owner = await test.createOwner('owner@example.com');
  partnerId = owner.partnerId;
  await newTalk(test, owner.chatLinkId).say('Hallo');
  conversationId = (await test.db.select().from(conversations))[0]?.id ?? '';
});
afterAll(() => test.close());

const notice = (recipient: string, subject = 'A client is waiting'): Mail => ({
  recipient,
  subject,
  body: 'Somebody wrote.',
  kind: 'notice',
  about: { partnerId, conversationId, language: 'EN' },
});
const newAddress = () => `${randomUUID()}@example.com`;
const kept = (recipient: string) => test.db.select().from(mails).where(eq(mails.recipient, recipient));
const queued = async (queue: string) => {
  const { rows } = await test.db.execute(
    sql`select data, priority from pgboss.job where name = ${queue} and state = 'created' order by priority desc`,
  );
  return rows as { data: { mailId?: string; recipient?: string }; priority: number }[];
};

it('sends no notice to an address nobody has confirmed, and all of them in one mail afterwards', async () => {
  const email = newAddress();
  for (const subject of ['One', 'Two']) await sendMail(test.db, notice(email, subject));
  expect((await kept(email)).map(({ heldBack }) => heldBack)).toEqual(['unconfirmed', 'unconfirmed']);
  const ids = (await kept(email)).map(({ id }) => id);
  expect((await queued(mailQueue)).filter(({ data }) => ids.includes(data.mailId ?? ''))).toEqual([]);
  await confirmAddress(test.db, { jobs: test.jobs, findLanguage: async () => 'DE' }, email);
  expect((await queued('mail-digest')).map(({ data }) => data)).toContainEqual({
    recipient: email,
    language: 'DE',
  });
  await sendDigest(
    test.db,
    { sendMail, publicUrl: 'https://g.example' },
    { recipient: email, language: 'DE' },
  );
  const [digest, ...others] = await kept(email);
  expect(others).toEqual([]);
  expect(digest).toMatchObject({ kind: 'digest', subject: '2 weitere Nachrichten Ihrer Bots' });
  expect(digest?.body).toMatch(/- One\n- Two\n\nhttps:\/\/g\.example\/conversations/);
});

it('mails what somebody waits for whether the address is confirmed or not, and first', async () => {
  const email = newAddress();
  await keepConfirmed(test.db, email);
  await sendMail(test.db, notice(email));
  await sendMail(test.db, { recipient: newAddress(), subject: 'Reset', body: '…' });
  const [first, ...later] = await queued(mailQueue);
  expect(
    (
      await test.db
        .select()
        .from(mails)
        .where(eq(mails.id, first?.data.mailId ?? ''))
    )[0]?.subject,
  ).toBe('Reset');
  expect(later.every(({ priority }) => priority <= (first?.priority ?? 0))).toBe(true);
});

it('bounds the notices of one talk: what is above comes as one mail', async () => {
  await test.db.delete(mails);
  const email = newAddress();
  await keepConfirmed(test.db, email);
  for (let i = 0; i < 14; i += 1) await sendMail(test.db, notice(email, `Notice ${i}`));
  const rows = await kept(email);
  expect(rows.filter(({ heldBack }) => heldBack === null)).toHaveLength(10);
  expect(rows.filter(({ heldBack }) => heldBack === 'digest')).toHaveLength(4);
  expect((await queued('mail-digest')).filter(({ data }) => data.recipient === email)).toHaveLength(1);
});

it('bounds the notices of a studio within an hour', async () => {
  await test.db.delete(mails);
  const email = newAddress();
  await keepConfirmed(test.db, email);
  const withoutTalk = { ...notice(email), about: { partnerId, language: 'EN' as const } };
  for (let i = 0; i < 32; i += 1) await sendMail(test.db, withoutTalk);
  expect((await kept(email)).filter(({ heldBack }) => heldBack === 'digest')).toHaveLength(2);
});
