import { expect, it } from 'vitest';
import { KeptSigns } from './kept-signs.ts';

it('gives back the signs of every edge that was kept, however many there are', () => {
  const count = 1000;
  const signs = new KeptSigns(count + 1, 2);
  for (let edge = 0; edge < count; edge++) signs.keep(edge, Float64Array.of(edge, edge + 0.5));
  const row = new Float64Array(3).fill(7);
  for (const edge of [0, 255, 256, 999]) {
    expect(signs.lay(edge, row)).toBe(true);
    expect([...row]).toEqual([edge, edge + 0.5, 7]);
  }
  expect(signs.lay(count, row)).toBe(false);
});
