import { expect, it } from 'vitest';
import { backOff } from './back-off.ts';

it.each([
  [6, 0, 6],
  [6, 1, 12],
  [6, 3, 48],
  [60, 0, 60],
  [60, 3, 480],
  [60, 4, 900],
  [10, 5_000, 900],
])('waits %i s, after %i pauses %i s', (asked, before, seconds) => {
  expect(backOff(asked, before)).toBe(seconds);
});
