import { defaultBotRules, type Numbers } from '@glossa/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { startScriptedModel } from '../assistant/testing/scripted-model.ts';
import { newTalk } from '../conversations/testing/talk.ts';

let test: TestApp;
let owner: Awaited<ReturnType<TestApp['createOwner']>>;
let count = 0;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  count += 1;
  owner = await test.createOwner(`numbers-${count}@example.com`);
});

const url = (rest: string) => `/api/partner/${owner.partnerId}/${rest}`;
const numbersOf = async (who = owner, query = ''): Promise<Numbers> =>
  (await test.send('GET', `/api/partner/${who.partnerId}/numbers${query}`, { as: who.user })).json();
const zeros = {
  ...{ dialogs: 0, bookings: 0, bookedValue: 0, jobsDone: 0, doneValue: 0 },
  ...{ upsellsOffered: 0, upsellsTaken: 0, personsAsked: 0, personsAnswered: 0, personsInTime: 0 },
  ...{ personWaitSeconds: null, heldBack: 0, questions: 0, questionsOpen: 0 },
};

/** A talk that ends with a booking. */
async function book() {
  const talk = newTalk(test, owner.chatLinkId);
  const quoted = (await talk.say('Was kostet ein Sonnenstreifen beim Golf?')).messages[0]?.quote;
  const offered = await talk.say('Termin buchen');
  await talk.say(offered.messages[0]?.choices?.[0] ?? '');
  await talk.say('Kassandra');
  const { booking } = (await talk.say('ja')).messages[0] ?? {};
  if (!booking || !quoted) throw new Error('the talk led to no booking');
  return { eventId: booking.eventId, price: quoted.total };
}

describe('the numbers of a studio', () => {
  it('are zeros before the first talk, week by week', async () => {
    const numbers = await numbersOf();
    expect(numbers).toMatchObject({ currency: 'EUR', total: zeros, channels: [] });
    expect(numbers.weeks).toHaveLength(8);
    expect(numbers.weeks[7]).toMatchObject(zeros);
    expect((await numbersOf(owner, '?weeks=26')).weeks).toHaveLength(26);
    expect((await test.send('GET', url('numbers?weeks=5000'), { as: owner.user })).statusCode).toBe(400);
  });

  it('count dialogs, bookings and their value by week and channel, and forget what is cancelled', async () => {
    const { eventId, price } = await book();
    await newTalk(test, owner.chatLinkId).say('Hallo');
    const { weeks, total, channels } = await numbersOf();
    expect(total).toMatchObject({ dialogs: 2, bookings: 1, bookedValue: price });
    expect(weeks.at(-1)).toMatchObject({ dialogs: 2, bookings: 1, bookedValue: price });
    expect(channels).toEqual([{ channel: 'web', dialogs: 2, bookings: 1 }]);
    await test.send('DELETE', url(`event/${eventId}`), { as: owner.user });
    expect((await numbersOf()).total).toMatchObject({ dialogs: 2, bookings: 0, bookedValue: 0 });
  });

  it('count a job that is done with what was paid, else with what was said', async () => {
    const { price } = await book();
    const events = await test.send('GET', url(`event?from=${daysAway(-1)}&to=${daysAway(40)}`), {
      as: owner.user,
    });
    const [event] = events.json();
    // The job itself is a later one; it is moved to today, where these weeks end.
    const done = (body: object) =>
      test.send('PATCH', url(`event/${event.id}`), { as: owner.user, body: { ...body, force: true } });
    const minute = 60_000;
    const start = new Date((Math.floor(Date.now() / minute) - 30) * minute);
    const end = new Date(start.getTime() + 20 * minute);
    const moved = await done({ start: start.toISOString(), end: end.toISOString() });
    expect(moved.statusCode).toBe(200);
    expect((await numbersOf()).total).toMatchObject({ jobsDone: 0, doneValue: 0 });
    expect((await done({ jobState: 'DONE' })).statusCode).toBe(200);
    expect((await numbersOf()).total).toMatchObject({ jobsDone: 1, doneValue: price });
    await done({ jobState: 'DONE', paid: price + 12.5 });
    expect((await numbersOf()).total).toMatchObject({ jobsDone: 1, doneValue: price + 12.5 });
  });

  it('count an extra when it is mentioned and when it is taken', async () => {
    const rules = {
      ...defaultBotRules,
      upsell: 'CHOSEN',
      upsells: [{ after: 'Sonnenstreifen', offer: 'Folienentfernung' }],
    };
    const saved = await test.send('PATCH', url(`bot/${owner.botId}`), { as: owner.user, body: { rules } });
    expect(saved.statusCode).toBe(200);
    const talk = newTalk(test, owner.chatLinkId);
    await talk.say('Was kostet ein Sonnenstreifen beim BMW X5?');
    expect((await numbersOf()).total).toMatchObject({ upsellsOffered: 1, upsellsTaken: 0 });
    await talk.say('Das nehme ich noch dazu');
    expect((await numbersOf()).total).toMatchObject({ upsellsOffered: 1, upsellsTaken: 1 });
  });

  it('measure how long somebody who wants a person waits for the first word', async () => {
    await newTalk(test, owner.chatLinkId).say('Ich möchte mit einem Menschen sprechen');
    expect((await numbersOf()).total).toMatchObject({
      ...{ personsAsked: 1, personsAnswered: 0, personWaitSeconds: null },
    });
    const [talk] = (await test.send('GET', url('conversation'), { as: owner.user })).json();
    await test.send('POST', url(`conversation/${talk.id}/message`), {
      as: owner.user,
      body: { text: 'Guten Tag, hier ist die Werkstatt.' },
    });
    const { total } = await numbersOf();
    expect(total).toMatchObject({ personsAsked: 1, personsAnswered: 1, personsInTime: 1 });
    expect(total.personWaitSeconds).toBeLessThan(60);
  });

  it('count what the bot could not answer, until somebody settles it', async () => {
    await newTalk(test, owner.chatLinkId).say('Was kostet eine Motorwäsche?');
    expect((await numbersOf()).total).toMatchObject({ questions: 1, questionsOpen: 1 });
    const [request] = (await test.send('GET', url('client-request'), { as: owner.user })).json();
    await test.send('POST', url(`client-request/${request.id}/settle`), { as: owner.user });
    expect((await numbersOf()).total).toMatchObject({ questions: 1, questionsOpen: 0 });
  });

  it('are nobody else’s', async () => {
    const other = await test.createOwner(`other-${count}@example.com`);
    await newTalk(test, owner.chatLinkId).say('Hallo');
    expect((await numbersOf(other)).total.dialogs).toBe(0);
    const staff = await test.createStaff(owner, `staff-${count}@example.com`);
    expect((await test.send('GET', url('numbers'), { as: staff })).statusCode).toBe(403);
  });
});

it('counts a figure that was held back', async () => {
  const model = await startScriptedModel(() => ({ say: 'Das kostet 999 €.' }));
  const talking = await createTestApp({ config: { ai: model.config } });
  try {
    const studio = await talking.createOwner('held@example.com');
    await newTalk(talking, studio.chatLinkId).say('Was kostet ein Sonnenstreifen beim Golf?');
    const answer = await talking.send('GET', `/api/partner/${studio.partnerId}/numbers`, { as: studio.user });
    expect(answer.json().total).toMatchObject({ dialogs: 1, heldBack: 1 });
  } finally {
    await talking.close();
    await model.stop();
  }
});

function daysAway(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString();
}
