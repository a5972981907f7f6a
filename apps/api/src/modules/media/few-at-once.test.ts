import { expect, it } from 'vitest';
import { fewAtOnce } from './few-at-once.ts';

it('lets two through at a time, hands places on even after a fault, and refuses at the end of the line', async () => {
  const inTurn = fewAtOnce({ most: 2, mostWaiting: 2 });
  const ends: (() => void)[] = [];
  const begun: number[] = [];
  const enter = (n: number) =>
    inTurn(async () => {
      begun.push(n);
      await new Promise<void>((resolve) => ends.push(resolve));
      if (n === 1) throw new Error('broken');
      return n;
    });
  const all = [enter(1), enter(2), enter(3), enter(4)];
  const settled = Promise.allSettled(all);
  await expect(enter(5)).rejects.toMatchObject({ kind: 'unavailable' });
  expect(begun).toEqual([1, 2]);
  for (let i = 0; i < 4; i += 1) {
    ends[i]?.();
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  expect(begun).toEqual([1, 2, 3, 4]);
  expect((await settled).map(({ status }) => status)).toEqual([
    'rejected',
    'fulfilled',
    'fulfilled',
    'fulfilled',
  ]);
});
