import { randomUUID } from 'node:crypto';
import { conversationTokenHeader, previewTokenHeader } from '@glossa/contracts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { mails } from '../../mail/mail.table.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { dialogs } from '../plans/plans.table.ts';
import { conversations, messages } from './conversations.table.ts';
import { newTalk } from './testing/talk.ts';

let now = new Date('2027-03-15T08:00:00Z');
let test: TestApp;
let owner: Awaited<ReturnType<TestApp['createOwner']>>;
let other: Awaited<ReturnType<TestApp['createOwner']>>;
beforeAll(async () => {
  test = await createTestApp({ now: () => now });
  owner = await test.createOwner('owner@example.com');
  other = await test.createOwner('other@example.com');
});
afterAll(() => test.close());
// Each test talks a little later than the one before, so that its talk is the newest.
beforeEach(() => {
  now = new Date(now.getTime() + 1000);
});

const base = () => `/api/partner/${owner.partnerId}/conversation`;
const asOwner = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown) =>
  test.send(method, path, { as: owner.user, ...(body !== undefined && { body }) });
const newestId = async () => (await asOwner('GET', base())).json()[0].id as string;

it('shows the owner the talk with the reason of every reply', async () => {
  const talk = newTalk(test, owner.chatLinkId);
  await talk.say('Was kostet ein Sonnenstreifen beim X5?');
  const list = await asOwner('GET', `${base()}?search=sonnenstreifen`);
  expect(list.headers['x-total-count']).toBe('1');
  expect(list.json()).toMatchObject([{ botName: 'Mia', state: 'bot', language: 'DE', channel: 'web' }]);
  const detail = (await asOwner('GET', `${base()}/${list.json()[0].id}`)).json();
  expect(detail.messages).toMatchObject([
    { author: 'client', seq: 1 },
    { author: 'bot', seq: 2, reason: { engine: 'built-in', listVersion: 1, rowIds: [expect.any(String)] } },
  ]);
  expect(detail.messages[1].reason.rowIds).toEqual([detail.messages[1].quote.lines[0].rowId]);
});

it('calls a person once, tells the studio, and is silent while a person talks', async () => {
  const talk = newTalk(test, owner.chatLinkId);
  expect((await talk.say('Ich möchte mit einem Menschen sprechen')).state).toBe('waiting');
  await talk.say('Hallo, ist da jemand? Ich will einen Menschen sprechen!');
  const wanted = (await test.db.select().from(mails)).filter(({ subject }) =>
    subject.includes('talk to a person'),
  );
  expect(wanted).toHaveLength(1);
  const id = await newestId();
  expect(wanted[0]?.body).toContain(`/conversations/${id}`);
  expect((await asOwner('POST', `${base()}/${id}/takeover`)).statusCode).toBe(204);
  expect(await talk.say('Danke')).toMatchObject({ state: 'manager', messages: [] });
  const said = await asOwner('POST', `${base()}/${id}/message`, { text: 'Guten Tag, hier ist das Studio.' });
  expect(said.statusCode).toBe(201);
  const history = await test.send('GET', `/api/chat/${owner.chatLinkId}/message?after=5`, {
    headers: { [conversationTokenHeader]: talk.token() },
  });
  expect(history.json()).toMatchObject({
    state: 'manager',
    messages: [{ author: 'manager', text: 'Guten Tag, hier ist das Studio.' }],
  });
  expect((await asOwner('POST', `${base()}/${id}/release`)).statusCode).toBe(204);
  expect((await talk.say('Was kostet ein Sonnenstreifen?')).messages).toHaveLength(1);
});

it('answers what was written while the person gave the talk back, and nothing older', async () => {
  const talk = newTalk(test, owner.chatLinkId);
  await talk.say('Hallo');
  const id = await newestId();
  const repliesTo = async (minutes: number) => {
    await asOwner('POST', `${base()}/${id}/takeover`);
    expect((await talk.say('Was kostet ein Sonnenstreifen?')).messages).toEqual([]);
    now = new Date(now.getTime() + minutes * 60_000);
    await asOwner('POST', `${base()}/${id}/release`);
    now = new Date(now.getTime() + 1000);
    await test.answerUnanswered();
    const { messages } = (await asOwner('GET', `${base()}/${id}`)).json();
    return messages.at(-1);
  };
  expect(await repliesTo(10)).toMatchObject({ author: 'client' });
  expect(await repliesTo(0)).toMatchObject({ author: 'bot', quote: expect.anything() });
});

