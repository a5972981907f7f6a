import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { mails } from '../../../mail/mail.table.ts';
import { createSecretBox } from '../../../secrets/secret-box.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { sendDueReminders } from '../../calendar/reminders/send-due-reminders.ts';
import { messages } from '../../conversations/conversations.table.ts';
import { newPhoto } from '../../media/testing/new-photo.ts';
import { partners } from '../../partners/partners.table.ts';
import { telegramChats, telegramConnections, telegramUpdates } from '../channels.table.ts';
import { checkTelegram } from './check-telegram.ts';
import { hookSecretOf } from './connect-telegram.ts';
import { remindOnTelegram } from './remind-on-telegram.ts';
import { telegramApi } from './telegram-client.ts';
import { startBotApi } from './testing/bot-api-server.ts';

const token = '123456:AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';
const otherToken = '654321:BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB';
const now = new Date('2027-03-15T08:00:00Z');
let api: Awaited<ReturnType<typeof startBotApi>>;
let test: TestApp;
let owner: Awaited<ReturnType<TestApp['createOwner']>>;
let botId: string;
let hookId: string;
let updateId = 1000;
let chatId = 500;

beforeAll(async () => {
  api = await startBotApi({ [token]: 'shine_bot', [otherToken]: 'other_bot' });
  const config = { telegramApiRoot: api.url, publicUrl: 'https://glossa.example' };
  test = await createTestApp({ now: () => now, withJobs: true, config });
  owner = await test.createOwner('owner@example.com');
  await test.db.update(partners).set({ plan: 'MAX' });
  const added = await addBot({ name: 'Tele', language: 'de', provider: 'TELEGRAM', botToken: token });
  botId = added.json().id;
  const [connection] = await test.db.select().from(telegramConnections);
  hookId = connection?.hookId ?? '';
});
afterAll(async () => {
  await test.close();
  await api.stop();
});
beforeEach(() => {
  chatId += 1;
  api.sent.length = 0;
});

const addBot = (body: unknown, as = owner) =>
  test.send('POST', `/api/partner/${as.partnerId}/bot`, { as: as.user, body });

const push = (
  update: object,
  headers: Record<string, string> = { 'x-telegram-bot-api-secret-token': hookSecretOf(test, hookId) },
) => test.send('POST', `/api/channel/telegram/${hookId}`, { body: update, headers });

const textUpdate = (text: string, id = ++updateId) => ({
  update_id: id,
  message: {
    message_id: id,
    chat: { id: chatId, type: 'private' },
    from: { id: chatId, first_name: 'Jonas' },
    text,
  },
});

const sentHere = () => api.sent.filter((sent) => sent.chatId === String(chatId));

async function say(text: string): Promise<string> {
  const before = sentHere().length;
  expect((await push(textUpdate(text))).statusCode).toBe(200);
  await vi.waitFor(() => expect(sentHere().length).toBeGreaterThan(before), {
    timeout: 120_000,
    interval: 50,
  });
  return sentHere().at(-1)?.text ?? '';
}

it('checks the token, shows the bot’s name back, and keeps the token to itself', async () => {
  const status = await test.send('GET', `/api/partner/${owner.partnerId}/bot/${botId}/telegram`, {
    as: owner.user,
  });
  expect(status.json()).toMatchObject({ username: 'shine_bot', mode: 'webhook', status: 'connected' });
  const shown = await test.send('GET', `/api/partner/${owner.partnerId}`, { as: owner.user });
  expect(shown.body).toContain('••••AAAA');
  expect(shown.json().bots.find(({ id }: { id: string }) => id === botId).publicLink).toBe(
    'https://t.me/shine_bot',
  );
  expect(shown.body + test.logLines.join('')).not.toContain(token);
});

