import { randomUUID } from 'node:crypto';
import { photoKeyHeader } from '@glossa/contracts';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { type Heard, type Line, startScriptedModel } from '../assistant/testing/scripted-model.ts';
import { photos as photoTable } from '../media/media.table.ts';
import { newPhoto } from '../media/testing/new-photo.ts';
import { conversations, messages, modelUsage } from './conversations.table.ts';
import { newTalk } from './testing/talk.ts';

const now = new Date('2027-03-15T08:00:00Z');
const range = '?from=2027-03-01T00:00:00Z&to=2027-05-01T00:00:00Z';
let test: TestApp;
let owner: Awaited<ReturnType<TestApp['createOwner']>>;
let think: (heard: Heard) => Line | Promise<Line>;
let model: Awaited<ReturnType<typeof startScriptedModel>>;
let strip: string;

beforeAll(async () => {
  model = await startScriptedModel((heard) => think(heard));
  test = await createTestApp({ now: () => now, config: { ai: model.config } });
  owner = await test.createOwner('model@example.com');
  const { rows } = (
    await test.send('GET', `/api/partner/${owner.partnerId}/pricing`, { as: owner.user })
  ).json();
  strip = rows.find(({ service }: { service: string }) => service === 'Sonnenstreifen').id;
});
afterAll(async () => {
  await test.close();
  await model.stop();
});
beforeEach(() => {
  think = () => ({ say: 'Gern.' });
});

const storedMessages = () => test.db.select().from(messages).orderBy(messages.conversationId, messages.seq);

it('books through the model’s tools after the client’s yes, with quote and price in the owner’s calendar', async () => {
  const book = {
    call: [
      { name: 'book', input: { rowIds: [strip], startLocal: '2027-03-18T11:00', customerName: 'Jonas' } },
    ],
  };
  think = ({ text, results }) => {
    if (results.length > 0)
      return { say: 'Sonnenstreifen am Donnerstag um 11:00 Uhr, 45 €. Soll ich buchen?' };
    return /donnerstag|ja/i.test(text) ? book : { say: 'Wann passt es Ihnen?' };
  };
  const talk = newTalk(test, owner.chatLinkId);
  await talk.say('Ich hätte gern einen Sonnenstreifen für meinen Golf, ich heiße Jonas');
  const asked = await talk.say('Donnerstag um 11');
  expect(asked.messages[0]?.text).toContain('Soll ich buchen?');
  const answered = await talk.say('ja');
  expect(answered.messages[0]).toMatchObject({
    text: expect.stringMatching(/Termin steht.*45/s),
    quote: { total: 45 },
    booking: { start: '2027-03-18T10:00:00.000Z' },
  });
  const events = await test.send('GET', `/api/partner/${owner.partnerId}/event${range}`, { as: owner.user });
  expect(events.json()).toMatchObject([{ customerName: 'Jonas', status: 'BOOKED', quote: { total: 45 } }]);
});

it('answers once, in order, when the client writes on while the model thinks', async () => {
  think = async ({ text }) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    return { say: text.includes('Kombi') ? 'Ein Kombi also, gern.' : 'Welches Auto?' };
  };
  const talk = newTalk(test, owner.chatLinkId);
  await talk.say('Guten Tag');
  const [first, second] = await Promise.all([
    talk.say('Ich habe eine Frage'),
    new Promise((resolve) => setTimeout(resolve, 100)).then(() => talk.say('es geht um einen Kombi')),
  ]);
  expect(first?.messages).toEqual((second as typeof first)?.messages);
  expect(first?.messages.map(({ text }) => text)).toEqual(['Ein Kombi also, gern.']);
});

it('answers a burst once, and asks the model once for all of it', async () => {
  const calm = await createTestApp({ now: () => now, config: { ai: model.config }, modelQuietMs: 400 });
  const studio = await calm.createOwner('burst@example.com');
  think = ({ text }) => ({
    say: text.includes('Kombi') ? 'Ein Kombi also, gern.' : 'Welches Auto haben Sie?',
  });
  const talk = newTalk(calm, studio.chatLinkId);
  await talk.say('Guten Tag');
  const before = model.requests();
  const later = (ms: number, text: string) =>
    new Promise((resolve) => setTimeout(resolve, ms)).then(() => talk.say(text));
  const said = await Promise.all([later(0, 'Hallo'), later(100, 'eine Frage'), later(200, 'zum Kombi')]);
  expect(model.requests() - before).toBe(1);
  for (const { messages: replies } of said)
    expect(replies.map(({ text }) => text)).toEqual(['Ein Kombi also, gern.']);
  await calm.close();
});

