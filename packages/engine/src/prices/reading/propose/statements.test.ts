import { expect, it } from 'vitest';
import { readSheet } from '../text/read-sheet.ts';
import { statementsOf } from './statements.ts';

it('knows lines that speak of all prices, and whose price is the first and the second', () => {
  const text = 'Мойка 450 / 550\nВоск 700 / 850\n\nпервая цена легковой, вторая джип/минивэн\nЗвоните';
  const sheet = readSheet(text, { language: 'RU', currency: 'RUB' });
  const { isStatement, ordinals, shareOfCars } = statementsOf(sheet);
  expect(isStatement).toEqual([false, false, true, false]);
  expect(sheet.segments.map(({ text: words, id }) => [words, ordinals[id]])).toEqual([
    ['Мойка', 0],
    ['Воск', 0],
    ['первая цена легковой', 1],
    ['вторая джип', 2],
    ['минивэн', 2],
    ['Звоните', 0],
  ]);
  expect(shareOfCars).toBe(0);
});
