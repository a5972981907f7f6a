import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { newTalk } from '../testing/talk.ts';

let test: TestApp;
let owner: Awaited<ReturnType<TestApp['createOwner']>>;
let other: Awaited<ReturnType<TestApp['createOwner']>>;
beforeAll(async () => {
  test = await createTestApp();
  owner = await test.createOwner('owner@example.com');
  other = await test.createOwner('other@example.com');
});
afterAll(() => test.close());

const dashboardOf = async (who: typeof owner) =>
  (await test.send('GET', `/api/partner/${who.partnerId}/dashboard`, { as: who.user })).json();

it('is all zeros on the first day', async () => {
  expect(await dashboardOf(other)).toMatchObject({
    conversations: 0,
    waiting: 0,
    dialogs: 0,
    bookings: 0,
    quotedValue: 0,
    blockedFigures: 0,
    currency: 'EUR',
  });
});

it('counts a talk once with its last quote, its booking, and who waits', async () => {
  const talk = newTalk(test, owner.chatLinkId);
  await talk.say('Was kostet ein Sonnenstreifen beim Golf?');
  const quoted = (await talk.say('Nein, es ist doch ein X5: was kostet der Sonnenstreifen da?')).messages[0]
    ?.quote;
  const offered = await talk.say('Termin buchen');
  await talk.say(offered.messages[0]?.choices?.[0] ?? '');
  await talk.say('Kassandra');
  expect((await talk.say('ja')).messages[0]?.booking).toBeDefined();
  await newTalk(test, owner.chatLinkId).say('Ich möchte mit einem Menschen sprechen');
  await newTalk(test, owner.chatLinkId).say('Was kostet eine Motorwäsche?');

  const dashboard = await dashboardOf(owner);
  expect(dashboard).toMatchObject({
    conversations: 3,
    waiting: 1,
    openPrices: 1,
    openLeads: 0,
    dialogs: 3,
    bookings: 1,
    quotedValue: quoted?.total,
  });
  expect(dashboard.days.at(-1)).toMatchObject({ dialogs: 3, bookings: 1, quotedValue: quoted?.total });
  expect((await dashboardOf(other)).conversations).toBe(0);
});

it('hands a business everything it keeps, without secrets and without others', async () => {
  const path = `/api/partner/${owner.partnerId}/export`;
  expect((await test.send('GET', path, { as: other.user })).statusCode).toBe(404);
  const file = (await test.send('GET', path, { as: owner.user })).json();
  expect(file).toMatchObject({ partner: { id: owner.partnerId, bots: [{ id: owner.botId }] } });
  expect(file.prices.rows.length).toBeGreaterThan(0);
  expect(file.events).toMatchObject([{ customerName: 'Kassandra', status: 'BOOKED' }]);
  expect(file.conversations).toHaveLength(3);
  const words = JSON.stringify(file.conversations);
  expect(words).toContain('Was kostet eine Motorwäsche?');
  expect(file.conversations.flatMap((talk: { requests: unknown[] }) => talk.requests)).toHaveLength(2);
  expect(JSON.stringify(file)).not.toMatch(/tokenHash|tokenSealed|managePath":"http/);
});