it('shows the proved beginning of a streamed answer before the answer, and never what is refused', async () => {
  const slow = await startScriptedModel((heard) => think(heard), { chunkSize: 5 });
  const live = await createTestApp({ now: () => now, config: { ai: slow.config } });
  const studio = await live.createOwner('stream@example.com');
  const origin = await live.app.listen({ port: 0, host: '127.0.0.1' });
  think = ({ complaint }) => ({
    say: `Guten Tag und willkommen. Der Sonnenstreifen kostet ${complaint ? 45 : 19} €. Wann passt es Ihnen?`,
  });
  const response = await fetch(`${origin}/api/chat/${studio.chatLinkId}/message`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify({ clientMessageId: randomUUID(), text: 'Was kostet ein Sonnenstreifen?' }),
  });
  const events = await response.text();
  const places = ['stored', 'draft', 'answer'].map((name) => events.indexOf(`event: ${name}`));
  expect(places[0]).toBeGreaterThan(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(events).toContain('{"text":"Guten Tag und willkommen."}');
  expect(events).toContain('kostet 45 €');
  expect(events).not.toContain('19 €');
  await live.close();
  await slow.stop();
});

it('ends a call to the model that answers an old question', async () => {
  const thinking = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  let ended = 0;
  const talk = newTalk(test, owner.chatLinkId);
  await talk.say('Guten Tag');
  think = async ({ text }) => {
    if (!text.includes('Kombi')) {
      asked.resolve();
      await thinking.promise;
      ended += 1;
    }
    return { say: 'Ein Kombi also, gern.' };
  };
  const first = talk.say('eine Frage');
  await asked.promise;
  const both = await talk.say('zum Kombi');
  // Comes back although the model thinks on, with the one answer to both: nothing was said to the first alone.
  expect((await first).messages.map(({ id }) => id)).toEqual(both.messages.map(({ id }) => id));
  expect(both.messages[0]?.text).toBe('Ein Kombi also, gern.');
  expect(ended).toBe(0);
  thinking.resolve();
});

it('stores a message and its reply once when it is sent ten times at once', async () => {
  const talk = newTalk(test, owner.chatLinkId);
  await talk.say('Hallo');
  const before = (await storedMessages()).length;
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => talk.say('Noch da?', 'the-same-message')),
  );
  expect(new Set(answers.map(({ messages: [reply] }) => reply?.id)).size).toBe(1);
  expect((await storedMessages()).length).toBe(before + 2);
});

it('answers what a server left unanswered when it died, exactly once', async () => {
  const talk = newTalk(test, owner.chatLinkId);
  const earlier = new Set((await test.db.select().from(conversations)).map(({ id }) => id));
  await talk.say('Hallo');
  const conversation = (await test.db.select().from(conversations)).find(({ id }) => !earlier.has(id));
  if (!conversation) throw new Error('no conversation');
  const seq = conversation.lastSeq + 1;
  const { id: conversationId, partnerId } = conversation;
  await test.db.insert(messages).values({
    partnerId,
    conversationId,
    seq,
    author: 'client',
    text: 'Was kostet ein Sonnenstreifen?',
    clientMessageId: 'left-behind',
  });
  await test.db
    .update(conversations)
    .set({ lastSeq: seq, pendingSeq: seq, answeringUntil: new Date(now.getTime() - 1) })
    .where(eq(conversations.id, conversationId));
  await Promise.all([test.answerUnanswered(), test.answerUnanswered(), test.answerUnanswered()]);
  const said = (await storedMessages()).filter((message) => message.conversationId === conversationId);
  expect(said.slice(-2).map(({ author, answersSeq }) => [author, answersSeq])).toEqual([
    ['client', null],
    ['bot', seq],
  ]);
  const repeated = await talk.say('Was kostet ein Sonnenstreifen?', 'left-behind');
  expect(repeated.messages[0]?.id).toBe(said.at(-1)?.id);
});

