import { expect, it } from 'vitest';
import { newBreaker } from './breaker.ts';

it('opens after five failures and closes after half a minute', () => {
  const breaker = newBreaker();
  expect([1, 2, 3, 4].map((ms) => breaker.failed(ms))).toEqual([false, false, false, false]);
  expect(breaker.isOpen(5)).toBe(false);
  expect(breaker.failed(5)).toBe(true);
  expect(breaker.isOpen(6)).toBe(true);
  expect(breaker.isOpen(5 + 30_000)).toBe(false);
});

it('forgets failures after a success and after five minutes', () => {
  const breaker = newBreaker();
  for (const ms of [1, 2, 3, 4]) breaker.failed(ms);
  breaker.succeeded();
  expect(breaker.failed(5)).toBe(false);
  for (const ms of [6, 7, 8]) breaker.failed(ms);
  expect(breaker.failed(8 + 5 * 60_000)).toBe(false);
});
