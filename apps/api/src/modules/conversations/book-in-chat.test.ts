import type { CalendarEvent } from '@glossa/contracts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mails } from '../../mail/mail.table.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { newTalk } from './testing/talk.ts';

// A Monday morning in Berlin.
const now = new Date('2027-03-15T08:00:00Z');
const range = '?from=2027-03-01T00:00:00Z&to=2027-05-01T00:00:00Z';
let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ now: () => now });
});
afterAll(() => test.close());

type Owner = Awaited<ReturnType<TestApp['createOwner']>>;

async function eventsOf(owner: Owner): Promise<CalendarEvent[]> {
  const answer = await test.send('GET', `/api/partner/${owner.partnerId}/event${range}`, { as: owner.user });
  return answer.json();
}

describe.each([
  ['EN', ['hi', 'how much is a sun strip for my BMW X5?', 'Thursday at 11 please', 'Ben', 'yes'], /booked/i],
  [
    'DE',
    ['Hallo', 'Was kostet ein Sonnenstreifen beim BMW X5?', 'Donnerstag um 11 Uhr bitte', 'Jonas', 'ja'],
    /Termin steht/i,
  ],
  [
    'UA',
    ['Вітаю', 'Скільки коштує сонцезахисна смуга на BMW X5?', 'у четвер об 11', 'Олег', 'так'],
    /запис/i,
  ],
  [
    'RU',
    ['Здравствуйте', 'Сколько стоит солнцезащитная полоса на BMW X5?', 'в четверг в 11', 'Игорь', 'да'],
    /запис/i,
  ],
] as const)('a client who speaks %s', (language, lines, booked) => {
  it('gets from the first word to an event in the owner’s calendar, and hears of it only then', async () => {
    const owner = await test.createOwner(`${language}@example.com`);
    const talk = newTalk(test, owner.chatLinkId);
    for (const line of lines.slice(0, -1)) {
      await talk.say(line);
      expect((await eventsOf(owner)).filter(({ status }) => status === 'BOOKED')).toEqual([]);
    }
    const {
      messages: [reply],
    } = await talk.say(lines.at(-1) ?? '');
    const [event, ...others] = await eventsOf(owner);
    expect(others).toEqual([]);
    expect(event).toMatchObject({
      status: 'BOOKED',
      source: 'BOT',
      customerName: lines[3],
      start: '2027-03-18T10:00:00.000Z',
      quote: { total: 45, currency: 'EUR' },
    });
    expect(reply?.text).toMatch(booked);
    expect(reply?.booking).toMatchObject({ eventId: event?.id, start: event?.start });
    expect(reply?.booking?.managePath).toMatch(/^\/booking\/[\w-]{60,}$/);
  });
});

it('says the card of a booking anew in a language the client switches to', async () => {
  const owner = await test.createOwner('card@example.com');
  const talk = newTalk(test, owner.chatLinkId);
  for (const line of ['Was kostet ein Sonnenstreifen beim BMW X5?', 'Donnerstag um 11 Uhr bitte', 'Jonas'])
    await talk.say(line);
  const {
    messages: [booked],
    conversationToken: token,
  } = await talk.say('ja');
  expect(booked?.booking).toMatchObject({ service: 'Sonnenstreifen', car: 'BMW X5 · SUV' });
  const switched = await test.send('POST', `/api/chat/${owner.chatLinkId}/language`, {
    body: { language: 'UA' },
    headers: { 'x-conversation-token': token },
  });
  expect(switched.json().messages.at(-1)).toEqual({
    ...booked,
    quote: { ...booked?.quote, lines: [expect.objectContaining({ label: 'Сонцезахисна смуга' })] },
    booking: {
      ...booked?.booking,
      service: 'Сонцезахисна смуга (Sonnenstreifen)',
      car: 'BMW X5 · позашляховик',
    },
  });
});

