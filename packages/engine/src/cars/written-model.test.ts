import { expect, it } from 'vitest';
import { writtenModel } from './written-model.ts';

it.each([
  ['x5', 'X5'],
  ['xc60', 'XC60'],
  ['glc', 'GLC'],
  ['c-hr', 'C-HR'],
  ['rio', 'Rio'],
  ['golf variant', 'Golf Variant'],
  ['гольф', 'Гольф'],
])('writes %s as %s', (model, written) => {
  expect(writtenModel(model)).toBe(written);
});
