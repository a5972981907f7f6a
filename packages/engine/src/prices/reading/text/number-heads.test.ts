import { expect, it } from 'vitest';
import { readSheet } from './read-sheet.ts';

const pricesOf = (text: string) =>
  readSheet(text, { language: 'DE', currency: 'EUR' }).prices.map(({ amount }) => amount.value);

it.each([
  ['how many', 'Bauteil | 1–10 Dellen | 11–25 | 26–50\nDach | 240 | 360 | 520\nTür | 130 | 200 | 290'],
  ['how large', 'Arbeit\tR16-17\tR18-19\tR20-22\nDach\t240\t360\t520\nTür\t130\t200\t290'],
])('takes numbers that say %s for heads of columns', (_, text) => {
  expect(pricesOf(text)).toEqual([240, 360, 520, 130, 200, 290]);
});

it.each([
  ['plain numbers', 'Dach | 240 | 360\nTür | 130 | 200\nHaube | 180 | 290', [240, 360, 130, 200, 180, 290]],
  [
    'ranges of money',
    'Dach | 240–260 € | 360–380 €\nTür | 130 | 200\nHaube | 180 | 290',
    [240, 360, 130, 200, 180, 290],
  ],
  [
    'ranges under heads',
    'Teil | klein | groß\nDach | 240–260 | 360–380\nTür | 130 | 200\nHaube | 180 | 290',
    [240, 360, 130, 200, 180, 290],
  ],
])('leaves %s alone', (_, text, prices) => {
  expect(pricesOf(text)).toEqual(prices);
});
