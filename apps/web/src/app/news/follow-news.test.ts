import type { NewsItem } from '@glossa/contracts';
import { expect, it, vi } from 'vitest';
import { followNews } from './follow-news.ts';

const item = (id: number) => ({ id, name: 'booking' }) as NewsItem;

it('tells everything once, and nothing that was there before', async () => {
  const stored = [item(1), item(2)];
  const load = vi.fn(async (after?: number) =>
    after === undefined
      ? { items: [], last: 2 }
      : { items: stored.filter(({ id }) => id > after), last: stored.at(-1)?.id ?? 0 },
  );
  const told: number[] = [];
  const look = followNews(load, (items) => told.push(...items.map(({ id }) => id)));
  await look();
  expect(told).toEqual([]);
  stored.push(item(4));
  await look();
  // A booking that began earlier and was committed later.
  stored.splice(2, 0, item(3));
  await look();
  await look();
  expect(told).toEqual([4, 3]);
});

it('goes on after a failure', async () => {
  const load = vi
    .fn<(after?: number) => Promise<{ items: NewsItem[]; last: number }>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValueOnce({ items: [], last: 0 })
    .mockResolvedValueOnce({ items: [item(1)], last: 1 });
  const told = vi.fn();
  const look = followNews(load, told);
  await look();
  await look();
  expect(told).toHaveBeenCalledWith([item(1)]);
});
