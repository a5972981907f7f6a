// @vitest-environment node
import { expect, it } from 'vitest';
import { unitOf } from './duration.ts';

it.each([
  [0, 'minutes'],
  [30, 'minutes'],
  [90, 'minutes'],
  [60, 'hours'],
  [120, 'hours'],
  [1440, 'days'],
  [4320, 'days'],
  [1500, 'hours'],
])('says %i minutes in %s', (minutes, unit) => {
  expect(unitOf(minutes)).toBe(unit);
});
