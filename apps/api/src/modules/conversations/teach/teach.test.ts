import { type ClientRequest, conversationTokenHeader } from '@glossa/contracts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mails } from '../../../mail/mail.table.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { messages } from '../conversations.table.ts';
import { newTalk } from '../testing/talk.ts';

const now = new Date('2027-03-15T08:00:00Z');
const question = 'Kann man bei Ihnen parken?';
const answer = 'Ja, drei Plätze direkt vor der Halle.';
let test: TestApp;
let owner: Awaited<ReturnType<TestApp['createOwner']>>;
beforeAll(async () => {
  test = await createTestApp({ now: () => now });
});
afterAll(() => test.close());
let studios = 0;
beforeEach(async () => {
  studios += 1;
  owner = await test.createOwner(`owner${studios}@example.com`);
});

const call = (method: 'GET' | 'POST', path: string, body?: unknown, as = owner) =>
  test.send(method, `/api/partner/${owner.partnerId}/${path}`, {
    as: as.user,
    ...(body !== undefined && { body }),
  });
const openRequests = async (): Promise<ClientRequest[]> => (await call('GET', 'client-request')).json();
const newest = async () => (await openRequests())[0] as ClientRequest;
const answerIt = (id: string, text = answer) => call('POST', `client-request/${id}/answer`, { text });
const keepIt = (id: string, entry: unknown) => call('POST', `client-request/${id}/keep`, { entry });
const wordsOf = (said: { messages: { text: string }[] }) => said.messages.map(({ text }) => text).join('\n');

