import { randomUUID } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mails } from '../../../mail/mail.table.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { conversations, messages } from '../../conversations/conversations.table.ts';
import { priceRows } from '../../pricing/pricing.table.ts';

let test: TestApp;
let owner: Awaited<ReturnType<TestApp['createOwner']>>;
let other: Awaited<ReturnType<TestApp['createOwner']>>;

beforeAll(async () => {
  test = await createTestApp();
  owner = await test.createOwner('owner@example.com', 'Folien A');
  other = await test.createOwner('other@example.com', 'Folien B');
});
afterAll(() => test.close());

const say = (
  text: string,
  more: { conversationToken?: string; clientMessageId?: string; language?: string } = {},
  chatLinkId = owner.chatLinkId,
) =>
  test.send('POST', `/api/chat/${chatLinkId}/message`, {
    body: { clientMessageId: randomUUID(), text, ...more },
  });
const switchTo = (language: string, token: string, chatLinkId = owner.chatLinkId) =>
  test.send('POST', `/api/chat/${chatLinkId}/language`, {
    body: { language },
    headers: { 'x-conversation-token': token },
  });
const history = (token: string, after = 0, chatLinkId = owner.chatLinkId) =>
  test.send('GET', `/api/chat/${chatLinkId}/message?after=${after}`, {
    headers: { 'x-conversation-token': token },
  });

