import { newsSchema } from '@glossa/contracts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { partnerTopic } from '../../live/live-hub.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { newTalk } from '../conversations/testing/talk.ts';
import { startPushService } from '../push/testing/push-service.ts';

// A Monday morning in Berlin.
const now = new Date('2027-03-15T08:00:00Z');
let test: TestApp;
let service: Awaited<ReturnType<typeof startPushService>>;
let owner: Awaited<ReturnType<TestApp['createOwner']>>;

beforeAll(async () => {
  service = await startPushService();
  test = await createTestApp({ now: () => now, withJobs: true, pushReach: service.reach });
  owner = await test.createOwner('owner@example.com', 'Folien A');
});
afterAll(async () => {
  await test.close();
  await service.close();
});

const news = async (after?: number, of = owner) => {
  const query = after === undefined ? '' : `?after=${after}`;
  const answer = await test.send('GET', `/api/partner/${of.partnerId}/news${query}`, { as: of.user });
  return newsSchema.parse(answer.json());
};

it('tells an open panel and a phone of a booking, its move and its end, and forgets with the talk', async () => {
  const phone = service.newBrowser('owner');
  await test.send('POST', `/api/partner/${owner.partnerId}/push`, {
    as: owner.user,
    body: phone.subscription,
  });
  const { last, items } = await news();
  expect(items).toEqual([]);
  const talk = newTalk(test, owner.chatLinkId);
  for (const line of ['Was kostet ein Sonnenstreifen beim BMW X5?', 'Donnerstag um 11 Uhr', 'Max'])
    await talk.say(line);
  const { messages } = await talk.say('ja');
  const [booked] = (await news(last)).items;
  expect(booked).toMatchObject({
    name: 'booking',
    customerName: 'Max',
    car: expect.stringContaining('BMW X5'),
    start: '2027-03-18T10:00:00.000Z',
    price: { total: 45, currency: 'EUR' },
    eventId: messages[0]?.booking?.eventId,
  });
  await vi.waitFor(() => expect(service.received).toHaveLength(1), { timeout: 120_000 });
  expect(phone.read(service.received[0]?.body ?? Buffer.alloc(0))).toMatchObject({
    title: 'Folien A: a new booking',
    body: expect.stringMatching(/^Max · .*BMW X5.* · Thu 18 Mar, 11:00 · €45$/),
    path: `/conversations/${booked?.conversationId}`,
  });

  const heard = vi.fn();
  test.live.hear(partnerTopic(owner.partnerId), heard);
  const secret = messages[0]?.booking?.managePath?.split('/').at(-1);
  expect((await test.send('POST', `/api/booking/${secret}/cancel`, { body: {} })).statusCode).toBe(200);
  expect(heard).toHaveBeenCalled();
  const [cancelled, ...others] = (await news(booked?.id)).items;
  expect(cancelled).toMatchObject({ name: 'cancelled', customerName: 'Max', eventId: booked?.eventId });
  expect(others).toEqual([]);

  const other = await test.createOwner('other@example.com', 'Folien B');
  expect((await news(0, other)).items).toEqual([]);
  await test.send('DELETE', `/api/chat/${owner.chatLinkId}/conversation`, {
    headers: { 'x-conversation-token': talk.token() },
  });
  expect((await news(0)).items).toEqual([]);
});

it('tells who waits with what was said, and keeps a month of it', async () => {
  const { last } = await news();
  const talk = newTalk(test, owner.chatLinkId);
  await talk.say('Ich möchte mit einem Menschen sprechen');
  const [waiting] = (await news(last)).items;
  expect(waiting).toMatchObject({ name: 'waiting', said: 'Ich möchte mit einem Menschen sprechen' });
  const monthAgo = new Date(Date.now() - 31 * 86_400_000).toISOString();
  await test.db.execute(sql`update studio_news set created_at = ${monthAgo}`);
  await newTalk(test, owner.chatLinkId).say('Einen Menschen bitte');
  expect((await news(0)).items).toHaveLength(1);
});
