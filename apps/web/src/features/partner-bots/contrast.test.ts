// @vitest-environment node
import { expect, it } from 'vitest';
import { contrastOnWhite } from './contrast.ts';

it.each([
  ['#ffffff', 1],
  ['#000000', 21],
  ['#767676', 4.54],
  ['#FFD400', 1.43],
])('measures %s as %d to 1', (color, ratio) => {
  expect(contrastOnWhite(color)).toBeCloseTo(ratio, 1);
});

it('does not measure what is no colour', () => {
  expect(contrastOnWhite('lagoon')).toBeNull();
  expect(contrastOnWhite('#12')).toBeNull();
});