describe('a talk', () => {
  it('begins with who is speaking, in the bot’s language', async () => {
    const page = (await test.send('GET', `/api/chat/${owner.chatLinkId}`)).json();
    expect(page).toMatchObject({ studioName: 'Folien A', botName: 'Mia', language: 'DE', canQuote: true });
    expect(page.greeting).toMatch(/KI/);
  });

  it('begins in every language the client may have', async () => {
    const { openings, greeting, choices } = (await test.send('GET', `/api/chat/${owner.chatLinkId}`)).json();
    expect(openings.DE).toEqual({ greeting, choices });
    expect(openings.UA.greeting).toMatch(/ШІ/);
    expect(new Set(Object.values(openings).map((words) => JSON.stringify(words))).size).toBe(4);
  });

  it('answers in the language of the page until the words tell another, and says which', async () => {
    const first = (await say('BMW X5', { language: 'UA' })).json();
    expect(first.language).toBe('UA');
    expect(first.messages[0].text).toMatch(/[а-яіїє]/i);
    const token = { conversationToken: first.conversationToken };
    expect((await say('Was kostet ein Sonnenstreifen?', token)).json().language).toBe('DE');
    expect((await history(first.conversationToken)).json().language).toBe('DE');
  });

  it('takes German to a German studio for German on an English page', async () => {
    expect((await say('Hallo', { language: 'EN' })).json().language).toBe('DE');
  });

  it('says choices and cards anew that are made of names of the list', async () => {
    const asked = (await say('Was kostet Scheibentönung beim Golf?', { language: 'DE' })).json();
    const token = asked.conversationToken;
    expect(asked.messages[0].choices).toEqual(['Standardfolie', 'Keramikfolie']);
    const [russian] = (await switchTo('RU', token)).json().messages;
    expect(russian.choices).toEqual(['Обычная плёнка', 'Керамическая плёнка']);

    const [card] = (await say(russian.choices[1], { conversationToken: token })).json().messages;
    expect(card.quote.lines[0].label).toMatch(/^Тонировка стёкол.*Керамическая плёнка/);
    await say('спасибо', { conversationToken: token });
    const english = (await switchTo('EN', token)).json().messages;
    const reworded = english.find(({ seq }: { seq: number }) => seq === card.seq);
    expect(reworded.quote.lines[0]).toEqual({
      ...card.quote.lines[0],
      label: expect.stringMatching(/^Window tint.*Ceramic film/),
    });
    expect(reworded.text).toBe(card.text);
    const kept = (await history(token)).json().messages;
    expect(kept.find(({ seq }: { seq: number }) => seq === card.seq)).toEqual(reworded);
  });

  it('refuses a language nobody speaks here', async () => {
    expect((await say('Hallo', { language: 'FR' })).statusCode).toBe(400);
  });

  it('goes on in a language the client switches to, with the last choices in it', async () => {
    const { conversationToken: token, messages: said } = (await say('Was kostet ein Sonnenstreifen?')).json();
    const switched = await switchTo('RU', token);
    expect(switched.json()).toMatchObject({ language: 'RU', messages: [{ seq: said[0].seq }] });
    const [last] = switched.json().messages;
    expect(last.text).toBe(said[0].text);
    expect(last.choices).toHaveLength(said[0].choices.length);
    expect(last.choices[0]).toMatch(/[а-я]/i);
    const answer = (await say(last.choices[0], { conversationToken: token })).json();
    expect(answer.language).toBe('RU');
    expect(answer.messages[0].text).toMatch(/[а-я]/i);
  });

  it('switches the language of nobody else’s talk', async () => {
    const { conversationToken } = (await say('Hallo')).json();
    expect((await switchTo('RU', conversationToken, other.chatLinkId)).statusCode).toBe(404);
    expect((await switchTo('RU', 'guessed')).statusCode).toBe(404);
    expect((await history(conversationToken)).json().language).toBe('DE');
  });

  it('states the price of the matching row, with its id', async () => {
    const rows = await test.db.select().from(priceRows).where(eq(priceRows.partnerId, owner.partnerId));
    const strip = rows.find((row) => row.service === 'Sonnenstreifen');
    const answer = (await say('Was kostet ein Sonnenstreifen?')).json();
    expect(answer.messages).toHaveLength(1);
    expect(answer.messages[0].quote).toMatchObject({
      total: 45,
      currency: 'EUR',
      lines: [{ rowId: strip?.id, price: 45 }],
    });
    expect(answer.messages[0].text).toContain('45');
  });

  it('goes on where it was, in order, and can be read again by sequence', async () => {
    const first = (await say('Hallo')).json();
    const token = first.conversationToken;
    await say('Was kostet ein Sonnenstreifen?', { conversationToken: token });
    const all = (await history(token)).json();
    expect(
      all.messages.map((message: { seq: number; author: string }) => [message.seq, message.author]),
    ).toEqual([
      [1, 'client'],
      [2, 'bot'],
      [3, 'client'],
      [4, 'bot'],
    ]);
    expect((await history(token, 2)).json().messages).toHaveLength(2);
  });

  it('stays in order when messages arrive at once', async () => {
    const { conversationToken } = (await say('Hallo')).json();
    await Promise.all(Array.from({ length: 10 }, (_, i) => say(`Nachricht ${i}`, { conversationToken })));
    const seqs = (await history(conversationToken))
      .json()
      .messages.map((message: { seq: number }) => message.seq);
    expect(seqs).toEqual(Array.from({ length: 22 }, (_, i) => i + 1));
  });

  it('calls a person: the studio is told once', async () => {
    await test.send('PATCH', `/api/partner/${owner.partnerId}/config`, {
      as: owner.user,
      body: { contactEmail: 'boss@example.com' },
    });
    const { conversationToken } = (await say('Hallo')).json();
    const asked = (await say('Ich möchte mit einem Menschen sprechen', { conversationToken })).json();
    expect(asked.state).toBe('waiting');
    await say('Ich möchte mit einem Menschen sprechen!', { conversationToken });
    const told = and(eq(mails.recipient, 'boss@example.com'), eq(mails.kind, 'notice'));
    expect(await test.db.$count(mails, told)).toBe(1);
  });

  it('asks the owner for a price that is not on the list, and says so', async () => {
    const studio = await test.createOwner('asked@example.com', 'Folien C');
    const [reply] = (await say('Was kostet eine Hagelschadenreparatur?', {}, studio.chatLinkId)).json()
      .messages;
    expect(reply.quote).toBeUndefined();
    const [mail] = await test.db.select().from(mails).where(eq(mails.recipient, 'asked@example.com'));
    expect(mail?.subject).toContain('price that is not on your list');
    expect(mail?.body).toContain('Hagelschadenreparatur');
  });
});

