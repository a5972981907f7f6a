import { setImmediate as moment } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { gather } from './gather.ts';

/** Rounds that end when they are told to. */
function someRounds() {
  const begun: { items: string[]; end: () => void; fail: (error: Error) => void }[] = [];
  const doAll = (items: string[]) =>
    new Promise<(item: string) => string>((resolve, reject) => {
      begun.push({ items, end: () => resolve((item) => item.toUpperCase()), fail: reject });
    });
  return { begun, doAll };
}

it('does in one round what comes in one moment, and tells each their own', async () => {
  const { begun, doAll } = someRounds();
  const ask = gather(doAll, { rounds: 2, most: 10 });
  const all = Promise.all(['a', 'b', 'c'].map(ask));
  await moment();
  expect(begun.map(({ items }) => items)).toEqual([['a', 'b', 'c']]);
  begun[0]?.end();
  expect(await all).toEqual(['A', 'B', 'C']);
});

it('lets who comes later wait for the next round, whose size is bounded', async () => {
  const { begun, doAll } = someRounds();
  const ask = gather(doAll, { rounds: 1, most: 2 });
  const first = ask('a');
  await moment();
  const later = Promise.all(['b', 'c', 'd'].map(ask));
  await moment();
  expect(begun.map(({ items }) => items)).toEqual([['a']]);
  begun[0]?.end();
  await first;
  await vi.waitFor(() => expect(begun).toHaveLength(2));
  begun[1]?.end();
  await vi.waitFor(() => expect(begun).toHaveLength(3));
  begun[2]?.end();
  expect(await later).toEqual(['B', 'C', 'D']);
  expect(begun.map(({ items }) => items)).toEqual([['a'], ['b', 'c'], ['d']]);
});

it('begins another round while one takes long, and no more than it may', async () => {
  const { begun, doAll } = someRounds();
  const ask = gather(doAll, { rounds: 2, most: 10 });
  for (const item of ['a', 'b', 'c', 'd']) {
    void ask(item);
    await moment();
  }
  expect(begun.map(({ items }) => items)).toEqual([['a'], ['b']]);
  begun[1]?.end();
  await vi.waitFor(() => expect(begun).toHaveLength(3));
  expect(begun[2]?.items).toEqual(['c', 'd']);
});

it('lets nobody fail for another: a round that failed is done one by one', async () => {
  const ask = gather(
    async (items: string[]) => {
      if (items.includes('poison')) throw new Error('refused');
      return (item: string) => item;
    },
    { rounds: 1, most: 10 },
  );
  const outcomes = await Promise.allSettled(['a', 'poison', 'b'].map(ask));
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(await ask('c')).toBe('c');
});

it('refuses who comes when too many wait, and says when to come again', async () => {
  const { doAll } = someRounds();
  const ask = gather(doAll, { rounds: 1, most: 1, mostWaiting: 2 });
  void ask('a');
  await moment();
  void ask('b');
  void ask('c');
  await expect(ask('d')).rejects.toMatchObject({ kind: 'unavailable', retryAfterSeconds: 2 });
});
