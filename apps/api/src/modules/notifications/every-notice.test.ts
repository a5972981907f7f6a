import type { Effect } from '@glossa/engine';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { mails } from '../../mail/mail.table.ts';
import type { Mail } from '../../mail/outbox.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { findBot } from '../bots/index.ts';
import { tellOwner } from '../calendar/client/tell-owner.ts';
import { listAllEvents } from '../calendar/index.ts';
import { conversations } from '../conversations/conversations.table.ts';
import { tellStudio } from '../conversations/tell-studio.ts';
import { findPartner } from '../partners/index.ts';
import { monthOf } from '../plans/index.ts';
import { dialogCounts } from '../plans/plans.table.ts';
import { ownersTeller } from './tell-owners.ts';

let test: TestApp;
let studio: Awaited<ReturnType<typeof openStudio>>;
const sent: Mail[] = [];
const tellOwners = ownersTeller({ sendMail: async (_db, mail) => void sent.push(mail) });

beforeAll(async () => {
  test = await createTestApp();
  studio = await openStudio();
});
afterAll(() => test.close());

/** A studio whose owner reads Russian, so that a notice nobody put into words shows at once. */
async function openStudio() {
  const owner = await test.createOwner('reads@example.com', 'Блеск');
  await test.send('PATCH', '/api/user/me/mail-language', { as: owner.user, body: { language: 'RU' } });
  await say(owner.chatLinkId, 'Привет', 'first');
  const partner = await findPartner(test.db, owner.partnerId);
  const bot = await findBot(test.db, owner.partnerId, owner.botId);
  const [conversation] = await test.db
    .select()
    .from(conversations)
    .where(eq(conversations.partnerId, owner.partnerId));
  if (!partner || !bot || !conversation) throw new Error('the studio is not whole');
  return { ...owner, partner, bot, conversation };
}

const say = (chatLinkId: string, text: string, id: string) =>
  test.send('POST', `/api/chat/${chatLinkId}/message`, {
    body: { clientMessageId: `${id}-0123456789abcdef`, text },
  });

const span = { bayId: 'b', start: '2026-12-01T09:00:00Z', end: '2026-12-01T10:00:00Z' };
const handoff = { kind: 'handoff', summary: 'Golf' } as const;
const booking = { service: 'Wash', customerName: 'Ada', customerPhone: null, car: null, quote: null };

const effects: Effect[] = [
  { ...handoff, reason: 'asked' },
  { ...handoff, reason: 'complaint' },
  { ...handoff, reason: 'price' },
  { ...handoff, reason: 'time' },
  { ...handoff, reason: 'question', question: { topic: 'parking', said: 'Where can I park?' } },
  { kind: 'lead', name: 'Ada', phone: null, wish: 'a wash' },
  { kind: 'book', ...span, ...booking },
  { kind: 'reschedule', bookingId: 'x', ...span },
  { kind: 'cancel', bookingId: 'x' },
];

it.each(effects)('says in the owner’s language what a talk tells: %j', async (effect) => {
  const { partner, bot, conversation } = studio;
  sent.length = 0;
  // Only the ways out are looked at; nothing of a talk's other needs is touched.
  const outside = { tellOwners, publicUrl: 'http://localhost:3000', now: () => new Date() };
  const deps = outside as Parameters<typeof tellStudio>[1];
  const news = {
    partner,
    bot,
    conversation,
    text: 'Hello',
    contact: conversation,
    effects: [effect],
    booking: null,
  };
  await tellStudio(test.db, deps, news);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.subject).toMatch(/^Блеск: [а-яё]/i);
  expect(sent[0]?.body).toMatch(/^В чате с Mia клиент написал:\n\nHello/);
  expect(sent[0]?.body).not.toMatch(/\d{4}-\d\d-\d\d/);
  if ('start' in effect) expect(sent[0]?.body).toContain('вторник, 1 декабря в 10:00');
});

it.each(['moved', 'cancelled'] as const)('says what a client did to a booking alone: %s', async (what) => {
  const { user, partner, partnerId } = studio;
  const bayId = partner.config.bays[0]?.id;
  const days = what === 'moved' ? 7 : 8;
  const day = new Date(Date.now() + days * 24 * 60 * 60_000).toISOString().slice(0, 10);
  const times = { start: `${day}T09:00:00Z`, end: `${day}T10:00:00Z` };
  const made = await test.send('POST', `/api/partner/${partnerId}/event`, {
    as: user,
    body: { title: 'Wash', allDay: false, bayId, ...times },
  });
  expect(made.statusCode).toBe(201);
  const event = (await listAllEvents(test.db, partnerId)).find(({ id }) => id === made.json().id);
  if (!event) throw new Error('no event');
  sent.length = 0;
  await tellOwner(test.db, tellOwners, {
    partner,
    event,
    what,
    calendarUrl: 'http://localhost:3000/calendar',
  });
  expect(sent[0]?.subject).toMatch(/^Блеск: запись (перенесена|отменена)$/);
  expect(sent[0]?.body).not.toContain(day);
  const said = /^(Новое время: )?[а-я]+, \d+ [а-я]+ в 1[01]:00$/mu.exec(sent[0]?.body ?? '');
  expect(said?.[1]).toBe(what === 'moved' ? 'Новое время: ' : undefined);
  expect(said?.[0]).toContain(String(Number(day.slice(8))));
});

it('says when the month’s dialogs run out', async () => {
  const { partner, partnerId, chatLinkId, user } = studio;
  const month = monthOf(new Date(), partner.config.timezone);
  await test.db
    .insert(dialogCounts)
    .values({ partnerId, month, count: 479 })
    .onConflictDoUpdate({ target: [dialogCounts.partnerId, dialogCounts.month], set: { count: 479 } });
  await say(chatLinkId, 'Сколько стоит мойка?', 'eighty');
  const kept = await test.db.select().from(mails).where(eq(mails.recipient, user.email));
  const told = kept.find(({ subject }) => subject === 'Блеск: использовано 80 % диалогов этого месяца');
  expect(told?.body).toContain('480 из 600');
});
