import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { conversations } from '../../conversations/conversations.table.ts';
import { newPhoto } from '../../media/testing/new-photo.ts';
import { partners } from '../../partners/partners.table.ts';
import { metaSent } from '../meta.table.ts';
import { startGraphApi } from './testing/graph-api-server.ts';
import { newId, pageCall, pageEcho, pageMessage } from './testing/meta-calls.ts';
import { metaStudio } from './testing/meta-studio.ts';

const token = 'EAAGtokenOfThePageBBBB';
const strangeToken = 'EAAGtokenOfAnotherPageCCCC';
/** The installation's own app, which all studios share. */
const appSecret = 'fedcba9876543210fedcba9876543210';
const page = { id: '110011', name: 'Shine', instagram: { id: '220022', username: 'shine.studio' } };
const strange = { id: '330033', name: 'Other' };
const start = new Date('2027-03-15T08:00:00Z');
let now = start;
let graph: Awaited<ReturnType<typeof startGraphApi>>;
let test: TestApp;
let owner: Awaited<ReturnType<TestApp['createOwner']>>;
let studio: ReturnType<typeof metaStudio>;
let people = 880000;
let chatId = '';

beforeAll(async () => {
  graph = await startGraphApi({
    [token]: { appSecret, page },
    [strangeToken]: { appSecret: 'another-secret-0123456789', page: strange },
  });
  const config = { meta: { apiRoot: graph.url, appSecret }, publicUrl: 'https://glossa.example' };
  test = await createTestApp({ now: () => now, withJobs: true, config });
  owner = await test.createOwner('owner@example.com');
  await test.db.update(partners).set({ plan: 'MAX' });
  studio = metaStudio(test, graph, owner);
});
afterAll(async () => {
  await test.close();
  await graph.stop();
});
beforeEach(() => {
  now = start;
  people += 1;
  chatId = String(people);
});

const push = (body: unknown) => studio.push('/api/channel/meta', body, appSecret);

describe.each([
  ['instagram', 'instagram', page.instagram.id, '@shine.studio', 'https://ig.me/m/shine.studio'],
  ['messenger', 'page', page.id, 'Shine', 'https://m.me/110011'],
] as const)('%s', (messenger, object, accountId, name, link) => {
  const call = (...messages: object[]) =>
    pageCall(object, accountId, ...messages.map((one) => pageMessage(accountId, chatId, one, now.getTime())));
  const say = async (message: object) => {
    const before = studio.sentTo(chatId).length;
    expect((await push(call(message))).statusCode).toBe(200);
    await vi.waitFor(() => expect(studio.sentTo(chatId).length).toBeGreaterThan(before), {
      timeout: 120_000,
      interval: 50,
    });
    return studio.sentTo(chatId).at(-1);
  };
  const talkHere = async () => {
    const [talk] = await test.db.select().from(conversations).where(eq(conversations.externalId, chatId));
    return talk;
  };

  beforeAll(async () => {
    const connected = await studio.call('PUT', `/${messenger}`, { token });
    expect(connected.json()).toMatchObject({
      ...{ name, link, hasOwnApp: false },
      webhookUrl: 'https://glossa.example/api/channel/meta',
    });
  });

  it('is connected by its token alone where the installation has an app', async () => {
    expect(graph.subscriptions.has(page.id)).toBe(true);
    const { hasSharedApp } = (await studio.call('GET', '')).json();
    expect(hasSharedApp).toBe(true);
  });

  it('answers with quick replies, shows that it reads and writes, and marks the talk', async () => {
    const sent = await say({ text: 'Was kostet ein Sonnenstreifen für meinen Golf?' });
    expect(sent?.text).toMatch(/KI-Assistent.*45/s);
    await say({ text: messenger === 'instagram' ? 'Donnerstag um 11 Uhr' : 'Freitag um 14 Uhr' });
    const asked = await say({ text: 'Jonas' });
    expect(asked?.choices.length).toBeGreaterThan(0);
    expect(graph.calls.map(({ body }) => body.sender_action)).toEqual(
      expect.arrayContaining(['mark_seen', 'typing_on']),
    );
    expect((await talkHere())?.channel).toBe(messenger);
  });

  it('ignores the echo of its own words, even one that is faster than the answer', async () => {
    const said = await say({ text: 'Was kostet ein Sonnenstreifen?' });
    const echo = pageEcho(accountId, chatId, { text: said?.text ?? '', metadata: said?.key ?? '' });
    expect((await push(pageCall(object, accountId, echo))).statusCode).toBe(200);
    await new Promise((resolve) => setTimeout(resolve, 1000));
    expect((await talkHere())?.state).toBe('bot');
    expect((await studio.keptOf(chatId)).map(({ author }) => author)).toEqual(['client', 'bot']);
  });

  it('is silent once a person writes in the inbox of the page', async () => {
    await say({ text: 'Was kostet ein Sonnenstreifen?' });
    const echo = pageEcho(accountId, chatId, { text: 'Ich bin jetzt da' });
    await push(pageCall(object, accountId, echo));
    await vi.waitFor(async () => expect((await talkHere())?.state).toBe('manager'), 8_000);
    const before = studio.sentTo(chatId).length;
    await push(call({ text: 'Super' }));
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(studio.sentTo(chatId)).toHaveLength(before);
  });

  it('notes what was read, and lets a person write for a week, the bot for a day', async () => {
    await say({ text: 'Ich möchte mit einem Menschen sprechen' });
    const read = { sender: { id: chatId }, recipient: { id: accountId }, timestamp: Date.now() };
    await vi.waitFor(async () => {
      await push(pageCall(object, accountId, { ...read, read: { watermark: Date.now() + 1000 } }));
      const rows = await test.db.select().from(metaSent).where(eq(metaSent.chatId, chatId));
      expect(rows.map(({ status }) => status)).toEqual(['read']);
    }, 8_000);
    now = new Date(start.getTime() + 48 * 3_600_000);
    const talk = await talkHere();
    const path = `/api/partner/${owner.partnerId}/conversation/${talk?.id}/message`;
    const before = studio.sentTo(chatId).length;
    await test.send('POST', path, { as: owner.user, body: { text: 'Ihr Wagen ist fertig.' } });
    const sent = await studio.waitForSent(chatId, before + 1);
    expect(sent.at(-1)).toMatchObject({ kind: 'HUMAN_AGENT' });
  });

  it('keeps a photo in the talk and answers the words under it', async () => {
    graph.putMedia(`photo-${chatId}`, await newPhoto());
    const url = `${graph.url}/v23.0/media-file/photo-${chatId}`;
    const sent = await say({
      text: 'Was kostet ein Sonnenstreifen für meinen Golf?',
      attachments: [{ type: 'image', payload: { url } }],
    });
    expect(sent?.text).toMatch(/Foto.*45/s);
  });

  it('stops writing to somebody who blocked it', async () => {
    graph.fail({ code: 200, subcode: 1545041 });
    await push(call({ text: 'Hallo' }));
    await vi.waitFor(async () => {
      const rows = await test.db.select().from(metaSent).where(eq(metaSent.chatId, chatId));
      expect(rows.map(({ status }) => status)).toEqual(['failed']);
    }, 8_000);
    expect(studio.sentTo(chatId)).toEqual([]);
  });

  it('passes over an account nobody has connected without a word', async () => {
    const foreign = pageCall(object, '999999', pageMessage('999999', chatId, { text: 'Hallo' }));
    expect((await push(foreign)).statusCode).toBe(200);
    expect(await talkHere()).toBeUndefined();
  });
});

