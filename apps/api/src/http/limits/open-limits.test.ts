import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createTestDatabase } from '../../testing/test-database.ts';
import { openLimits } from './open-limits.ts';
import { rateLimits } from './rate-limit.table.ts';
import { deleteOldHits } from './share-windows.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const open = (enabled = true) => openLimits({ pool: database.pool, enabled, onError: () => {} });
const limit = (key: string) => ({ key, max: 10, windowMs: 3_600_000 });
const hits = (limits: ReturnType<typeof open>, key: string, times: number) =>
  Array.from({ length: times }, () => limits.hit([limit(key)])).filter((waitMs) => waitMs === 0).length;

it('PF-9: holds in sum over servers once they told each other', async () => {
  const [one, two] = [open(), open()];
  expect([hits(one, 'sum', 6), hits(two, 'sum', 3)]).toEqual([6, 3]);
  await one.share();
  await two.share();
  await one.share();
  expect(hits(two, 'sum', 10)).toBe(1);
  await two.share();
  // The first server has not heard of the tenth yet: this one is the price of counting in memory.
  expect(hits(one, 'sum', 1)).toBe(1);
  await one.share();
  expect(hits(one, 'sum', 5)).toBe(0);
  await Promise.all([one.close(), two.close()]);
});

it('refuses without a single query', async () => {
  const limits = open();
  hits(limits, 'quiet', 10);
  await limits.share();
  const asked = vi.spyOn(database.pool, 'query');
  expect(hits(limits, 'quiet', 1_000)).toBe(0);
  expect(() => limits.take([limit('quiet')])).toThrow('Please wait');
  expect(asked).not.toHaveBeenCalled();
  asked.mockRestore();
  await limits.close();
});

it('remembers over a restart, and forgets on every server when told to', async () => {
  const first = open();
  hits(first, 'kept', 10);
  await first.close();
  const [second, third] = [open(), open()];
  hits(second, 'kept', 1);
  await second.share();
  expect(hits(second, 'kept', 1)).toBe(0);
  hits(third, 'kept', 1);
  await third.share();
  await second.forget('kept');
  expect(hits(second, 'kept', 1)).toBe(1);
  expect(hits(third, 'kept', 1)).toBe(0);
  await third.share();
  expect(hits(third, 'kept', 1)).toBe(1);
  await Promise.all([second.close(), third.close()]);
});

it('goes on counting here while the database is away', async () => {
  const limits = open();
  const failing = vi.spyOn(database.pool, 'query').mockRejectedValue(new Error('away'));
  expect(hits(limits, 'alone', 12)).toBe(10);
  await limits.share();
  expect(hits(limits, 'alone', 1)).toBe(0);
  failing.mockRestore();
  await limits.close();
});

it('lets everything pass where limits are off', () => {
  expect(hits(open(false), 'off', 50)).toBe(50);
});

it('drops parts of windows whose time is over', async () => {
  await database.db.delete(rateLimits);
  await database.db.insert(rateLimits).values([
    { key: 'over', hits: 3, windowEndsAt: sql`now() - interval '1 second'` },
    { key: 'running', hits: 3, windowEndsAt: sql`now() + interval '1 hour'` },
  ]);
  await deleteOldHits(database.pool);
  expect((await database.db.select().from(rateLimits)).map(({ key }) => key)).toEqual(['running']);
});
