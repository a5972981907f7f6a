import { expect, it } from 'vitest';
import { parseGoldRow } from '../../packages/engine/src/eval/price-rows/parse-gold-row.ts';
import { readSheet } from '../../packages/engine/src/prices/reading/text/read-sheet.ts';
import { align } from './align.ts';

it('finds the figure of every row and the names that belong to it', () => {
  const text = 'Tint\n\nSaloon\tSUV\nRear windows\t200\t250\nCall 555 0199';
  const sheet = readSheet(text, { language: 'EN', currency: 'EUR' });
  const gold = ['Tint | Rear windows | | SUV | 250', 'Tint | Rear windows | | Saloon | 200'].map(
    parseGoldRow,
  );
  const { rows, uses } = align(sheet, gold);
  const names = sheet.prices.map(({ id }) =>
    sheet.segments.filter((segment) => uses[id]?.[segment.id] === 1).map((segment) => segment.text),
  );
  expect(rows.slice(0, 2).map((own) => own.map(({ carType }) => carType))).toEqual([['Saloon'], ['SUV']]);
  expect(names.slice(0, 2)).toEqual([
    ['Tint', 'Saloon', 'Rear windows'],
    ['Tint', 'SUV', 'Rear windows'],
  ]);
});
