import type { ClientRequest, ListedConversation } from '@glossa/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mails } from '../../../mail/mail.table.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { newTalk } from '../testing/talk.ts';

let test: TestApp;
let owner: Awaited<ReturnType<TestApp['createOwner']>>;
let studios = 0;
beforeAll(async () => {
  test = await createTestApp({ now: () => new Date('2027-03-15T08:00:00Z') });
});
afterAll(() => test.close());
beforeEach(async () => {
  studios += 1;
  owner = await test.createOwner(`owner${studios}@example.com`);
});

const call = (method: 'GET' | 'POST' | 'PATCH', path: string, body?: unknown) =>
  test.send(method, `/api/partner/${owner.partnerId}/${path}`, {
    as: owner.user,
    ...(body !== undefined && { body }),
  });
const onlyTalk = async (): Promise<ListedConversation> => (await call('GET', 'conversation')).json()[0];
const requests = async (): Promise<ClientRequest[]> => (await call('GET', 'client-request')).json();

describe('a row of the inbox', () => {
  it('shows the client’s words, what is new, the car, the price and the booking', async () => {
    const talk = newTalk(test, owner.chatLinkId);
    await talk.say('Was kostet ein Sonnenstreifen beim BMW X5?');
    expect(await onlyTalk()).toMatchObject({
      lastText: 'Was kostet ein Sonnenstreifen beim BMW X5?',
      unread: 1,
      car: 'BMW X5',
      value: { total: 45, currency: 'EUR' },
      isBooked: false,
    });
    for (const line of ['Donnerstag um 11 Uhr', 'Max', 'ja']) await talk.say(line);
    expect(await onlyTalk()).toMatchObject({ lastText: 'ja', unread: 4, isBooked: true });
  });

  it('is read up to where somebody looked, and never further than the talk goes', async () => {
    const talk = newTalk(test, owner.chatLinkId);
    await talk.say('Hallo');
    await talk.say('Was kostet ein Sonnenstreifen?');
    const { id } = await onlyTalk();
    const seen = (seq: number) => call('POST', `conversation/${id}/seen`, { seq });
    expect((await seen(2)).statusCode).toBe(204);
    expect((await onlyTalk()).unread).toBe(1);
    await seen(999);
    await seen(1);
    expect((await onlyTalk()).unread).toBe(0);
    await talk.say('Danke');
    expect((await onlyTalk()).unread).toBe(1);
  });
});

it('shows who the client of a talk is, once something is known', async () => {
  const talk = newTalk(test, owner.chatLinkId);
  await talk.say('Hallo');
  expect((await call('GET', `conversation/${(await onlyTalk()).id}/client`)).json()).toBeNull();
  for (const line of ['Was kostet ein Sonnenstreifen beim BMW X5?', 'Donnerstag um 11 Uhr', 'Max', 'ja'])
    await talk.say(line);
  const { id } = await onlyTalk();
  const client = (await call('GET', `conversation/${id}/client`)).json();
  expect(client).toMatchObject({ name: 'Max', bookings: 1, cars: [expect.stringContaining('BMW X5')] });
});

describe('a suggested answer', () => {
  it('is what the bot would say while a person talks, and is not said', async () => {
    const talk = newTalk(test, owner.chatLinkId);
    await talk.say('Hallo');
    const { id } = await onlyTalk();
    await call('POST', `conversation/${id}/takeover`);
    await talk.say('Was kostet ein Sonnenstreifen beim BMW X5?');
    const { text } = (await call('GET', `conversation/${id}/suggestion`)).json();
    expect(text).toContain('45');
    const { messages } = (await call('GET', `conversation/${id}`)).json();
    expect(messages.at(-1)).toMatchObject({ author: 'client' });
  });

  it('is none where a booking would have to be written', async () => {
    const talk = newTalk(test, owner.chatLinkId);
    for (const line of ['Was kostet ein Sonnenstreifen beim BMW X5?', 'Donnerstag um 11 Uhr', 'Max'])
      await talk.say(line);
    const { id } = await onlyTalk();
    await call('POST', `conversation/${id}/takeover`);
    await talk.say('ja');
    expect((await call('GET', `conversation/${id}/suggestion`)).json()).toEqual({ text: null });
    expect((await onlyTalk()).isBooked).toBe(false);
  });
});

