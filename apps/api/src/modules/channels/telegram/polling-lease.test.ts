import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { telegramConnections } from '../channels.table.ts';
import { leavePolling, takePolling } from './telegram.store.ts';

const now = new Date('2027-03-15T08:00:00Z');
const hourMs = 3_600_000;
const [one, other] = [randomUUID(), randomUUID()];
let test: TestApp;
let botId: string;

beforeAll(async () => {
  test = await createTestApp();
  const owner = await test.createOwner('owner@example.com');
  botId = owner.botId;
  await test.db.insert(telegramConnections).values({
    ...{ botId, partnerId: owner.partnerId },
    ...{ hookId: 'hook', username: 'shine_bot', mode: 'polling', status: 'connected' },
  });
});
afterAll(() => test.close());

const take = (pollerId: string, at = now) =>
  takePolling(test.db, { botId, pollerId, now: at, untilMs: hourMs });

it('lets one server ask at a time, and the next one as soon as it stops or its time is over', async () => {
  expect(await take(one)).toBe(true);
  expect(await take(one)).toBe(true);
  expect(await take(other)).toBe(false);
  await leavePolling(test.db, { botId, pollerId: other });
  expect(await take(other)).toBe(false);
  await leavePolling(test.db, { botId, pollerId: one });
  expect(await take(other)).toBe(true);
  expect(await take(one, new Date(now.getTime() + hourMs + 1))).toBe(true);
});
