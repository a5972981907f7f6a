import { randomUUID } from 'node:crypto';
import { eq, lt } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { mails } from '../../mail/mail.table.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { auditEntries } from '../audit/audit.table.ts';
import { calendarEvents } from '../calendar/calendar.table.ts';
import { telegramUpdates } from '../channels/channels.table.ts';
import { metaConnections, metaUpdates } from '../channels/meta.table.ts';
import { conversations } from '../conversations/conversations.table.ts';
import { eraseConversation } from '../conversations/index.ts';
import { authSessions } from '../identity/identity.table.ts';
import { pageViews } from '../page-views/page-views.table.ts';
import { runRetention } from './run-retention.ts';

const now = new Date('2026-11-15T02:20:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

let test: TestApp;
let expired: string[] = [];
let count = 0;
beforeAll(async () => {
  test = await createTestApp({ now: () => now });
});
beforeEach(() => {
  expired = [];
});
afterAll(() => test.close());

const newOwner = () => test.createOwner(`keeper-${++count}@example.com`);
type Owner = Awaited<ReturnType<typeof newOwner>>;

const run = () =>
  runRetention(
    {
      db: test.db,
      eraseConversation,
      onExpired: async (_db, partner, gone) => void expired.push(`${partner.name} ${gone}`),
    },
    now,
  );

async function insertTalk({ partnerId, botId }: Owner, lastClientMessageAt: Date): Promise<string> {
  const [talk] = await test.db
    .insert(conversations)
    .values({ partnerId, botId, tokenHash: randomUUID(), state: 'bot', language: 'DE', lastClientMessageAt })
    .returning();
  return talk?.id ?? '';
}

async function insertEvent(partnerId: string, event: Partial<typeof calendarEvents.$inferInsert>) {
  const endsAt = event.endsAt ?? daysAgo(400);
  const startsAt = new Date(endsAt.getTime() - 3_600_000);
  const [row] = await test.db
    .insert(calendarEvents)
    .values({ partnerId, title: 'Wash', source: 'BOT', startsAt, endsAt, bayId: randomUUID(), ...event })
    .returning();
  return row?.id ?? '';
}

const talksOf = ({ partnerId }: Owner) =>
  test.db.$count(conversations, eq(conversations.partnerId, partnerId));

it('erases talks older than a year where nothing else is set, and forgets the client of their booking', async () => {
  const owner = await newOwner();
  const old = await insertTalk(owner, daysAgo(366));
  await insertTalk(owner, daysAgo(364));
  const booking = { conversationId: old, customerName: 'Ada', customerPhone: '+49 30 1' };
  const eventId = await insertEvent(owner.partnerId, booking);
  expect((await run()).conversations).toBe(1);
  expect(await talksOf(owner)).toBe(1);
  const [event] = await test.db.select().from(calendarEvents).where(eq(calendarEvents.id, eventId));
  expect(event).toMatchObject({
    status: 'BOOKED',
    customerName: '',
    customerPhone: '',
    conversationId: null,
  });
  expect(expired).toEqual([`Studio of ${owner.user.email} 1`]);
});

it('goes by what each studio chose, and never erases where talks stay for ever', async () => {
  const short = await newOwner();
  const endless = await newOwner();
  for (const [owner, days] of [
    [short, 30],
    [endless, null],
  ] as const)
    await test.send('PATCH', `/api/partner/${owner.partnerId}/retention`, { as: owner.user, body: { days } });
  for (const owner of [short, endless]) await insertTalk(owner, daysAgo(31));
  await insertTalk(endless, daysAgo(5000));
  await run();
  expect(await talksOf(short)).toBe(0);
  expect(await talksOf(endless)).toBe(2);
});

it('takes away old cancelled bookings and leaves the others', async () => {
  const { partnerId } = await newOwner();
  await insertEvent(partnerId, { status: 'CANCELLED', cancelledAt: daysAgo(400) });
  const kept = [
    await insertEvent(partnerId, { status: 'CANCELLED', cancelledAt: daysAgo(10), endsAt: daysAgo(5) }),
    await insertEvent(partnerId, { status: 'BOOKED' }),
  ];
  await run();
  const left = await test.db.select().from(calendarEvents).where(eq(calendarEvents.partnerId, partnerId));
  expect(left.map(({ id }) => id).sort()).toEqual(kept.sort());
});

it('takes away old mails and visits, notes the run, and a second run finds nothing left', async () => {
  const mail = { recipient: 'a@example.com', subject: 'Old', body: '' };
  await test.db.insert(mails).values([
    { ...mail, createdAt: daysAgo(91) },
    { ...mail, createdAt: daysAgo(89) },
  ]);
  await test.db.insert(pageViews).values([
    { path: '/', createdAt: daysAgo(366) },
    { path: '/', createdAt: daysAgo(1) },
  ]);
  expect(await run()).toMatchObject({ mails: 1, pageViews: 1 });
  expect(await run()).toEqual({ conversations: 0, events: 0, mails: 0, pageViews: 0 });
  const owner = await newOwner();
  const shown = await test.send('GET', `/api/partner/${owner.partnerId}/retention`, { as: owner.user });
  expect(shown.json()).toEqual({ days: 365, lastRunAt: now.toISOString(), due: 0 });
});

it('takes away sessions that are over and entries older than two years, and no others', async () => {
  const { user } = await newOwner();
  const old = { action: 'bot.created', actor: 'SYSTEM', createdAt: new Date('2020-01-01') } as const;
  await test.db.insert(auditEntries).values(old);
  const [session] = await test.db.select().from(authSessions).limit(1);
  const over = { token: 'over', userId: session?.userId ?? '', expiresAt: new Date('2020-01-01') };
  await test.db.insert(authSessions).values(over);
  await run();
  expect(await test.db.$count(authSessions, eq(authSessions.token, 'over'))).toBe(0);
  expect(await test.db.$count(auditEntries, lt(auditEntries.createdAt, new Date('2021-01-01')))).toBe(0);
  expect(await test.db.$count(auditEntries)).toBeGreaterThan(0);
  expect((await test.send('GET', '/api/user/me', { as: user })).statusCode).toBe(200);
});

it('erases more than one batch in a night', async () => {
  const owner = await newOwner();
  for (let i = 0; i < 205; i++) await insertTalk(owner, daysAgo(1000));
  expect((await run()).conversations).toBe(205);
});

it.each([{ days: 0 }, { days: 31 }, { days: '30' }, { days: 365.5 }, {}])(
  'refuses to keep talks for %j',
  async (body) => {
    const owner = await newOwner();
    const answer = await test.send('PATCH', `/api/partner/${owner.partnerId}/retention`, {
      as: owner.user,
      body,
    });
    expect(answer.statusCode).toBe(400);
  },
);

it('forgets after thirty days by which ids messengers’ repetitions were recognised', async () => {
  const { partnerId, botId } = await newOwner();
  const [connection] = await test.db
    .insert(metaConnections)
    .values({
      ...{ partnerId, botId, messenger: 'whatsapp', accountId: '1', name: 'x', hookId: 'hook' },
      ...{ tokenSealed: 'x', tokenLastFour: 'x', status: 'connected' },
    })
    .returning();
  const update = { partnerId, connectionId: connection?.id ?? '', chatId: '', sentAt: now };
  await test.db.insert(metaUpdates).values([
    { ...update, externalId: 'old', createdAt: daysAgo(31) },
    { ...update, externalId: 'new', createdAt: daysAgo(29) },
  ]);
  await test.db.insert(telegramUpdates).values({ partnerId, botId, updateId: 1, createdAt: daysAgo(31) });
  await run();
  expect((await test.db.select().from(metaUpdates)).map(({ externalId }) => externalId)).toEqual(['new']);
  expect(await test.db.$count(telegramUpdates)).toBe(0);
});
