// @vitest-environment node
import { expect, it } from 'vitest';
import { durationUnit } from './duration-unit.ts';

it.each([
  [45, 'minutes', 45],
  [60, 'hours', 1],
  [90, 'hours', 1.5],
  [100, 'minutes', 100],
  [1440, 'days', 1],
  [2160, 'hours', 36],
  [4320, 'days', 3],
])('says %i minutes in %s', (minutes, unit, value) => {
  expect(durationUnit(minutes)).toEqual({ unit, value });
});
