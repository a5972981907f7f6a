import { randomUUID } from 'node:crypto';
import type { CalendarEvent, DiscountRule } from '@glossa/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { newTalk } from './testing/talk.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ now: () => new Date('2027-03-15T08:00:00Z') });
});
afterAll(() => test.close());

const tenOff: DiscountRule = {
  id: randomUUID(),
  name: 'Frühling',
  kind: 'PERCENT',
  value: 10,
  currency: 'EUR',
  services: [],
  together: false,
  weekdays: [],
  from: null,
  until: null,
  firstVisit: false,
  code: null,
  combines: false,
  active: true,
};

async function newStudio(email: string, rule: Partial<DiscountRule>) {
  const owner = await test.createOwner(email);
  const config = `/api/partner/${owner.partnerId}/config`;
  const give = (discounts: unknown) => test.send('PATCH', config, { as: owner.user, body: { discounts } });
  expect((await give([{ ...tenOff, ...rule }])).statusCode).toBe(200);
  const events = async () => {
    const span = 'from=2027-03-14T00:00:00Z&to=2027-04-14T00:00:00Z';
    const answer = await test.send('GET', `/api/partner/${owner.partnerId}/event?${span}`, {
      as: owner.user,
    });
    const list: CalendarEvent[] = answer.json();
    return list;
  };
  return { owner, give, events, newTalk: () => newTalk(test, owner.chatLinkId) };
}

const question = 'Was kostet ein Sonnenstreifen beim BMW X5?';
const quoteOf = async (talk: ReturnType<typeof newTalk>, text = question) =>
  (await talk.say(text)).messages[0]?.quote;

it('quotes with the rule, writes the booking at that price, and stops when the rule is off', async () => {
  const studio = await newStudio('spring@example.com', {});
  const talk = studio.newTalk();
  const quote = await quoteOf(talk);
  expect(quote?.total).toBeCloseTo((quote?.before ?? 0) * 0.9, 5);
  expect(quote?.discounts).toMatchObject([{ name: 'Frühling', percent: 10 }]);
  await talk.say('Mittwoch um 10 Uhr, Max Falk');
  await talk.say('ja');
  expect(await studio.events()).toMatchObject([
    { quote: { total: quote?.total, before: quote?.before, discounts: [{ name: 'Frühling' }] } },
  ]);
  await studio.give([{ ...tenOff, active: false }]);
  expect((await quoteOf(studio.newTalk()))?.discounts).toBeUndefined();
});

it('gives the first visit off once: the same phone pays the list’s price next time', async () => {
  const studio = await newStudio('welcome@example.com', { name: 'Willkommen', firstVisit: true });
  const first = studio.newTalk();
  expect((await quoteOf(first))?.discounts).toMatchObject([{ name: 'Willkommen' }]);
  await first.say('Mittwoch um 10 Uhr, Max Falk, 0151 2345678');
  await first.say('ja');
  const again = studio.newTalk();
  await quoteOf(again);
  await again.say('Donnerstag um 10 Uhr, Max Falk, +49 151 2345678');
  await again.say('ja');
  const totals = (await studio.events()).map(({ quote }) => quote?.discounts?.length ?? 0);
  expect(totals).toEqual([1, 0]);
});

it('keeps rules apart: another studio gives nothing, and bad rules are refused by name', async () => {
  const studio = await newStudio('own-rules@example.com', {});
  const other = await test.createOwner('no-rules@example.com');
  expect((await quoteOf(newTalk(test, other.chatLinkId)))?.discounts).toBeUndefined();
  const path = `/api/partner/${studio.owner.partnerId}/config`;
  const foreign = await test.send('PATCH', path, { as: other.user, body: { discounts: [] } });
  expect(foreign.statusCode).toBe(404);
  const bad = await studio.give([{ ...tenOff, value: 120 }]);
  expect(bad.statusCode).toBe(400);
  expect(bad.body).toContain('whole number from 1 to 90');
});