describe('a question the bot can’t answer', () => {
  it('waits for the owner once, with the client’s words and what it is about', async () => {
    const talk = newTalk(test, owner.chatLinkId);
    expect(wordsOf(await talk.say(question))).toContain('Studio weitergegeben');
    await talk.say('Wo kann man bei Ihnen parken?');
    expect(await openRequests()).toMatchObject([
      { kind: 'question', question, topic: 'parking', answer: '', keep: null, settledAt: null },
    ]);
  });

  it('is answered in the chat, and the bot goes on talking', async () => {
    const talk = newTalk(test, owner.chatLinkId);
    await talk.say(question);
    const { id } = await newest();
    const answered = await answerIt(id);
    expect(answered.json()).toMatchObject({ answer, keep: 'offered', settledAt: now.toISOString() });
    const history = await test.send('GET', `/api/chat/${owner.chatLinkId}/message?after=2`, {
      headers: { [conversationTokenHeader]: talk.token() },
    });
    expect(history.json()).toMatchObject({ state: 'bot', messages: [{ author: 'manager', text: answer }] });
    expect((await talk.say('Was kostet ein Sonnenstreifen?')).messages[0]).toMatchObject({ author: 'bot' });
  });

  it('is answered once: a second answer is refused and reaches nobody', async () => {
    const talk = newTalk(test, owner.chatLinkId);
    await talk.say(question);
    const { id } = await newest();
    const both = await Promise.all([answerIt(id), answerIt(id, 'Nein.')]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const said = await test.db.select().from(messages).where(eq(messages.partnerId, owner.partnerId));
    expect(said.filter(({ author }) => author === 'manager')).toHaveLength(1);
  });

  it('is answered by mail too, where the client left an address', async () => {
    const talk = newTalk(test, owner.chatLinkId);
    await talk.say(question);
    await talk.say('anna@example.com');
    await answerIt((await newest()).id);
    const [mail] = await test.db.select().from(mails).where(eq(mails.recipient, 'anna@example.com'));
    expect(mail).toMatchObject({ subject: expect.stringContaining('hat Ihnen geantwortet') });
    expect(mail?.body).toContain(question);
    expect(mail?.body).toContain(answer);
    expect(mail?.body).toContain(`/chat/${owner.chatLinkId}`);
    await test.db.delete(mails).where(eq(mails.recipient, 'anna@example.com'));
  });

  it('is none of another business’s', async () => {
    const talk = newTalk(test, owner.chatLinkId);
    await talk.say(question);
    const { id } = await newest();
    const other = await test.createOwner(`other${studios}@example.com`);
    const path = `/api/partner/${other.partnerId}/client-request/${id}`;
    const tries = [
      test.send('POST', `${path}/answer`, { as: other.user, body: { text: 'x' } }),
      test.send('POST', `${path}/keep`, { as: other.user, body: { entry: null } }),
    ];
    for (const { statusCode } of await Promise.all(tries)) expect(statusCode).toBe(404);
    expect((await newest()).settledAt).toBeNull();
  });
});

describe('an answer', () => {
  const ask = async (text: string) => {
    await newTalk(test, owner.chatLinkId).say(text);
    const { id } = await newest();
    await answerIt(id);
    return id;
  };

  it('stays on offer until the owner says whether to keep it', async () => {
    const id = await ask(question);
    expect(await newest()).toMatchObject({ id, keep: 'offered' });
    expect((await keepIt(id, null)).json()).toEqual({ wouldSay: null });
    expect(await openRequests()).toEqual([]);
    expect(wordsOf(await newTalk(test, owner.chatLinkId).say(question))).toContain('Studio weitergegeben');
  });

  it('is the bot’s own once it is kept, also to other words about the same', async () => {
    const id = await ask(question);
    const kept = await keepIt(id, { topic: 'parking', answer });
    expect(kept.json().wouldSay).toContain(answer);
    for (const words of [question, 'Wo kann ich bei euch parken?'])
      expect(wordsOf(await newTalk(test, owner.chatLinkId).say(words))).toContain(answer);
    expect(await openRequests()).toEqual([]);
  });

  it('to a question without a topic is kept with the question', async () => {
    const own = 'Habt ihr eine Spielecke für Kinder?';
    const id = await ask(own);
    const without = await keepIt(id, { topic: 'own', answer });
    expect(without.statusCode).toBe(400);
    const kept = await keepIt(id, { topic: 'own', question: own, answer });
    expect(kept.json().wouldSay).toContain(answer);
    expect(wordsOf(await newTalk(test, owner.chatLinkId).say(own))).toContain(answer);
  });

  it('takes the place of an earlier one to the same question', async () => {
    const id = await ask(question);
    await keepIt(id, { topic: 'parking', answer: 'Nein.' });
    await keepIt(id, { topic: 'parking', answer });
    const { config } = (await test.send('GET', `/api/partner/${owner.partnerId}`, { as: owner.user })).json();
    expect(config.knowledge).toEqual([{ topic: 'parking', answer }]);
  });

  it('that nobody has given can’t be kept', async () => {
    await newTalk(test, owner.chatLinkId).say(question);
    const { id } = await newest();
    expect((await keepIt(id, { topic: 'parking', answer })).statusCode).toBe(404);
  });
});

describe('that the studio will answer', () => {
  const promises = /^(?:ownerAsked|topicOpen|topicOpenAbout|stillOpen)$/;
  const promisesIn = async (conversationId: string) => {
    const said = await test.db.select().from(messages).where(eq(messages.conversationId, conversationId));
    return said.filter(({ reason }) => reason?.acts.some((act) => promises.test(act)));
  };

  it.each([
    ['Kann man bei Ihnen parken?'],
    ['Kann man bei Ihnen parken?', 'Kann man bei Ihnen parken?'],
    ['Ist Ihre Halle im Winter beheizt?', 'Verkaufen Sie auch Pflegemittel?'],
    ['Was kostet eine Dachlackierung?', 'Was kostet eine Dachlackierung?'],
    ['Kann ich bei Ihnen warten und gibt es Kaffee?'],
  ])('is said only where it waits for the studio: %s', async (...lines) => {
    const talk = newTalk(test, owner.chatLinkId);
    for (const line of lines) await talk.say(line);
    const open = await openRequests();
    expect(open.length).toBeGreaterThan(0);
    expect(await promisesIn((open[0] as ClientRequest).conversationId)).not.toHaveLength(0);
  });

  it('is not said of a question that was settled without an answer: it is asked anew', async () => {
    const talk = newTalk(test, owner.chatLinkId);
    await talk.say(question);
    const first = await newest();
    await call('POST', `client-request/${first.id}/settle`, {});
    expect(wordsOf(await talk.say(question))).toContain('Studio weitergegeben');
    expect((await openRequests()).map(({ id }) => id)).not.toContain(first.id);
    expect(await openRequests()).toHaveLength(1);
  });

  it('waits once though it was settled by mistake, taken back and asked again', async () => {
    const talk = newTalk(test, owner.chatLinkId);
    await talk.say(question);
    const { id } = await newest();
    await call('POST', `client-request/${id}/settle`, {});
    await call('POST', `client-request/${id}/reopen`, {});
    await talk.say(question);
    expect(await openRequests()).toHaveLength(1);
  });
});
