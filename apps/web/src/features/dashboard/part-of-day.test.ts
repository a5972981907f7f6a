// @vitest-environment node
import { expect, it } from 'vitest';
import { partOfDay } from './part-of-day.ts';

it.each([
  [0, 'night'],
  [4, 'night'],
  [5, 'morning'],
  [11, 'morning'],
  [12, 'day'],
  [17, 'day'],
  [18, 'evening'],
  [22, 'evening'],
  [23, 'night'],
])('greets at %i for the %s', (hour, part) => {
  expect(partOfDay(hour)).toBe(part);
});