it('tells those who look after the installation whether Telegram reaches it', async () => {
  await vi.waitFor(() => expect(api.calls.map(({ method }) => method)).toContain('setWebhook'), 8_000);
  const deps = {
    db: test.db,
    box: test.box,
    open: telegramApi(api.url),
    publicUrl: 'https://glossa.example',
  };
  const troubles = async (changes = {}) =>
    (await checkTelegram({ ...deps, ...changes }, 50)).map(({ trouble }) => trouble);
  expect(await troubles()).toEqual([null]);
  expect(await troubles({ publicUrl: 'https://moved.example' })).toEqual(['its webhook leads elsewhere']);
  expect(await troubles({ box: createSecretBox('another secret of at least 32 chars') })).toEqual([
    'its token was sealed with another APP_SECRET',
  ]);
  api.troubleWebhook('Connection refused');
  expect(await troubles()).toEqual(["Telegram can't deliver: Connection refused"]);
  api.troubleWebhook(null);
  expect(await troubles({ open: telegramApi('http://127.0.0.1:1') })).toEqual([
    'Telegram could not be reached',
  ]);
});

it('sets the webhook with the secret, on a path that says nothing of the bot', async () => {
  await vi.waitFor(() => expect(api.calls.map(({ method }) => method)).toContain('setWebhook'), 8_000);
  const call = api.calls.find(({ method }) => method === 'setWebhook');
  expect(call?.body).toMatchObject({
    url: `https://glossa.example/api/channel/telegram/${hookId}`,
    secret_token: hookSecretOf(test, hookId),
  });
  expect(hookId).not.toContain(botId);
});

it('refuses a token Telegram does not know, and one that is in use, without saying whose', async () => {
  const unknown = await addBot({ name: 'X', language: 'de', provider: 'TELEGRAM', botToken: `9${token}` });
  expect(unknown.json()).toMatchObject({ code: 'token_refused' });
  const other = await test.createOwner('other@example.com');
  await test.db.update(partners).set({ plan: 'MAX' });
  const taken = await addBot({ name: 'X', language: 'de', provider: 'TELEGRAM', botToken: token }, other);
  expect(taken.statusCode).toBe(409);
  expect(taken.json().code).toBe('token_in_use');
  expect(taken.body).not.toMatch(/owner@example|Studio of/);
});

it('takes a whole dialog from /start to a booked event', async () => {
  expect(await say('/start')).toMatch(/KI-Assistent.*\/stop/s);
  expect(await say('Was kostet ein Sonnenstreifen für meinen Golf?')).toContain('45');
  await say('Donnerstag um 11 Uhr');
  expect(await say('Jonas')).toMatch(/18\. März/);
  expect(sentHere().at(-1)?.buttons.length).toBeGreaterThan(0);
  const tap = {
    update_id: ++updateId,
    callback_query: {
      id: 'tap-1',
      from: { first_name: 'Jonas' },
      data: sentHere().at(-1)?.buttons[0],
      message: { chat: { id: chatId, type: 'private' } },
    },
  };
  await push(tap);
  await vi.waitFor(
    () =>
      expect(
        sentHere()
          .map(({ text }) => text)
          .join(),
      ).toContain('Termin steht'),
    8_000,
  );
  expect(
    sentHere()
      .map(({ text }) => text)
      .join(),
  ).toContain('https://glossa.example/booking/');
  await vi.waitFor(() => expect(api.sent.map(({ method }) => method)).toContain('sendDocument'), 8_000);
  expect(api.calls.map(({ method }) => method)).toContain('answerCallbackQuery');
  const range = '?from=2027-03-01T00:00:00Z&to=2027-05-01T00:00:00Z';
  const events = await test.send('GET', `/api/partner/${owner.partnerId}/event${range}`, { as: owner.user });
  expect(events.json()).toMatchObject([
    { customerName: 'Jonas', start: '2027-03-18T10:00:00.000Z', status: 'BOOKED' },
  ]);
});

it('speaks the language of the client’s app before the first word, then the one of the messages', async () => {
  const inUkrainian = (text: string) => {
    const update = textUpdate(text);
    const from = { ...update.message.from, language_code: 'uk-UA' };
    return { ...update, message: { ...update.message, from } };
  };
  const answerTo = async (text: string) => {
    const before = sentHere().length;
    await push(inUkrainian(text));
    await vi.waitFor(() => expect(sentHere().length).toBeGreaterThan(before), 30_000);
    return sentHere().at(-1)?.text ?? '';
  };
  expect(await answerTo('/start')).toMatch(/ШІ-помічник/);
  expect(await answerTo('BMW X5')).toMatch(/[а-я]/i);
  expect(await answerTo('Was kostet ein Sonnenstreifen?')).toMatch(/kostet|€/);
  expect(await answerTo('BMW')).not.toMatch(/[а-я]/i);
});

