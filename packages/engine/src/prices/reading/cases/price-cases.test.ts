import { describe, expect, it } from 'vitest';
import { parseGoldRow } from '../../../eval/price-rows/parse-gold-row.ts';
import { scorePriceRows } from '../../../eval/price-rows/score-price-rows.ts';
import { readPrices } from '../read-prices.ts';
import { ENGLISH_CASES } from './english.data.ts';
import { GERMAN_CASES } from './german.data.ts';
import { KNOWN_WRONG } from './known-wrong.data.ts';
import type { PriceCase } from './price-case.ts';
import { RUSSIAN_CASES } from './russian.data.ts';
import { UKRAINIAN_CASES } from './ukrainian.data.ts';

const cases = [...ENGLISH_CASES, ...GERMAN_CASES, ...UKRAINIAN_CASES, ...RUSSIAN_CASES];

/** What goes wrong, as "n missed, n too many"; empty where every row is right. */
function faultsOf({ text, rows, currency, language }: PriceCase): string {
  const gold = rows
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(parseGoldRow);
  const read = readPrices(text, { currency, language }).rows.filter(({ derived }) => !derived);
  const { missed, extra } = scorePriceRows(
    gold,
    read.map((row) => ({ ...row, from: row.isFrom })),
  );
  return missed + extra === 0 ? '' : `${missed} missed, ${extra} too many`;
}

const keyOf = ({ language, name }: PriceCase) => `${language} ${name}`;

describe('price texts', () => {
  it.each(cases.map((one) => ({ key: keyOf(one), one })))('$key', ({ key, one }) => {
    expect(faultsOf(one)).toBe(KNOWN_WRONG[key] ?? '');
  });

  it('has a case for every known fault', () => {
    expect(Object.keys(KNOWN_WRONG).filter((key) => !cases.some((one) => keyOf(one) === key))).toEqual([]);
  });
});
