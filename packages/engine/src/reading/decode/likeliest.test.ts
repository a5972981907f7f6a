import { expect, it } from 'vitest';
import { likeliest } from './likeliest.ts';

it('ranks by the peak, the earlier label first among equals, and always looks at the first one', () => {
  expect([...likeliest(Float64Array.of(-3, 2, 5, 2))]).toEqual([0, 2, 1, 3]);
});

it('leaves out the labels with the lowest peaks', () => {
  const peaks = Float64Array.from({ length: 40 }, (_, label) => label);
  const expected = [0, ...Array.from({ length: 24 }, (_, rank) => 39 - rank)];
  expect([...likeliest(peaks)]).toEqual(expected);
});