it('answers again by itself when the person has been silent for an hour', async () => {
  const talk = newTalk(test, owner.chatLinkId);
  await talk.say('Hallo');
  await asOwner('POST', `${base()}/${await newestId()}/takeover`);
  expect((await talk.say('Hallo?')).messages).toEqual([]);
  now = new Date(now.getTime() + 61 * 60_000);
  expect(await talk.say('Noch jemand da?')).toMatchObject({ state: 'bot', messages: [{ author: 'bot' }] });
});

it('hides the talks of another business', async () => {
  const id = await newestId();
  const place = `/api/partner/${other.partnerId}/conversation/${id}`;
  for (const [method, path, body] of [
    ['GET', place],
    ['POST', `${place}/takeover`],
    ['POST', `${place}/message`, { text: 'x' }],
    ['DELETE', place],
  ] as const) {
    const answer = await test.send(method, path, { as: other.user, ...(body && { body }) });
    expect(answer.statusCode).toBe(404);
  }
});

it('erases a talk for the owner and for the client, and keeps the booked time without a name', async () => {
  const talk = newTalk(test, owner.chatLinkId);
  for (const line of ['Was kostet ein Sonnenstreifen beim X5?', 'Freitag um 10', 'Kassandra', 'ja'])
    await talk.say(line);
  const erased = await test.send('DELETE', `/api/chat/${owner.chatLinkId}/conversation`, {
    headers: { [conversationTokenHeader]: talk.token() },
  });
  expect(erased.statusCode).toBe(204);
  const range = '?from=2027-03-01T00:00:00Z&to=2027-05-01T00:00:00Z';
  const events = (await asOwner('GET', `/api/partner/${owner.partnerId}/event${range}`)).json();
  expect(events).toMatchObject([{ status: 'BOOKED', customerName: '', conversationId: null }]);
  const everything = JSON.stringify([
    await test.db.select().from(messages),
    await test.db.select().from(conversations),
    events,
  ]);
  expect(everything).not.toContain('Kassandra');
  const id = await newestId();
  expect((await asOwner('DELETE', `${base()}/${id}`)).statusCode).toBe(204);
  expect((await asOwner('GET', `${base()}/${id}`)).statusCode).toBe(404);
});

it('lets the owner try a bot without counting, telling or writing anything', async () => {
  const path = `/api/partner/${other.partnerId}/bot/${other.botId}`;
  const { previewToken } = (await test.send('POST', `${path}/preview`, { as: other.user })).json();
  await test.send('PATCH', path, { as: other.user, body: { status: 'PAUSED' } });
  const mailsBefore = (await test.db.select().from(mails)).length;
  const talk = newTalk(test, other.chatLinkId, { [previewTokenHeader]: previewToken });
  const lines = ['Was kostet ein Sonnenstreifen beim X5?', 'Freitag um 10', 'Jonas', 'ja'];
  const answers = [];
  for (const line of lines) answers.push(await talk.say(line));
  expect(answers.at(-1)?.messages[0]?.text).toContain('Vorschau');
  await talk.say('Ich möchte mit einem Menschen sprechen');
  const { partnerId } = other;
  const range = '?from=2027-03-01T00:00:00Z&to=2027-05-01T00:00:00Z';
  expect(
    (await test.send('GET', `/api/partner/${partnerId}/event${range}`, { as: other.user })).json(),
  ).toEqual([]);
  expect(
    (await test.send('GET', `/api/partner/${partnerId}/conversation`, { as: other.user })).json(),
  ).toEqual([]);
  expect((await test.db.select().from(mails)).length).toBe(mailsBefore);
  expect((await test.db.select().from(dialogs)).filter((dialog) => dialog.partnerId === partnerId)).toEqual(
    [],
  );
  const stranger = newTalk(test, other.chatLinkId, {
    [previewTokenHeader]: `${Date.now() * 2}.${randomUUID()}`,
  });
  await expect(stranger.say('Hallo')).rejects.toThrow('bot_paused');
});

it('settles an open question once the owner has dealt with it', async () => {
  const talk = newTalk(test, owner.chatLinkId);
  await talk.say('Was kostet eine Motorwäsche?');
  const path = `/api/partner/${owner.partnerId}/client-request`;
  const [question] = (await asOwner('GET', path)).json();
  expect(question).toMatchObject({ kind: 'price' });
  expect((await asOwner('POST', `${path}/${question.id}/settle`)).statusCode).toBe(204);
  const listOpen = async () => (await asOwner('GET', path)).json().map(({ id }: { id: string }) => id);
  expect(await listOpen()).not.toContain(question.id);
  expect((await asOwner('POST', `${path}/${question.id}/reopen`)).statusCode).toBe(204);
  expect(await listOpen()).toContain(question.id);
});
