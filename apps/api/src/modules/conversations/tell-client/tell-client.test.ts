import type { CalendarEvent, ChatHistory } from '@glossa/contracts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mails } from '../../../mail/mail.table.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { newTalk, type Talk } from '../testing/talk.ts';

// A Monday morning in Berlin.
const now = new Date('2027-03-15T08:00:00Z');
const later = { start: '2027-03-19T12:00:00.000Z', end: '2027-03-19T12:30:00.000Z' };

let test: TestApp;
let owner: Awaited<ReturnType<TestApp['createOwner']>>;
let talk: Talk;
let event: CalendarEvent;
let studios = 0;

beforeAll(async () => {
  test = await createTestApp({ now: () => now });
});
afterAll(() => test.close());
beforeEach(async () => {
  owner = await test.createOwner(`owner${++studios}@example.com`);
  talk = newTalk(test, owner.chatLinkId);
  for (const line of ['Was kostet ein Sonnenstreifen beim BMW X5?', 'Freitag um 10 Uhr', 'Max', 'ja'])
    await talk.say(line);
  const range = '?from=2027-03-01T00:00:00Z&to=2027-05-01T00:00:00Z';
  [event] = (await call('GET', `/event${range}`)).json();
});

const call = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object, as = owner) =>
  test.send(method, `/api/partner/${owner.partnerId}${path}`, { as: as.user, ...(body && { body }) });
const draft = async () => (await call('GET', `/event/${event.id}/client-news`)).json();
const tell = (body: object) => call('POST', `/event/${event.id}/client-news`, body);
const history = async (): Promise<ChatHistory> =>
  (
    await test.send('GET', `/api/chat/${owner.chatLinkId}/message`, {
      headers: { 'x-conversation-token': talk.token() },
    })
  ).json();

describe('an owner who moves a booking', () => {
  it('is offered words in the client’s language, and tells nobody unless they are sent', async () => {
    const said = (await history()).messages.length;
    await call('PATCH', `/event/${event.id}`, later);
    expect(await draft()).toMatchObject({ name: 'Max', ways: ['chat'], version: 2 });
    expect((await draft()).text).toMatch(/verschieben.*19\. März, 13:00 bis 13:30 Uhr/);
    expect((await history()).messages).toHaveLength(said);
  });

  it('tells the client in the talk, with the new card, and the old one no longer holds', async () => {
    await call('PATCH', `/event/${event.id}`, later);
    const { text, version } = await draft();
    expect((await tell({ text, version })).statusCode).toBe(204);
    const { messages, state } = await history();
    const last = messages.at(-1);
    expect(state).toBe('bot');
    expect(last).toMatchObject({ author: 'manager', text, booking: { eventId: event.id, ...later } });
    expect(last?.booking?.state).toBeUndefined();
    const old = messages.find(({ booking }) => booking?.start === event.start);
    expect(old?.booking?.state).toBe('MOVED');
  });

  it('shows on the old card that it no longer holds even when nothing is told', async () => {
    await call('PATCH', `/event/${event.id}`, later);
    expect((await history()).messages.at(-1)?.booking?.state).toBe('MOVED');
  });

  it('tells a shorter job as such', async () => {
    await call('PATCH', `/event/${event.id}`, { end: '2027-03-19T09:15:00.000Z' });
    expect((await draft()).text).toMatch(/dauert jetzt von 10:00 bis 10:15 Uhr/);
  });

  it('also writes to the address, with the calendar file of the same event and a raised number', async () => {
    const email = `max${studios}@example.com`;
    await call('PATCH', `/event/${event.id}`, { customerEmail: email });
    await call('PATCH', `/event/${event.id}`, later);
    const { ways, version } = await draft();
    expect(ways).toEqual(['chat', 'mail']);
    await tell({ text: 'Passt Freitag um 13 Uhr?', version });
    const [mail] = await test.db.select().from(mails).where(eq(mails.recipient, email));
    expect(mail?.subject).toContain('Ihr Termin hat sich geändert');
    expect(mail?.body).toMatch(
      /Passt Freitag um 13 Uhr\?\n\nSonnenstreifen\nBMW X5 · SUV\n[\s\S]*\/booking\//,
    );
    expect(mail?.ics).toContain(`UID:${event.id}@glossa`);
    expect(mail?.ics).toContain(`SEQUENCE:${version - 1}`);
    expect(mail?.ics).toContain('DTSTART:20270319T120000Z');
  });
});

describe('an owner who cancels a booking', () => {
  it('tells the client, whose cards say so', async () => {
    await call('DELETE', `/event/${event.id}`);
    const { text, version } = await draft();
    expect(text).toMatch(/Leider müssen wir Ihren Termin absagen/);
    expect((await tell({ text, version })).statusCode).toBe(204);
    const cards = (await history()).messages.flatMap(({ booking }) => booking ?? []);
    expect(cards.map(({ state }) => state)).toEqual(['CANCELLED', 'CANCELLED']);
  });
});

it('marks the card of a booking the client cancels in the talk', async () => {
  for (const line of ['Ich muss meinen Termin absagen', 'ja', 'ja, absagen']) await talk.say(line);
  const cards = (await history()).messages.flatMap(({ booking }) => booking ?? []);
  expect(new Set(cards.map(({ state }) => state))).toEqual(new Set(['CANCELLED']));
});

it('refuses words about a booking that has changed since', async () => {
  const { text, version } = await draft();
  await call('PATCH', `/event/${event.id}`, later);
  const answer = await tell({ text, version });
  expect(answer.statusCode).toBe(409);
  expect(answer.json().code).toBe('stale');
});

it.each([{ text: ' ', version: 1 }, { text: 'x'.repeat(2001), version: 1 }, { text: 'x' }])(
  'refuses %j',
  async (body) => {
    expect((await tell(body)).statusCode).toBe(400);
  },
);

it('knows no booking of another studio', async () => {
  const stranger = await test.createOwner(`stranger${studios}@example.com`);
  const path = `/api/partner/${stranger.partnerId}/event/${event.id}/client-news`;
  expect((await test.send('GET', path, { as: stranger.user })).statusCode).toBe(404);
  const body = { text: 'Hallo', version: 1 };
  expect((await test.send('POST', path, { as: stranger.user, body })).statusCode).toBe(404);
});

it('has no way to a client whose talk was erased', async () => {
  await test.send('DELETE', `/api/chat/${owner.chatLinkId}/conversation`, {
    headers: { 'x-conversation-token': talk.token() },
  });
  expect(await draft()).toMatchObject({ ways: [], name: '' });
});
