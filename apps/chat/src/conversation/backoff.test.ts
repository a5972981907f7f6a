import { expect, it } from 'vitest';
import { backoffMs } from './backoff.ts';

it.each([
  [1, 1_000],
  [2, 2_000],
  [4, 8_000],
  [6, 30_000],
  [400, 30_000],
])('waits longer after attempt %i, up to half a minute', (attempts, expected) => {
  expect(backoffMs(attempts, 0)).toBe(expected);
});

it('shortens the wait by at most a quarter at random', () => {
  expect(backoffMs(2, 0.999)).toBeGreaterThanOrEqual(1_500);
});
