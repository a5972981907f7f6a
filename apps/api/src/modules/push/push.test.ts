import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { newTalk } from '../conversations/testing/talk.ts';
import { openPushKeys, pushToPartner, pushToTalk } from './index.ts';
import { outcomeOf, publicReach } from './send-push.ts';
import { startPushService } from './testing/push-service.ts';

let test: TestApp;
let service: Awaited<ReturnType<typeof startPushService>>;
let owner: Awaited<ReturnType<TestApp['createOwner']>>;
let other: Awaited<ReturnType<TestApp['createOwner']>>;

beforeAll(async () => {
  service = await startPushService();
  test = await createTestApp({ withJobs: true, pushReach: service.reach });
  owner = await test.createOwner('owner@example.com', 'Folien A');
  other = await test.createOwner('other@example.com', 'Folien B');
});
afterAll(async () => {
  await test.close();
  await service.close();
});
afterEach(async () => {
  service.answer(201);
  service.received.splice(0);
  await test.db.execute(sql`delete from push_subscriptions`);
});

const path = (partnerId: string) => `/api/partner/${partnerId}/push`;
const message = { title: 'Folien A', body: 'Morgen, 10:00: Tönung', path: '/chat/x', tag: 'a' };
const count = async () =>
  Number((await test.db.execute(sql`select count(*) from push_subscriptions`)).rows[0]?.count);
const tell = (partnerId: string) =>
  test.db.transaction((tx) => pushToPartner({ jobs: test.jobs }, tx, partnerId, { message }));
const arrived = (times: number) =>
  vi.waitFor(() => expect(service.received).toHaveLength(times), { timeout: 120_000 });

describe('the keys', () => {
  it('are made once, kept sealed, and the same for every server', async () => {
    const [one, two] = [openPushKeys(test), openPushKeys(test)];
    const keys = await one();
    expect(await two()).toEqual(keys);
    const { rows } = await test.db.execute(sql`select * from push_keys`);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(keys.privateKey);
    const told = await test.send('GET', path(owner.partnerId), { as: owner.user });
    expect(told.json()).toEqual({ publicKey: keys.publicKey });
  });
});

describe('one of the studio’s people who said yes', () => {
  it('is written to in every browser, in words nobody else can read', async () => {
    const phone = service.newBrowser('phone');
    for (let twice = 0; twice < 2; twice += 1) {
      const saved = await test.send('POST', path(owner.partnerId), {
        as: owner.user,
        body: phone.subscription,
      });
      expect(saved.statusCode).toBe(204);
    }
    expect(await count()).toBe(1);
    const { rows } = await test.db.execute(sql`select sealed, endpoint_fingerprint from push_subscriptions`);
    expect(JSON.stringify(rows)).not.toContain('127.0.0.1');
    expect(await tell(owner.partnerId)).toBe(true);
    await arrived(1);
    const [push] = service.received;
    expect(push?.path).toBe('/phone');
    expect(push?.authorization).toMatch(/^vapid t=.+, k=.+/);
    expect(push?.body.toString()).not.toContain('Morgen');
    expect(phone.read(push?.body ?? Buffer.alloc(0))).toEqual(message);
  });

  it('hears nothing of another studio, and nothing after a no', async () => {
    const { subscription } = service.newBrowser('phone');
    await test.send('POST', path(owner.partnerId), { as: owner.user, body: subscription });
    expect(await tell(other.partnerId)).toBe(false);
    const body = { endpoint: subscription.endpoint };
    await test.send('DELETE', path(other.partnerId), { as: other.user, body });
    expect(await count()).toBe(1);
    expect((await test.send('DELETE', path(owner.partnerId), { as: owner.user, body })).statusCode).toBe(204);
    expect(await tell(owner.partnerId)).toBe(false);
  });

  it('is forgotten in a browser that is gone, and not in one that is slow', async () => {
    const { subscription } = service.newBrowser('gone');
    await test.send('POST', path(owner.partnerId), { as: owner.user, body: subscription });
    service.answer(503);
    await tell(owner.partnerId);
    await arrived(1);
    expect(await count()).toBe(1);
    service.answer(410);
    await tell(owner.partnerId);
    await vi.waitFor(async () => expect(await count()).toBe(0), { timeout: 120_000 });
  });

  it('has at most five browsers, the oldest leave', async () => {
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const { subscription } = service.newBrowser(name);
      await test.send('POST', path(owner.partnerId), { as: owner.user, body: subscription });
    }
    expect(await count()).toBe(5);
    await tell(owner.partnerId);
    await arrived(5);
    expect(service.received.map((push) => push.path).sort()).toEqual(['/b', '/c', '/d', '/e', '/f']);
  });
});