it('tells a client on Telegram what the owner changed, with the calendar file as it stands now', async () => {
  for (const line of ['Was kostet ein Sonnenstreifen?', 'Dienstag um 15 Uhr', 'Max', 'ja']) await say(line);
  const files = () => api.sent.filter(({ method }) => method === 'sendDocument');
  await vi.waitFor(() => expect(files()).toHaveLength(1), 8_000);
  const range = '?from=2027-03-16T00:00:00Z&to=2027-03-17T00:00:00Z';
  const path = `/api/partner/${owner.partnerId}/event`;
  const [event] = (await test.send('GET', `${path}${range}`, { as: owner.user })).json();
  await test.send('DELETE', `${path}/${event.id}`, { as: owner.user });
  const news = (await test.send('GET', `${path}/${event.id}/client-news`, { as: owner.user })).json();
  expect(news.ways).toEqual(['telegram']);
  const { text, version } = news;
  const body = { text, version };
  const told = await test.send('POST', `${path}/${event.id}/client-news`, { as: owner.user, body });
  expect(told.statusCode).toBe(204);
  await vi.waitFor(() => expect(files()).toHaveLength(2), 8_000);
  expect(sentHere().some((sent) => sent.text.includes(text))).toBe(true);
  expect(files()[1]?.text).toContain('STATUS:CANCELLED');
  expect(files()[1]?.text).toContain(`UID:${event.id}@glossa`);
});

