import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { mails } from '../../../mail/mail.table.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { partners } from '../../partners/partners.table.ts';
import { metaUpdates } from '../meta.table.ts';
import { signed, startGraphApi } from './testing/graph-api-server.ts';
import { pageCall, pageMessage } from './testing/meta-calls.ts';
import { metaStudio } from './testing/meta-studio.ts';

const token = 'EAAGtokenOfThePageBBBB';
const appSecret = 'fedcba9876543210fedcba9876543210';
const page = { id: '110011', name: 'Shine', instagram: { id: '220022', username: 'shine.studio' } };
const hook = '/api/channel/meta';
let graph: Awaited<ReturnType<typeof startGraphApi>>;
let test: TestApp;
let studio: ReturnType<typeof metaStudio>;
let people = 660000;
let chatId = '';

beforeAll(async () => {
  graph = await startGraphApi({ [token]: { appSecret, page } });
  const config = { meta: { apiRoot: graph.url, appSecret }, publicUrl: 'https://glossa.example' };
  test = await createTestApp({ withJobs: true, config });
  const owner = await test.createOwner('owner@example.com');
  await test.db.update(partners).set({ plan: 'MAX' });
  studio = metaStudio(test, graph, owner);
});
afterAll(async () => {
  await test.close();
  await graph.stop();
});
beforeEach(() => {
  people += 1;
  chatId = String(people);
});

const push = (body: unknown) => studio.push(hook, body, appSecret);
const resting = () => new Promise((resolve) => setTimeout(resolve, 1500));

