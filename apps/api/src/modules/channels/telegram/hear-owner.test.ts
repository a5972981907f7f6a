import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { newTalk } from '../../conversations/testing/talk.ts';
import { partners } from '../../partners/partners.table.ts';
import { telegramConnections } from '../channels.table.ts';
import { hookSecretOf } from './connect-telegram.ts';
import { startBotApi } from './testing/bot-api-server.ts';

const token = '123456:AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';
const ownerChat = 77;
const clientChat = 501;
let api: Awaited<ReturnType<typeof startBotApi>>;
let test: TestApp;
let owner: Awaited<ReturnType<TestApp['createOwner']>>;
let hookId: string;
let updateId = 1000;

beforeAll(async () => {
  api = await startBotApi({ [token]: 'shine_bot' });
  const config = { telegramApiRoot: api.url, publicUrl: 'https://glossa.example' };
  test = await createTestApp({ now: () => new Date('2027-03-15T08:00:00Z'), withJobs: true, config });
  owner = await test.createOwner('owner@example.com');
  await test.db.update(partners).set({ plan: 'MAX' });
  const added = await test.send('POST', `/api/partner/${owner.partnerId}/bot`, {
    as: owner.user,
    body: { name: 'Tele', language: 'de', provider: 'TELEGRAM', botToken: token },
  });
  const [connection] = await test.db.select().from(telegramConnections);
  hookId = connection?.hookId ?? '';
  const path = `/api/partner/${owner.partnerId}/bot/${added.json().id}/owner-telegram`;
  const { link } = (await test.send('POST', path, { as: owner.user })).json();
  await push(ownerChat, { text: `/start ${new URL(link).searchParams.get('start')}` });
  await sentTo(ownerChat, /Ab jetzt melde ich/);
});
afterAll(async () => {
  await test.close();
  await api.stop();
});

const push = (chatId: number, message: object) =>
  send({ message: { message_id: ++updateId, ...from(chatId), ...message } });
const tap = (chatId: number, data: string) =>
  send({
    callback_query: { id: `tap-${updateId}`, data, from: { first_name: 'Max' }, message: from(chatId) },
  });
const from = (id: number) => ({ chat: { id, type: 'private' }, from: { id, first_name: 'Max' } });
const send = (update: object) =>
  test.send('POST', `/api/channel/telegram/${hookId}`, {
    body: { update_id: ++updateId, ...update },
    headers: { 'x-telegram-bot-api-secret-token': hookSecretOf(test, hookId) },
  });

/** The number of the newest message to a chat that says this. */
async function sentTo(chatId: number, words: RegExp, after = 0): Promise<number> {
  const find = () =>
    api.sent.findLastIndex(
      (sent, at) => at >= after && sent.chatId === String(chatId) && words.test(sent.text),
    );
  await vi.waitFor(() => expect(find()).toBeGreaterThanOrEqual(0), { timeout: 120_000, interval: 50 });
  return find() + 1;
}

it('takes a reply to a notice to the client on the web, and keeps it at a tap', async () => {
  const talk = newTalk(test, owner.chatLinkId);
  await talk.say('Do you have parking?');
  const notice = await sentTo(
    ownerChat,
    /only you can answer[\s\S]*Do you have parking\?[\s\S]*Reply to this/,
  );
  await push(ownerChat, { text: 'Yes, at the door.', reply_to_message: { message_id: notice } });
  const offer = await sentTo(ownerChat, /Sent to the client\.\nKeep this answer/);
  const shown = await test.send('GET', `/api/partner/${owner.partnerId}/client-request`, { as: owner.user });
  expect(shown.json()).toMatchObject([{ answer: 'Yes, at the door.', keep: 'offered' }]);
  expect(api.sent[offer - 1]?.buttons).toEqual(['Keep it', 'Only this once']);
  await tap(ownerChat, `keep:${shown.json()[0].id}`);
  await sentTo(ownerChat, /Kept\. From now on/);
  const other = await newTalk(test, owner.chatLinkId).say('Is there parking at your place?');
  expect(other.messages[0]?.text).toContain('Yes, at the door.');
});

it('takes it to a client on Telegram, and says when it was answered already', async () => {
  await push(clientChat, { text: 'Haben Sie einen Lieferservice für Autos?' });
  const notice = await sentTo(ownerChat, /Lieferservice/);
  await push(ownerChat, { text: 'Ja, im Umkreis von 20 km.', reply_to_message: { message_id: notice } });
  await sentTo(clientChat, /Aus dem Studio:\nJa, im Umkreis von 20 km\./);
  const before = api.sent.length;
  await push(ownerChat, { text: 'Oder 30.', reply_to_message: { message_id: notice } });
  await sentTo(ownerChat, /answered already/, before);
  expect(api.sent.slice(before).some(({ chatId }) => chatId === String(clientChat))).toBe(false);
});

it('takes no tap and no reply of somebody who is not of the studio', async () => {
  const before = api.sent.length;
  await push(clientChat, { text: 'Hallo', reply_to_message: { message_id: 2 } });
  await tap(clientChat, 'keep:7d444840-9dc0-41d1-b245-5ffdce74fad9');
  await vi.waitFor(
    () =>
      expect(api.sent.slice(before).filter(({ chatId }) => chatId === String(clientChat))).toHaveLength(2),
    { timeout: 120_000 },
  );
  expect(api.sent.slice(before).some(({ text }) => /Kept|Sent to the client/.test(text))).toBe(false);
});

it('answers a client who wants a person: from then on the bot is silent', async () => {
  const talk = newTalk(test, owner.chatLinkId);
  const before = api.sent.length;
  await talk.say('I want to talk to a person');
  const notice = await sentTo(ownerChat, /talk to a person/, before);
  await push(ownerChat, { text: 'Max here, how can I help?', reply_to_message: { message_id: notice } });
  await sentTo(ownerChat, /^Sent to the client\.$/, before);
  expect(await talk.say('Great')).toMatchObject({ state: 'manager', messages: [] });
});

it('asks for words where a picture is sent in reply', async () => {
  await newTalk(test, owner.chatLinkId).say('Do you have a play corner for children?');
  const notice = await sentTo(ownerChat, /play corner/);
  await push(ownerChat, { voice: {}, reply_to_message: { message_id: notice } });
  await sentTo(ownerChat, /only pass on text/);
});