it('asks the model only as often as the day’s budget allows, however many ask at once', async () => {
  const other = await test.createOwner('budget@example.com');
  await test.db
    .insert(modelUsage)
    .values({ partnerId: other.partnerId, botId: other.botId, day: '2027-03-15', turns: 1499 });
  const before = model.requests();
  // A busy machine may turn some of them away.
  const said = Array.from({ length: 20 }, () => newTalk(test, other.chatLinkId).say('Hallo'));
  const answers = await Promise.allSettled(said);
  expect(answers.some(({ status }) => status === 'fulfilled')).toBe(true);
  expect(model.requests() - before).toBe(1);
});

describe('the owner’s say about the model', () => {
  const configure = (partnerId: string, as: typeof owner.user, settings: object) =>
    test.send('PATCH', `/api/partner/${partnerId}/config`, { as, body: { model: settings } });

  it('switches it off, and the built-in engine answers', async () => {
    const other = await test.createOwner('no-model@example.com');
    const saved = await configure(other.partnerId, other.user, { isOn: false, monthlyTokens: null });
    expect(saved.statusCode).toBe(200);
    const before = model.requests();
    const { messages: replies } = await newTalk(test, other.chatLinkId).say('Guten Tag');
    expect(replies).toHaveLength(1);
    expect(model.requests()).toBe(before);
  });

  it('caps its tokens of the month, which are counted and shown', async () => {
    const other = await test.createOwner('capped@example.com');
    const usage = async () =>
      (await test.send('GET', `/api/partner/${other.partnerId}/model-usage`, { as: other.user })).json();
    await newTalk(test, other.chatLinkId).say('Guten Tag');
    const shown = await usage();
    expect(shown).toMatchObject({ model: 'openai:scripted', month: '2027-03', turns: 1, requests: 1 });
    expect(shown.inputTokens + shown.outputTokens).toBeGreaterThan(0);
    await configure(other.partnerId, other.user, { isOn: true, monthlyTokens: 10_000 });
    await test.db.update(modelUsage).set({ inputTokens: 9_999 }).where(eq(modelUsage.botId, other.botId));
    await newTalk(test, other.chatLinkId).say('Guten Tag');
    expect(await usage()).toMatchObject({ turns: 1, settings: { isOn: true, monthlyTokens: 10_000 } });
  });

  it('takes no cap that is none', async () => {
    const answer = await configure(owner.partnerId, owner.user, { isOn: true, monthlyTokens: 5 });
    expect(answer.statusCode).toBe(400);
  });
});

