import { expect, it } from 'vitest';
import { surveyGround } from '../propose/ground.ts';
import { readPrices } from '../read-prices.ts';
import { readSheet } from '../text/read-sheet.ts';
import { unreadOf } from './unread-of.ts';

/** What counts as unread where rows of these prices were read from the whole line. */
function unreadBeside(text: string, prices: readonly number[], figures: number[] = []): string[] {
  const setting = { language: 'DE', currency: 'EUR' } as const;
  const [row] = readPrices('Dach 10 €', setting).rows;
  if (!row) throw new Error('The plainest of prices was not read.');
  const rows = prices.map((price) => ({ ...row, price, source: { start: 0, end: text.length, text } }));
  const ground = surveyGround(readSheet(text, setting), [], null);
  return unreadOf(ground, rows, { text, currency: 'EUR', figures }).map((span) => span.text);
}

it.each([
  ['a sum with its currency', 'Dach 200, Haube 180 €', [200]],
  ['a bare number like the prices beside it', 'Dach 200, Haube 180, Heck 150', [200, 150]],
])('is a line with %s that gave no row', (_, text, prices) => {
  expect(unreadBeside(text, prices)).toEqual([text]);
});

it.each([
  ['every sum gave a row', 'Dach 200, Haube 180, Heck 150', [200, 180, 150]],
  ['a number is too small to be a price', 'Dach 200, Felgen 18 Zoll 180, Heck 150', [200, 180, 150]],
])('is no line where %s', (_, text, prices) => {
  expect(unreadBeside(text, prices)).toEqual([]);
});

it.each([
  ['a bare number that is hardly a price', 'Halle Tor 147', [-6], []],
  ['a bare number that may be one', 'Halle Tor 147', [-1], ['Halle Tor 147']],
  ['a sum with its currency', 'Gutschein 50 €', [-6], ['Gutschein 50 €']],
  ['a lower bound', 'Gutschein ab 50', [-6], ['Gutschein ab 50']],
])('judges %s by what the weights say of it only where it is bare', (_, text, figures, unread) => {
  expect(unreadBeside(text, [], figures)).toEqual(unread);
});

it('is no line of an old price and the new one, where that was read', () => {
  const text = 'Wash\n90 €70 €\nWax\n50 €40 €';
  const setting = { language: 'EN', currency: 'EUR' } as const;
  const { rows } = readPrices(text, setting);
  const ground = surveyGround(readSheet(text, setting), [], null);
  expect(rows.map(({ price }) => price)).toEqual([70, 40]);
  expect(unreadOf(ground, rows, { text, currency: 'EUR', figures: [] })).toEqual([]);
  expect(unreadOf(ground, [], { text, currency: 'EUR', figures: [] })).toHaveLength(2);
});