it('reminds a client who booked on Telegram in that chat', async () => {
  for (const line of ['Was kostet ein Sonnenstreifen?', 'Freitag um 10 Uhr', 'Petra', 'ja']) await say(line);
  const before = sentHere().length;
  const due = new Date('2027-03-18T10:00:00Z');
  const ways = [remindOnTelegram({ jobs: test.jobs })];
  const { db, box } = test;
  expect(await sendDueReminders({ db, box, publicUrl: 'https://glossa.example', ways }, due)).toBe(1);
  await vi.waitFor(() => expect(sentHere().length).toBe(before + 1), 8_000);
  expect(sentHere().at(-1)?.text).toMatch(/Sonnenstreifen[\s\S]*19\. März[\s\S]*\/booking\//);
});

it('answers fifty copies of one update once', async () => {
  const update = textUpdate('Was kostet ein Sonnenstreifen?');
  const answers = await Promise.all(Array.from({ length: 50 }, () => push(update)));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  await vi.waitFor(() => expect(sentHere()).toHaveLength(1), { timeout: 120_000 });
  await push(update);
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(sentHere()).toHaveLength(1);
});

describe('a forged call', () => {
  it.each<[string, Record<string, string>]>([
    ['without a secret', {}],
    ['with a wrong secret', { 'x-telegram-bot-api-secret-token': 'wrong' }],
    ['with another path’s secret', { 'x-telegram-bot-api-secret-token': 'x'.repeat(43) }],
  ])('%s gets 401 and leaves no trace', async (_, headers) => {
    const before = (await test.db.select().from(telegramUpdates)).length;
    const answer = await push(textUpdate('Hallo'), headers);
    expect(answer.statusCode).toBe(401);
    expect((await test.db.select().from(telegramUpdates)).length).toBe(before);
  });
});

it('waits as long as Telegram asks for and then sends in order', async () => {
  api.refuse({ error_code: 429, description: 'Too Many Requests', parameters: { retry_after: 1 } });
  expect(await say('Was kostet ein Sonnenstreifen?')).toContain('45');
  expect(await say('Danke')).not.toBe('');
  expect(sentHere()).toHaveLength(2);
});

it('counts what became of the texts it sent, and how long the answers to them took', async () => {
  const figures = (await test.send('GET', '/metrics')).body;
  for (const outcome of ['done', 'later'])
    expect(figures).toMatch(
      new RegExp(
        `^channel_send_duration_seconds_count\\{channel="telegram",outcome="${outcome}"\\} [1-9]`,
        'm',
      ),
    );
  expect(figures).toMatch(/^turn_phase_duration_seconds_count\{phase="prove",channel="telegram"\} [1-9]/m);
});

it('stops writing to somebody who blocked the bot', async () => {
  api.refuse({ error_code: 403, description: 'Forbidden: bot was blocked by the user' });
  await push(textUpdate('Hallo'));
  await vi.waitFor(async () => {
    const [chat] = await test.db
      .select()
      .from(telegramChats)
      .where(eq(telegramChats.chatId, String(chatId)));
    expect(chat?.isBlocked).toBe(true);
  }, 8_000);
  expect(sentHere()).toEqual([]);
});

const partUpdate = (part: object) => ({
  update_id: ++updateId,
  message: { chat: { id: chatId, type: 'private' }, from: { first_name: 'Jonas' }, ...part },
});
const pushPart = (part: object) => push(partUpdate(part));

it('answers stickers and films politely once for a burst, and every voice message', async () => {
  for (const kind of ['sticker', 'video', 'sticker', 'voice', 'voice']) await pushPart({ [kind]: {} });
  await vi.waitFor(() => expect(sentHere()).toHaveLength(3), 8_000);
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(sentHere().map(({ text }) => text)).toEqual([
    expect.stringContaining('nur Text'),
    expect.stringContaining('Sprachnachrichten'),
    expect.stringContaining('Sprachnachrichten'),
  ]);
});

it('keeps the photos of an album in the talk, answers it once and reads its caption', async () => {
  const bytes = await newPhoto();
  for (const id of ['one', 'two', 'three']) api.putFile(id, bytes);
  const sizes = (id: string) => [
    { file_id: 'small', file_size: 10 },
    { file_id: id, file_size: bytes.length },
  ];
  const caption = 'Was kostet ein Sonnenstreifen für meinen Golf?';
  await pushPart({ photo: sizes('one'), media_group_id: 'album', caption });
  await pushPart({ photo: sizes('two'), media_group_id: 'album' });
  const again = partUpdate({ photo: sizes('three'), media_group_id: 'album' });
  await push(again);
  await vi.waitFor(async () => expect(await photosHere()).toBe(3), { timeout: 120_000, interval: 100 });
  await vi.waitFor(() => expect(sentHere().length).toBeGreaterThan(0), 8_000);
  expect(sentHere()).toHaveLength(1);
  expect(sentHere()[0]?.text).toMatch(/Danke für das Foto.*45/s);
  await push(again);
  await pushPart({ photo: sizes('one') });
  await vi.waitFor(() => expect(sentHere()).toHaveLength(2), 15_000);
  expect(sentHere()[1]?.text).toMatch(/Foto.*Preisen und Terminen/s);
  expect(await photosHere()).toBe(4);
});

it('says that a picture can’t be opened, and answers the words under it', async () => {
  api.putFile('heic', Buffer.from('0000001c667479706865696300000000', 'hex'));
  const document = { file_id: 'heic', mime_type: 'image/heic' };
  await pushPart({ document, caption: 'Was kostet ein Sonnenstreifen für meinen Golf?' });
  await vi.waitFor(() => expect(sentHere()).toHaveLength(2), 15_000);
  expect(sentHere()[0]?.text).toContain('HEIC');
  expect(sentHere()[0]?.text).toContain('Screenshot');
  expect(sentHere()[1]?.text).toContain('45');
  expect(await photosHere()).toBe(0);
});

it('leaves a file alone that Telegram calls too big', async () => {
  await pushPart({ document: { file_id: 'unknown', mime_type: 'image/jpeg' } });
  await vi.waitFor(() => expect(sentHere()).toHaveLength(1), 15_000);
  expect(sentHere()[0]?.text).toContain('ließ sich nicht öffnen');
});

async function photosHere(): Promise<number> {
  const { rows } = await test.db.execute<{ count: number }>(
    sql`select count(*)::int as count from photos p join conversations c on c.id = p.conversation_id
      where c.external_id = ${String(chatId)}`,
  );
  return rows[0]?.count ?? 0;
}

it.each([
  ['a group', { message: { chat: { id: -5, type: 'group' }, from: { first_name: 'X' }, text: 'hi' } }],
  ['a channel post', { channel_post: { chat: { id: -6, type: 'channel' }, text: 'hi' } }],
  ['an edit', { edited_message: { chat: { id: 7, type: 'private' }, text: 'hi' } }],
  ['nonsense', { message: 'what' }],
])('takes %s without keeping it', async (_, part) => {
  const before = (await test.db.select().from(telegramUpdates)).length;
  expect((await push({ update_id: ++updateId, ...part })).statusCode).toBe(200);
  expect((await test.db.select().from(telegramUpdates)).length).toBe(before);
});

it('keeps the words of an update only until it is handled', async () => {
  await say('Hallo zusammen');
  await vi.waitFor(async () => {
    const [update] = await test.db
      .select()
      .from(telegramUpdates)
      .where(eq(telegramUpdates.updateId, updateId));
    expect(update).toMatchObject({ body: null, handledAt: expect.any(Date) });
  }, 8_000);
});

it('brings a person’s words from the panel into the chat', async () => {
  await say('Ich möchte mit einem Menschen sprechen');
  const path = `/api/partner/${owner.partnerId}/conversation`;
  const list = (await test.send('GET', `${path}?state=waiting`, { as: owner.user })).json();
  await test.send('POST', `${path}/${list[0].id}/message`, {
    as: owner.user,
    body: { text: 'Hier ist das Studio.' },
  });
  await vi.waitFor(
    () => expect(sentHere().at(-1)?.text).toBe('Aus dem Studio:\nHier ist das Studio.'),
    8_000,
  );
});

it('ends with /stop and begins again with /start', async () => {
  await say('Hallo');
  expect(await say('/stop')).toContain('/start');
  expect(await say('/start')).toContain('KI-Assistent');
});

it('links the owner’s own account by a link that works once, and tells it of bookings', async () => {
  const linking = await test.send('POST', `/api/partner/${owner.partnerId}/bot/${botId}/owner-telegram`, {
    as: owner.user,
  });
  const code = new URL(linking.json().link).searchParams.get('start');
  const ownerChat = chatId;
  expect(await say(`/start ${code}`)).toContain('Erledigt');
  chatId += 1;
  expect(await say(`/start ${code}`)).toContain('schon benutzt');
  await say('Ich möchte mit einem Menschen sprechen');
  await vi.waitFor(
    () =>
      expect(
        api.sent.some((sent) => sent.chatId === String(ownerChat) && /wants to talk/.test(sent.text)),
      ).toBe(true),
    8_000,
  );
  const state = await test.send('GET', `/api/partner/${owner.partnerId}/owner-telegram`, { as: owner.user });
  expect(state.json()).toEqual({ isLinked: true });
});

it('stores every message once even when an update is handled twice', async () => {
  await say('Was kostet ein Sonnenstreifen?');
  const update = textUpdate('Danke schön');
  await push(update);
  await vi.waitFor(() => expect(sentHere()).toHaveLength(2), 8_000);
  const said = (await test.db.select().from(messages)).filter(({ text }) => text === 'Danke schön');
  expect(said).toHaveLength(1);
});

it('removes the webhook when the bot goes, and ignores what still comes', async () => {
  const added = await addBot({ name: 'Gone', language: 'de', provider: 'TELEGRAM', botToken: otherToken });
  const path = `/api/partner/${owner.partnerId}/bot/${added.json().id}`;
  const gone = (await test.db.select().from(telegramConnections)).find(
    (one) => one.botId === added.json().id,
  );
  expect((await test.send('DELETE', path, { as: owner.user })).statusCode).toBe(204);
  await vi.waitFor(
    () =>
      expect(
        api.calls.filter((call) => call.token === otherToken && call.method === 'deleteWebhook'),
      ).toHaveLength(1),
    8_000,
  );
  const late = await test.send('POST', `/api/channel/telegram/${gone?.hookId}`, {
    body: textUpdate('Hallo'),
    headers: { 'x-telegram-bot-api-secret-token': hookSecretOf(test, gone?.hookId ?? '') },
  });
  expect(late.statusCode).toBe(200);
});

it('marks a revoked token and mails the owner once', async () => {
  api.forget(token);
  await push(textUpdate('Hallo'));
  await push(textUpdate('Hallo?'));
  await vi.waitFor(async () => {
    const status = await test.send('GET', `/api/partner/${owner.partnerId}/bot/${botId}/telegram`, {
      as: owner.user,
    });
    expect(status.json().status).toBe('token_invalid');
  }, 8_000);
  await new Promise((resolve) => setTimeout(resolve, 1500));
  const told = (await test.db.select().from(mails)).filter(({ subject }) => subject.includes('disconnected'));
  expect(told).toHaveLength(1);
});