describe('photos and the model', () => {
  const upload = async (chatLinkId: string) => {
    const answer = await test.app.inject({
      method: 'POST',
      url: `/api/chat/${chatLinkId}/photo`,
      headers: { 'content-type': 'image/jpeg', [photoKeyHeader]: `key-${randomUUID()}` },
      payload: await newPhoto(),
    });
    return answer.json().id as string;
  };
  const show = async (
    chatLinkId: string,
    { text, photos, token }: { text: string; photos: string[]; token?: string },
  ) =>
    (
      await test.send('POST', `/api/chat/${chatLinkId}/message`, {
        body: {
          clientMessageId: `m-${randomUUID()}`,
          text,
          photos,
          ...(token && { conversationToken: token }),
        },
      })
    ).json();
  const allow = (studio: typeof owner, seesPhotos: boolean) =>
    test.send('PATCH', `/api/partner/${studio.partnerId}/config`, {
      as: studio.user,
      body: { model: { isOn: true, monthlyTokens: null, seesPhotos } },
    });
  let seen: string[][] = [];
  beforeEach(() => {
    seen = [];
    think = ({ pictures }) => {
      seen.push(pictures);
      return { say: pictures.length > 0 ? 'Ich sehe einen Kratzer an der Tür.' : 'Gern.' };
    };
  });

  it('never meet unless the owner says so', async () => {
    const studio = await test.createOwner('unseen@example.com');
    const photos = [await upload(studio.chatLinkId)];
    const { messages: said } = await show(studio.chatLinkId, { text: 'Ein Kratzer, sehen Sie?', photos });
    expect(seen).toEqual([[]]);
    expect(said[0].text).toContain('Bilder kann ich selbst nicht beurteilen');
  });

  it('meet where the owner allows it: the kept picture, once, and the studio gets it too', async () => {
    const studio = await test.createOwner('seen@example.com');
    expect((await allow(studio, true)).statusCode).toBe(200);
    const photos = [await upload(studio.chatLinkId), await upload(studio.chatLinkId)];
    const first = await show(studio.chatLinkId, { text: 'Ein Kratzer, sehen Sie?', photos });
    expect(first.messages[0].text).toMatch(/^Ich sehe einen Kratzer.*Das Studio hat Ihre Fotos ebenfalls/s);
    expect(first.messages[0].text).not.toContain('nicht beurteilen');
    await show(studio.chatLinkId, {
      text: 'Und was nun?',
      photos: [],
      token: first.conversationToken,
    });
    expect(seen.map(({ length }) => length)).toEqual([2, 0]);
    const [bytes] = (seen[0] ?? []).map((url) => Buffer.from(url.split(',')[1] ?? '', 'base64'));
    const kept = await test.db.select().from(photoTable).where(inArray(photoTable.id, photos));
    expect(kept.some((one) => bytes && one.bytes.equals(bytes))).toBe(true);
    const open = await test.send('GET', `/api/partner/${studio.partnerId}/client-request`, {
      as: studio.user,
    });
    expect(open.body).toContain('photo');
  });

  it('meet without a word, and another studio’s photos are nobody’s to show', async () => {
    const studio = await test.createOwner('wordless@example.com');
    await allow(studio, true);
    const foreign = await upload(owner.chatLinkId);
    const own = await upload(studio.chatLinkId);
    expect(await show(studio.chatLinkId, { text: '', photos: [foreign] })).toMatchObject({
      code: 'photo_gone',
    });
    const { messages: said } = await show(studio.chatLinkId, { text: '', photos: [own] });
    expect(said[0].text).toContain('Kratzer an der Tür');
    expect(seen.map(({ length }) => length)).toEqual([1]);
  });

  it('leave a wordless photo to the studio where the model fails', async () => {
    const studio = await test.createOwner('blind@example.com');
    await allow(studio, true);
    think = () => ({ error: { message: 'no pictures', type: 'invalid_request_error' }, status: 400 });
    const own = await upload(studio.chatLinkId);
    const { messages: said } = await show(studio.chatLinkId, { text: '', photos: [own] });
    expect(said[0].text).toContain('Bilder kann ich selbst nicht beurteilen');
  });
});

describe('a talk in the reader’s language', () => {
  const begin = async () => {
    think = () => ({ say: 'Gern.' });
    const talk = newTalk(test, owner.chatLinkId);
    await talk.say('Haben Sie auch samstags offen? Meine Nummer: 0151 2345678');
    const list = await test.send('GET', `/api/partner/${owner.partnerId}/conversation`, { as: owner.user });
    const own = list.json().find(({ lastText }: { lastText: string }) => lastText.includes('samstags'));
    return `/api/partner/${owner.partnerId}/conversation/${own.id}`;
  };
  const ask = (path: string, as = owner.user) =>
    test.send('POST', `${path}/translation`, { as, body: { language: 'EN' } });

  it('is made by the model from data, without contacts, and leaves out what needs none', async () => {
    const path = await begin();
    let heard = '';
    think = ({ text, instructions }) => {
      heard = `${instructions} ${text}`;
      return { say: '```json\n["Are you open on Saturdays?", null]\n```' };
    };
    const answer = await ask(path);
    expect(answer.json().messages).toMatchObject([{ text: 'Are you open on Saturdays?' }]);
    expect(heard).toContain('into English');
    expect(heard).not.toContain('2345678');
    const detail = await test.send('GET', path, { as: owner.user });
    expect(detail.json()).toMatchObject({ canTranslate: true });
    expect(detail.json().messages.map(({ text }: { text: string }) => text)).not.toContain(
      'Are you open on Saturdays?',
    );
  });

  it('is refused with a sentence where the model talks nonsense, and to other studios altogether', async () => {
    const path = await begin();
    think = () => ({ say: 'I would rather talk about the weather.' });
    const failed = await ask(path);
    expect(failed.statusCode).toBe(503);
    expect(failed.json().code).toBe('not_translated');
    think = () => ({ say: '["one line too few"]' });
    expect((await ask(path)).statusCode).toBe(503);
    const other = await test.createOwner('curious@example.com');
    expect((await ask(path, other.user)).statusCode).toBe(404);
    const stranger = path.replace(owner.partnerId, other.partnerId);
    expect((await ask(stranger, other.user)).statusCode).toBe(404);
  });
});