describe.each([
  ['instagram', 'instagram', page.instagram.id],
  ['messenger', 'page', page.id],
] as const)('%s', (messenger, object, accountId) => {
  const said = (message: object, at = Date.now()) => pageMessage(accountId, chatId, message, at);
  const call = (...messages: object[]) => pageCall(object, accountId, ...messages);

  beforeAll(async () => {
    expect((await studio.call('PUT', `/${messenger}`, { token })).statusCode).toBe(200);
  });

  it.each<[string, Record<string, string>, string]>([
    ['without a signature', { 'x-hub-signature-256': '' }, ''],
    ['with a sha1 signature', { 'x-hub-signature-256': `sha1=${'a'.repeat(40)}` }, ''],
    ['with another signature', { 'x-hub-signature-256': `sha256=${'a'.repeat(64)}` }, ''],
    ['with one space more', {}, ' '],
  ])('WH-2: a call %s gets 401 and leaves no trace', async (_, headers, more) => {
    const before = await test.db.$count(metaUpdates);
    const { payload, signature } = signed(call(said({ text: 'Hallo' })), appSecret);
    const answer = await test.send('POST', hook, {
      body: `${payload}${more}`,
      headers: { 'content-type': 'application/json', 'x-hub-signature-256': signature, ...headers },
    });
    expect(answer.statusCode).toBe(401);
    expect(await test.db.$count(metaUpdates)).toBe(before);
  });

  it('WH-5, WH-11: answers fifty copies of one message once', async () => {
    const body = call(said({ text: 'Was kostet ein Sonnenstreifen?' }));
    const answers = await Promise.all(Array.from({ length: 50 }, () => push(body)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    await studio.waitForSent(chatId, 1);
    await push(body);
    await resting();
    expect(studio.sentTo(chatId)).toHaveLength(1);
  });

  it('WH-6: hears the messages of a call in the order they were written', async () => {
    const at = Date.now() - 10_000;
    const body = call(
      said({ text: 'Drei' }, at + 3000),
      said({ text: 'Eins' }, at + 1000),
      said({ text: 'Zwei' }, at + 2000),
    );
    expect((await push(body)).statusCode).toBe(200);
    await studio.waitForSent(chatId, 3);
    const theirs = (await studio.keptOf(chatId)).filter(({ author }) => author === 'client');
    expect(theirs.map(({ text }) => text)).toEqual(['Eins', 'Zwei', 'Drei']);
  });

  it('WH-7: asks Meta to come again where a message cannot be kept', async () => {
    const lost = vi
      .spyOn(test.db, 'transaction')
      .mockRejectedValue(new Error('Connection terminated unexpectedly'));
    const body = call(said({ text: 'Hallo' }));
    const refused = await push(body);
    lost.mockRestore();
    expect(refused.statusCode).toBe(503);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await push(body)).statusCode).toBe(200);
    await studio.waitForSent(chatId, 1);
  });

  it('WH-9: keeps the good messages of a batch, whatever stands beside them', async () => {
    const foreign = pageCall(object, '999999', pageMessage('999999', chatId, { text: 'Nicht für uns' }));
    const broken = [{ id: accountId, messaging: ['nonsense', { sender: 5 }, null] }, 'nonsense'];
    const entry = [...foreign.entry, ...broken, ...call(said({ text: 'Hallo' })).entry];
    expect((await push({ object, entry })).statusCode).toBe(200);
    await studio.waitForSent(chatId, 1);
    const theirs = (await studio.keptOf(chatId)).filter(({ author }) => author === 'client');
    expect(theirs.map(({ text }) => text)).toEqual(['Hallo']);
  });

  it('WH-10: answers films politely once for a burst, every voice message, and no reaction', async () => {
    const film = () => said({ attachments: [{ type: 'video', payload: {} }] });
    const voice = said({ attachments: [{ type: 'audio', payload: {} }] });
    const reaction = { ...said({}), message: undefined, reaction: { mid: 'x', action: 'react' } };
    await push(call(film(), film(), reaction, voice));
    const texts = (await studio.waitForSent(chatId, 2)).map(({ text }) => text);
    // A burst is waited for, a voice message is not: which of them is answered first is open.
    expect(texts.toSorted()).toEqual([
      expect.stringContaining('nur Text'),
      expect.stringContaining('Sprachnachrichten'),
    ]);
  });

  it('WH-12: waits where Meta asks for a pause, twice as long the second time, and sends in order', async () => {
    graph.fail({ code: 613 });
    await push(call(said({ text: 'Was kostet ein Sonnenstreifen?' })));
    await vi.waitFor(async () => expect(await pausedHere()).toEqual([{ pauses: 1, seconds: 60 }]), 15_000);
    graph.fail({ code: 613 });
    await test.db.execute(
      sql`update pgboss.job set start_after = now() where data->>'chatId' = ${chatId} and state = 'created'`,
    );
    await vi.waitFor(async () => expect(await pausedHere()).toEqual([{ pauses: 2, seconds: 120 }]), 15_000);
    expect(studio.sentTo(chatId)).toEqual([]);
    await test.db.execute(
      sql`update pgboss.job set start_after = now() where data->>'chatId' = ${chatId} and state = 'created'`,
    );
    await studio.waitForSent(chatId, 1);
  });
});

it('WH-12: marks a page whose token Meta no longer takes, for both its messengers, and tells the owner', async () => {
  graph.expire(token);
  for (const [object, accountId] of [['instagram', page.instagram.id] as const, ['page', page.id] as const])
    await push(pageCall(object, accountId, pageMessage(accountId, chatId, { text: 'Hallo' })));
  await vi.waitFor(async () => {
    const { connections } = (await studio.call('GET', '')).json();
    const states = connections.map(({ status }: { status: string }) => status);
    expect(states).toEqual(['token_invalid', 'token_invalid']);
  }, 15_000);
  const told = (await test.db.select().from(mails)).filter(({ subject }) => /is disconnected/.test(subject));
  expect(told.map(({ subject }) => subject).toSorted()).toEqual([
    expect.stringContaining('Instagram'),
    expect.stringContaining('Messenger'),
  ]);
});

/** What waits for Meta's pause to end in this chat. */
async function pausedHere(): Promise<{ pauses: number; seconds: number }[]> {
  const { rows } = await test.db.execute<{ pauses: number; seconds: number }>(
    sql`select (data->>'pauses')::int as pauses, round(extract(epoch from start_after - created_on))::int as seconds
      from pgboss.job where data->>'chatId' = ${chatId} and state = 'created' and start_after > now()`,
  );
  return rows;
}