it.each([
  ['another machine here', 'http://127.0.0.1:1/x'],
  ['a private network', 'https://192.168.1.1/x'],
  ['no address', 'push'],
])('writes to no browser at %s', async (_, endpoint) => {
  const { subscription } = service.newBrowser('x');
  const answer = await test.send('POST', path(owner.partnerId), {
    as: owner.user,
    body: { ...subscription, endpoint },
  });
  expect(answer.statusCode).toBe(400);
  expect(await count()).toBe(0);
});

it('refuses a subscription of another shape', async () => {
  const { subscription } = service.newBrowser('x');
  for (const body of [
    { ...subscription, endpoint: `https://push.example.com/${'x'.repeat(1000)}` },
    { ...subscription, keys: { ...subscription.keys, auth: 'short' } },
    { ...subscription, partnerId: other.partnerId },
  ])
    expect((await test.send('POST', path(owner.partnerId), { as: owner.user, body })).statusCode).toBe(400);
});

it('looks a name up only to reach the public web', async () => {
  const look = (name: string) =>
    new Promise((resolve) => publicReach.lookup(name, {}, (error, address) => resolve(error ?? address)));
  expect(await look('localhost')).toBeInstanceOf(Error);
});

it.each([
  [201, 'done'],
  [404, 'gone'],
  [410, 'gone'],
  [403, 'gone'],
  [429, 'later'],
  [500, 'later'],
  [301, 'later'],
])('takes the answer %i for %s', (status, outcome) => {
  expect(outcomeOf(status)).toBe(outcome);
});

describe('a client', () => {
  const chatPath = () => `/api/chat/${owner.chatLinkId}/push`;

  it('who booked may say yes, and the yes goes with the talk', async () => {
    const talk = newTalk(test, owner.chatLinkId);
    await talk.say('Was kostet ein Sonnenstreifen beim BMW X5?');
    const phone = service.newBrowser('client');
    const headers = { 'x-conversation-token': talk.token() };
    const post = () => test.send('POST', chatPath(), { headers, body: phone.subscription });
    const early = await post();
    expect([early.statusCode, early.json().code]).toEqual([409, 'nothing_booked']);

    const { rows } = await test.db.execute<{ id: string; partner_id: string }>(
      sql`select id, partner_id from conversations where partner_id = ${owner.partnerId}`,
    );
    const conversationId = rows[0]?.id ?? '';
    const inThreeDays = new Date(Date.now() + 3 * 24 * 60 * 60_000).toISOString();
    await test.db.execute(sql`insert into calendar_events
      (partner_id, bay_id, title, starts_at, ends_at, source, conversation_id)
      values (${owner.partnerId}, gen_random_uuid(), 'Tönung', ${inThreeDays}::timestamptz,
        ${inThreeDays}::timestamptz + interval '1 hour', 'BOT', ${conversationId})`);
    expect((await post()).statusCode).toBe(204);
    const told = { partnerId: owner.partnerId, conversationId };
    expect(await test.db.transaction((tx) => pushToTalk({ jobs: test.jobs }, tx, told, message))).toBe(true);
    await arrived(1);
    expect(phone.read(service.received[0]?.body ?? Buffer.alloc(0))).toEqual(message);

    // Somebody of the studio who said yes is nobody of this talk, and the client nobody of the studio.
    expect(await tell(owner.partnerId)).toBe(false);
    expect(
      (await test.send('DELETE', `/api/chat/${owner.chatLinkId}/conversation`, { headers })).statusCode,
    ).toBe(204);
    expect(await count()).toBe(0);
    const jobs = await test.db.execute(
      sql`select 1 from pgboss.job where data->>'conversationId' = ${conversationId}`,
    );
    expect(jobs.rows).toEqual([]);
  });

  it('without the key of a talk is nobody', async () => {
    const { subscription } = service.newBrowser('stranger');
    const keys: Record<string, string>[] = [{}, { 'x-conversation-token': 'x'.repeat(43) }];
    for (const headers of keys) {
      const answer = await test.send('POST', chatPath(), { headers, body: subscription });
      expect(answer.statusCode).toBe(404);
    }
  });
});