describe('canned answers', () => {
  const hours = { name: 'hours', texts: { EN: 'We open at nine.', DE: 'Wir öffnen um neun.' } };

  it('are the studio’s own list', async () => {
    expect((await call('GET', 'canned-answers')).json()).toEqual([]);
    expect((await call('PATCH', 'canned-answers', { answers: [hours] })).json()).toEqual([hours]);
    expect((await call('GET', 'canned-answers')).json()).toEqual([hours]);
    const other = await test.createOwner(`other${studios}@example.com`);
    const theirs = await test.send('GET', `/api/partner/${other.partnerId}/canned-answers`, {
      as: other.user,
    });
    expect(theirs.json()).toEqual([]);
  });

  it.each([
    ['two of one name', [hours, { ...hours, name: 'Hours' }]],
    ['one without words', [{ name: 'x', texts: {} }]],
    ['one without a name', [{ name: ' ', texts: { EN: 'x' } }]],
    ['a language nobody speaks', [{ name: 'x', texts: { FR: 'x' } }]],
  ])('are refused with %s', async (_, answers) => {
    expect((await call('PATCH', 'canned-answers', { answers })).statusCode).toBe(400);
  });
});

describe('words the bot does not understand', () => {
  const words = 'Blorb zwirbel';
  const misunderstood = async () => {
    const talk = newTalk(test, owner.chatLinkId);
    await talk.say('Hallo');
    await talk.say(words);
    return { talk, request: (await requests())[0] as ClientRequest };
  };
  const fix = async (id: string, body: unknown) => call('POST', `client-request/${id}/fix`, body);

  it('come up once for a talk, and nobody is called for it', async () => {
    const before = (await test.db.select().from(mails)).length;
    const { talk } = await misunderstood();
    expect(await requests()).toMatchObject([{ kind: 'unclear', question: words }]);
    expect((await test.db.select().from(mails)).length).toBe(before);
    await talk.say('Zorpel quux');
    expect((await requests()).filter(({ kind }) => kind === 'unclear')).toHaveLength(1);
  });

  it('are understood once an answer is taught, tried on the same talk', async () => {
    const { request } = await misunderstood();
    expect((await fix(request.id, { kind: 'try' })).json().isUnderstood).toBe(false);
    const entry = { topic: 'own', question: words, answer: 'Das führen wir nicht.' };
    expect((await fix(request.id, { kind: 'knowledge', entry })).json()).toMatchObject({
      wouldSay: expect.stringContaining('Das führen wir nicht.'),
      isUnderstood: true,
    });
    const again = await newTalk(test, owner.chatLinkId).say(words);
    expect(again.messages[0]?.text).toContain('Das führen wir nicht.');
  });

  it('are understood once the price is on the list', async () => {
    const talk = newTalk(test, owner.chatLinkId);
    await talk.say('Quarzolit');
    const [request] = await requests();
    const list = (await call('GET', 'pricing')).json();
    const row = { service: 'Quarzolit', price: 320, currency: 'EUR' };
    const saved = await call('POST', 'pricing', {
      rows: [...list.rows, row],
      baseVersion: list.version,
      kind: 'TABLE',
    });
    expect(saved.statusCode, saved.body).toBeLessThan(300);
    expect((await fix(request?.id ?? '', { kind: 'try' })).json()).toMatchObject({
      wouldSay: expect.stringContaining('320'),
      isUnderstood: true,
    });
  });

  it('about a car go on with the right one', async () => {
    const talk = newTalk(test, owner.chatLinkId);
    await talk.say('Was kostet ein Sonnenstreifen?');
    await talk.say('Zwirbelmobil 3');
    const request = (await requests()).find(({ kind }) => kind === 'unclear');
    const tried = await fix(request?.id ?? '', { kind: 'car', car: 'BMW X5' });
    expect(tried.json()).toMatchObject({ isUnderstood: true });
    expect((await onlyTalk()).car).toBe('BMW X5');
    expect((await fix(request?.id ?? '', { kind: 'car', car: 'Zwirbelmobil' })).statusCode).toBe(400);
  });

  it('are answered by a person like any other question', async () => {
    const { request } = await misunderstood();
    const answered = await call('POST', `client-request/${request.id}/answer`, { text: 'Was meinen Sie?' });
    expect(answered.json()).toMatchObject({ answer: 'Was meinen Sie?', keep: 'offered' });
  });
});