it.each([
  ['UA', ['Скільки коштує сонцезахисна смуга на Audi A4 седан?', 'у четвер об 11', 'Олег', 'так'], 'седан'],
  [
    'RU',
    ['Сколько стоит солнцезащитная полоса на Audi A4 универсал?', 'в четверг в 11', 'Игорь', 'да'],
    'универсал',
  ],
] as const)(
  'calls a body the list does not name in the studio’s language for the studio, in %s for the client',
  async (language, lines, said) => {
    const owner = await test.createOwner(`body-${language}@example.com`);
    const talk = newTalk(test, owner.chatLinkId);
    for (const line of lines.slice(0, -1)) await talk.say(line);
    const {
      messages: [reply],
    } = await talk.say(lines.at(-1) ?? '');
    const [event] = await eventsOf(owner);
    expect(event).toMatchObject({
      carName: expect.stringMatching(/Audi A4/),
      carType: said === 'седан' ? 'Limousine' : 'Kombi',
    });
    expect(reply?.booking?.car?.toLowerCase()).toContain(said);
  },
);

it('takes the car along: event, card, client’s page, calendar file, and the notice to the owner', async () => {
  const owner = await test.createOwner('car@example.com');
  const talk = newTalk(test, owner.chatLinkId);
  const lines = ['Was kostet ein Sonnenstreifen beim BMW X5?', 'Freitag um 10 Uhr', 'Jonas'];
  for (const line of lines) await talk.say(line);
  await talk.say('Kennzeichen ist B-AB 1234');
  const {
    messages: [reply],
  } = await talk.say('ja');
  const car = 'BMW X5 · SUV · B-AB 1234';
  expect(await eventsOf(owner)).toMatchObject([{ carName: 'BMW X5', carType: 'SUV', carPlate: 'B-AB 1234' }]);
  expect(reply).toMatchObject({ quote: { car: 'BMW X5' }, booking: { car } });
  const own = `/api${reply?.booking?.managePath}`;
  expect((await test.send('GET', own)).json()).toMatchObject({ words: { DE: { car } } });
  expect((await test.send('GET', `${own}/booking.ics`)).body).toContain(`DESCRIPTION:${car}`);
  const notices = await test.db.select().from(mails).where(eq(mails.recipient, 'car@example.com'));
  expect(notices.map(({ body }) => body).join()).toContain(car);

  await test.send('DELETE', `/api/chat/${owner.chatLinkId}/conversation`, {
    headers: { 'x-conversation-token': talk.token() },
  });
  expect(await eventsOf(owner)).toMatchObject([{ carName: 'BMW X5', carPlate: '' }]);
});

it('leads back to its talk on another device, until the talk is erased', async () => {
  const owner = await test.createOwner('device@example.com');
  const talk = newTalk(test, owner.chatLinkId);
  const words = ['Was kostet ein Sonnenstreifen beim BMW X5?', 'Freitag um 10 Uhr', 'Jonas', 'ja'];
  let managePath = '';
  for (const line of words) managePath = (await talk.say(line)).messages[0]?.booking?.managePath ?? '';
  const pathOf = async () => (await test.send('GET', `/api${managePath}`)).json().talkPath;
  expect(await pathOf()).toBe(`/chat/${owner.chatLinkId}#talk=${talk.token()}`);
  await test.send('DELETE', `/api/chat/${owner.chatLinkId}/conversation`, {
    headers: { 'x-conversation-token': talk.token() },
  });
  expect(await pathOf()).toBeNull();
});

it('gives no key to a talk whose token was chance', async () => {
  const owner = await test.createOwner('chance@example.com');
  const talk = newTalk(test, owner.chatLinkId);
  let managePath = '';
  const words = ['Was kostet ein Sonnenstreifen beim BMW X5?', 'Freitag um 10 Uhr', 'Jonas', 'ja'];
  for (const [i, line] of words.entries())
    managePath = (await talk.say(line, `short-${i}`)).messages[0]?.booking?.managePath ?? '';
  const { talkPath } = (await test.send('GET', `/api${managePath}`)).json();
  expect(talkPath).toBe(`/chat/${owner.chatLinkId}`);
});

it('writes a plate that comes after the booking into it, and nowhere else', async () => {
  const owner = await test.createOwner('plate@example.com');
  const talk = newTalk(test, owner.chatLinkId);
  const other = newTalk(test, owner.chatLinkId);
  const words = ['Was kostet ein Sonnenstreifen beim BMW X5?', 'Freitag um 10 Uhr', 'Jonas', 'ja'];
  for (const line of words) await talk.say(line);
  for (const line of words) await other.say(line.replace('10 Uhr', '14 Uhr'));
  const { messages } = await talk.say('Mein Kennzeichen: B-AB 1234');
  expect(messages[0]?.text).toContain('B-AB 1234');
  expect((await eventsOf(owner)).map(({ carPlate }) => carPlate)).toEqual(['B-AB 1234', '']);
});