it('TE-1: does not let one studio’s app speak for another’s account', async () => {
  const other = await test.createOwner('other@example.com');
  await test.db.update(partners).set({ plan: 'MAX' });
  const theirs = metaStudio(test, graph, other);
  const secret = 'another-secret-0123456789';
  const connected = await theirs.call('PUT', '/messenger', { token: strangeToken, appSecret: secret });
  const { pathname } = new URL(connected.json().webhookUrl);
  const forged = pageCall('page', page.id, pageMessage(page.id, chatId, { text: 'Hallo', mid: newId() }));
  expect((await studio.push(pathname, forged, secret)).statusCode).toBe(200);
  const shared = pageCall('page', strange.id, pageMessage(strange.id, chatId, { text: 'Hallo' }));
  expect((await push(shared)).statusCode).toBe(200);
  await new Promise((resolve) => setTimeout(resolve, 1000));
  expect(studio.sentTo(chatId)).toEqual([]);
});

describe('a page that is disconnected', () => {
  const isSubscribed = () => graph.subscriptions.has(page.id);

  it('is told of to us until its last messenger goes', async () => {
    for (const messenger of ['instagram', 'messenger'])
      expect((await studio.call('PUT', `/${messenger}`, { token })).statusCode).toBe(200);
    await studio.call('DELETE', '/instagram');
    expect(isSubscribed()).toBe(true);
    await studio.call('DELETE', '/messenger');
    await vi.waitFor(() => expect(isSubscribed()).toBe(false), 30_000);
    const asked = graph.calls.filter(({ method, path }) => method === 'DELETE' && path.startsWith(page.id));
    expect(asked).toMatchObject([{ path: `${page.id}/subscribed_apps`, token }]);
  });

  it('is parted from us even where Meta does not take the token any more', async () => {
    await studio.call('PUT', '/messenger', { token });
    graph.expire(token);
    expect((await studio.call('DELETE', '/messenger')).statusCode).toBe(204);
    expect((await studio.call('GET', '')).json().connections).toEqual([]);
    graph.admit(token, { appSecret, page });
  });

  it('cannot be disconnected by another studio', async () => {
    await studio.call('PUT', '/messenger', { token });
    const stranger = await test.createOwner('stranger@example.com');
    const path = `/api/partner/${owner.partnerId}/bot/${owner.botId}/messenger/messenger`;
    expect((await test.send('DELETE', path, { as: stranger.user })).statusCode).toBe(404);
    expect(isSubscribed()).toBe(true);
  });
});
