import { languages } from '@glossa/contracts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { messages } from '../../conversations/conversations.table.ts';
import { partners } from '../../partners/partners.table.ts';
import { telegramChats, telegramConnections, telegramUpdates } from '../channels.table.ts';
import { hookSecretOf } from './connect-telegram.ts';
import { handleUpdate } from './handle-update.ts';
import { sendNotice } from './send-notice.ts';
import { keepUpdates } from './telegram.store.ts';
import { channelWords } from './telegram-words.data.ts';
import { startBotApi } from './testing/bot-api-server.ts';

const token = '123456:AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';
let api: Awaited<ReturnType<typeof startBotApi>>;
let test: TestApp;
let hookId: string;
let updateId = 1000;
let chatId = 500;

beforeAll(async () => {
  api = await startBotApi({ [token]: 'shine_bot' });
  const config = { telegramApiRoot: api.url, publicUrl: 'https://glossa.example' };
  test = await createTestApp({ withJobs: true, config });
  const { partnerId, user } = await test.createOwner('owner@example.com');
  await test.db.update(partners).set({ plan: 'MAX' });
  await test.send('POST', `/api/partner/${partnerId}/bot`, {
    as: user,
    body: { name: 'Tele', language: 'de', provider: 'TELEGRAM', botToken: token },
  });
  const [connection] = await test.db.select().from(telegramConnections);
  hookId = connection?.hookId ?? '';
});
afterAll(async () => {
  await test.close();
  await api.stop();
});
beforeEach(() => {
  chatId += 1;
});

const push = (update: object) =>
  test.send('POST', `/api/channel/telegram/${hookId}`, {
    body: update,
    headers: { 'x-telegram-bot-api-secret-token': hookSecretOf(test, hookId) },
  });

const textUpdate = (text: string, id = ++updateId) => ({
  update_id: id,
  message: {
    message_id: id,
    chat: { id: chatId, type: 'private' },
    from: { id: chatId, first_name: 'Jonas' },
    text,
  },
});

async function keptHere() {
  const [chat] = await test.db
    .select()
    .from(telegramChats)
    .where(eq(telegramChats.chatId, String(chatId)));
  return test.db
    .select()
    .from(messages)
    .where(eq(messages.conversationId, chat?.conversationId ?? ''))
    .orderBy(messages.seq);
}

const sentHere = () => api.sent.filter((sent) => sent.chatId === String(chatId));

it('CH-7: keeps and answers a message that ends in half an emoji', async () => {
  const update = textUpdate('Hallo \ud83d');
  update.message.from.first_name = 'Jonas \udc4b';
  expect((await push(update)).statusCode).toBe(200);
  await vi.waitFor(() => expect(sentHere()).toHaveLength(1), { timeout: 120_000, interval: 50 });
});

it('WH-6: takes messages in the order they come, answers each once, and leaves edits and echoes alone', async () => {
  const [first, second, third] = [++updateId, ++updateId, ++updateId];
  const edited = { ...textUpdate('Geändert'), message: undefined, edited_message: textUpdate('x').message };
  const echo = textUpdate('Von uns selbst');
  const own = { ...echo, message: { ...echo.message, from: { id: 1, first_name: 'Bot', is_bot: true } } };
  for (const update of [edited, own, textUpdate('Drei', third), textUpdate('Eins', first)])
    expect((await push(update)).statusCode).toBe(200);
  expect((await push(textUpdate('Zwei', second))).statusCode).toBe(200);
  await vi.waitFor(() => expect(sentHere()).toHaveLength(3), { timeout: 120_000, interval: 50 });
  const kept = await keptHere();
  expect(kept.map(({ author }) => author)).toEqual(['client', 'bot', 'client', 'bot', 'client', 'bot']);
  expect(kept.filter(({ author }) => author === 'client').map(({ text }) => text)).toEqual([
    'Drei',
    'Eins',
    'Zwei',
  ]);
});

it('WH-6: hears first what was written first, whichever job comes first', async () => {
  const [connection] = await test.db.select().from(telegramConnections);
  const { botId = '', partnerId = '' } = connection ?? {};
  const first = textUpdate('Zuerst');
  await keepUpdates(test.db, [
    { botId, partnerId, updateId: first.update_id, body: first, chatId: String(chatId) },
  ]);
  expect((await push(textUpdate('Danach'))).statusCode).toBe(200);
  await vi.waitFor(() => expect(sentHere()).toHaveLength(2), { timeout: 120_000, interval: 50 });
  const said = (await keptHere()).filter(({ author }) => author === 'client');
  expect(said.map(({ text }) => text)).toEqual(['Zuerst', 'Danach']);
});

it('WH-9: handles the good updates of a batch whatever stands between them', async () => {
  const good = Array.from({ length: 5 }, (_, i) => textUpdate(`Frage ${i}`));
  const bad = [
    { update_id: ++updateId, message: { chat: 'nonsense' } },
    { update_id: 'no number' },
    { update_id: ++updateId },
    [],
    'text',
  ];
  const statuses = [];
  for (const [i, update] of good.entries()) {
    statuses.push((await push(update)).statusCode);
    statuses.push((await push(Object(bad[i]))).statusCode);
  }
  expect(new Set(statuses)).toEqual(new Set([200]));
  await vi.waitFor(() => expect(sentHere()).toHaveLength(5), { timeout: 120_000, interval: 50 });
});

it('TE-14: does nothing for a job that names a bot of one studio and another studio', async () => {
  const other = await test.createOwner('other@example.com');
  const [connection] = await test.db.select().from(telegramConnections);
  if (!connection) throw new Error('There is no connection.');
  const place = { botId: connection.botId, updateId: ++updateId };
  await test.db
    .insert(telegramUpdates)
    .values({ ...place, partnerId: connection.partnerId, body: textUpdate('Hallo', place.updateId) });
  await handleUpdate(test.talk, { ...place, partnerId: other.partnerId });
  expect(sentHere()).toEqual([]);
  const notice = { ...place, partnerId: other.partnerId, chatId: String(chatId), userId: place.botId };
  await sendNotice(test.talk, { ...notice, text: 'Von einem anderen Studio' });
  expect(sentHere()).toEqual([]);
  await handleUpdate(test.talk, { ...place, partnerId: connection.partnerId });
  const { rows } = await test.db.execute(
    sql`select handled_at is not null as handled from telegram_updates where update_id = ${place.updateId}`,
  );
  expect(rows).toEqual([{ handled: true }]);
});

it.each(languages)(
  'DR-6: says in %s before anything else that it is an AI, and where the privacy notice is',
  (language) => {
    const { notice } = channelWords[language];
    expect(notice).toMatch(/\bAI\b|KI-|AI-|ШІ|ИИ/);
    expect(notice).toContain('{privacy}');
  },
);
