import { expect, it } from 'vitest';
import { middleSquare } from './read-picture.ts';

it.each([
  [
    { width: 400, height: 400 },
    { left: 0, top: 0, side: 400 },
  ],
  [
    { width: 400, height: 300 },
    { left: 50, top: 0, side: 300 },
  ],
  [
    { width: 299, height: 400 },
    { left: 0, top: 50, side: 299 },
  ],
  [
    { width: 1, height: 2 },
    { left: 0, top: 0, side: 1 },
  ],
])('cuts the middle out of %o', ({ width, height }, square) => {
  expect(middleSquare(width, height)).toEqual(square);
});