it('books once when the yes is sent twenty times at once', async () => {
  const owner = await test.createOwner('twenty@example.com');
  const talk = newTalk(test, owner.chatLinkId);
  for (const line of ['Was kostet ein Sonnenstreifen beim BMW X5?', 'Freitag um 10 Uhr', 'Jonas'])
    await talk.say(line);
  const answers = await Promise.all(Array.from({ length: 20 }, () => talk.say('ja', 'the-one-and-only-yes')));
  expect(new Set(answers.map(({ messages }) => messages[0]?.id)).size).toBe(1);
  expect(await eventsOf(owner)).toHaveLength(1);
});

it('tells the truth and offers other times when the slot went to somebody else', async () => {
  const owner = await test.createOwner('race@example.com');
  const bay = (await test.send('GET', `/api/partner/${owner.partnerId}`, { as: owner.user })).json().config
    .bays[0];
  const talk = newTalk(test, owner.chatLinkId);
  for (const line of ['Was kostet ein Sonnenstreifen beim BMW X5?', 'Freitag um 10 Uhr', 'Jonas'])
    await talk.say(line);
  // The owner sells the held time by hand, over the hold.
  const taken = await test.send('POST', `/api/partner/${owner.partnerId}/event`, {
    as: owner.user,
    body: {
      title: 'Walk-in',
      start: '2027-03-19T08:00:00Z',
      end: '2027-03-19T12:00:00Z',
      bayId: bay.id,
      force: true,
    },
  });
  expect(taken.statusCode).toBe(201);
  const {
    messages: [reply],
  } = await talk.say('ja');
  expect(reply?.booking).toBeUndefined();
  expect(reply?.text).not.toMatch(/Termin steht/);
  expect(reply?.choices?.length).toBeGreaterThan(0);
  expect(
    (await eventsOf(owner)).filter(({ source, status }) => source === 'BOT' && status === 'BOOKED'),
  ).toEqual([]);
});

it('moves and cancels only the client’s own booking', async () => {
  const owner = await test.createOwner('change@example.com');
  const talk = newTalk(test, owner.chatLinkId);
  const words = ['Was kostet ein Sonnenstreifen beim BMW X5?', 'Freitag um 10 Uhr', 'Jonas', 'ja'];
  for (const line of words) await talk.say(line);
  const stranger = newTalk(test, owner.chatLinkId);
  for (const line of ['Ich möchte den Termin von Jonas absagen', 'Jonas', 'ja']) await stranger.say(line);
  expect(await eventsOf(owner)).toHaveLength(1);
  for (const line of ['Ich muss meinen Termin absagen', 'ja', 'ja, absagen']) await talk.say(line);
  expect((await eventsOf(owner)).filter(({ status }) => status === 'BOOKED')).toEqual([]);
});

it('asks again when the price changed between the question and the yes', async () => {
  const owner = await test.createOwner('price@example.com');
  const talk = newTalk(test, owner.chatLinkId);
  for (const line of ['Was kostet ein Sonnenstreifen beim BMW X5?', 'Freitag um 10 Uhr', 'Jonas'])
    await talk.say(line);
  const path = `/api/partner/${owner.partnerId}/pricing`;
  const { rows, version } = (await test.send('GET', path, { as: owner.user })).json();
  const strip = rows.find(({ service }: { service: string }) => service === 'Sonnenstreifen');
  const changed = await test.send('PATCH', `${path}/${strip.id}`, {
    as: owner.user,
    body: { price: 55, baseVersion: version },
  });
  expect(changed.statusCode).toBe(200);
  const asked = await talk.say('ja');
  expect(asked.messages[0]).toMatchObject({ text: expect.stringContaining('55'), quote: { total: 55 } });
  expect((await eventsOf(owner)).filter(({ status }) => status === 'BOOKED')).toEqual([]);
  await talk.say('ja');
  expect((await eventsOf(owner)).filter(({ status }) => status === 'BOOKED')).toMatchObject([
    { quote: { total: 55 } },
  ]);
});