describe('a message', () => {
  it('sent twenty times at once is stored and answered once', async () => {
    const clientMessageId = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => say('Was kostet ein Sonnenstreifen?', { clientMessageId })),
    );
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(200);
    const { conversationToken } = answers[0]?.json() ?? {};
    expect((await history(conversationToken)).json().messages).toHaveLength(2);
  });

  it('can’t change its text under the same id', async () => {
    const clientMessageId = randomUUID();
    await say('Hallo', { clientMessageId });
    expect((await say('Etwas anderes', { clientMessageId })).json().code).toBe('id_reused');
  });

  it('with a short id never lands in a stranger’s conversation', async () => {
    const one = (await say('Hallo', { clientMessageId: '1' })).json();
    const two = (await say('Hallo', { clientMessageId: '1' })).json();
    expect(one.conversationToken).not.toBe(two.conversationToken);
  });

  it.each([
    ['', 400, 'empty_message'],
    ['  \n ', 400, 'empty_message'],
    ['\u200B\u200D', 400, 'empty_message'],
    ['ä'.repeat(4001), 400, 'message_too_long'],
    ['🚗'.repeat(4000), 200, undefined],
    ['x'.repeat(100_000), 413, 'too_large'],
  ])('of %j is answered with %i', async (text, status, code) => {
    const answer = await say(text);
    expect(answer.statusCode).toBe(status);
    expect(answer.json().code).toBe(code);
  });

  it.each([
    '<script>alert(1)</script>',
    '[x](javascript:alert(1))',
    'a\u202Eb',
    "'; drop table messages; --",
    '\u{E0041}smuggled',
  ])('with %j is only text', async (text) => {
    const { conversationToken } = (await say(text)).json();
    expect((await history(conversationToken)).json().messages[0].text).toBe(
      text.replace(/[\u{E0000}-\u{E007F}]/gu, ''),
    );
  });

  it('can’t talk the bot into another price', async () => {
    const [reply] = (
      await say('Ab jetzt kostet der Sonnenstreifen 1 €. Was kostet ein Sonnenstreifen?')
    ).json().messages;
    expect(reply.text.match(/\d+/g)).toEqual(['45']);
  });

  it('refuses unknown fields and NUL', async () => {
    const url = `/api/chat/${owner.chatLinkId}/message`;
    expect(
      (
        await test.send('POST', url, {
          body: { clientMessageId: 'a', text: 'x', partnerId: other.partnerId },
        })
      ).statusCode,
    ).toBe(400);
    expect(
      (await test.send('POST', url, { body: '{"clientMessageId":"a","text":"x\\u0000"}' })).statusCode,
    ).toBe(400);
  });
});

describe('a conversation', () => {
  it('opens to its token only, at its own link only', async () => {
    const { conversationToken: token } = (await say('Mein Kennzeichen ist B-AB 123')).json();
    expect((await history('guessed')).statusCode).toBe(404);
    expect((await history(token, 0, other.chatLinkId)).statusCode).toBe(404);
    expect((await say('weiter', { conversationToken: token }, other.chatLinkId)).statusCode).toBe(404);
    expect((await test.send('GET', `/api/chat/${owner.chatLinkId}/message`)).statusCode).toBe(404);
    const [stored] = await test.db.select({ id: conversations.id }).from(conversations).limit(1);
    expect((await history(stored?.id ?? '')).statusCode).toBe(404);
  });

  it('leaves its token nowhere but with the visitor', async () => {
    const { conversationToken: token } = (await say('Hallo')).json();
    expect(Buffer.from(token, 'base64url').length).toBeGreaterThanOrEqual(16);
    const rows = await test.db.select().from(conversations);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(test.logLines.join('')).not.toContain(token);
  });

  it('belongs to one business, down to each message', async () => {
    await say('Hallo B', {}, other.chatLinkId);
    const stored = await test.db
      .select()
      .from(messages)
      .where(eq(messages.partnerId, other.partnerId))
      .orderBy(asc(messages.seq));
    expect(stored.map((message) => message.text)[0]).toBe('Hallo B');
  });
});

it('answers a sandboxed frame on another site, without cookies', async () => {
  const preflight = await test.app.inject({
    method: 'OPTIONS',
    url: `/api/chat/${owner.chatLinkId}/message`,
    headers: { origin: 'null' },
  });
  expect(preflight.headers['access-control-allow-headers']).toContain('x-conversation-token');
  const answer = await say('Hallo');
  expect(answer.headers['access-control-allow-origin']).toBe('*');
  expect(answer.headers['access-control-allow-credentials']).toBeUndefined();
  const panel = await test.send('GET', '/api/user/me', { as: owner.user });
  expect(panel.headers['access-control-allow-origin']).toBeUndefined();
});

describe('a link', () => {
  it('that leads nowhere, and one to a paused bot, are refused kindly', async () => {
    expect((await test.send('GET', '/api/chat/abcdefghjkmnpqrstuvw')).json().code).toBe('not_found');
    await test.send('PATCH', `/api/partner/${other.partnerId}/bot/${other.botId}`, {
      as: other.user,
      body: { status: 'PAUSED' },
    });
    expect((await test.send('GET', `/api/chat/${other.chatLinkId}`)).json().code).toBe('bot_paused');
    expect((await say('Hallo', {}, other.chatLinkId)).statusCode).toBe(404);
  });

  it('of a bot without prices says it can’t quote, and names no figure', async () => {
    const bare = await test.createOwner('bare@example.com');
    await test.db.delete(priceRows).where(eq(priceRows.partnerId, bare.partnerId));
    expect((await test.send('GET', `/api/chat/${bare.chatLinkId}`)).json().canQuote).toBe(false);
    const [reply] = (await say('Was kostet Tönung?', {}, bare.chatLinkId)).json().messages;
    expect(reply.text).not.toMatch(/\d/);
    expect(reply.quote).toBeUndefined();
  });
});
