// @vitest-environment node
import { expect, it } from 'vitest';
import { shareOf } from './share-of.ts';

it.each([
  [0, 0, null],
  [1, 0, null],
  [0, 5, 0],
  [1, 3, 33],
  [2, 3, 67],
  [5, 4, 100],
])('%i of %i is %s', (part, whole, share) => {
  expect(shareOf(part, whole)).toBe(share);
});
