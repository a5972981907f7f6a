import { describe, expect, it } from 'vitest';
import { parseGoldRow } from './parse-gold-row.ts';
import { f1Of, STRICT, scorePriceRows } from './score-price-rows.ts';

const rows = (...lines: string[]) => lines.map(parseGoldRow);

describe('scoring price rows', () => {
  const gold = rows('Wash | | | SUV | 30', 'PPF | hood | XPEL | | 300+', '? Trip | | | | 2');

  it('finds rows of the same price in like words, whatever their order', () => {
    const score = scorePriceRows(gold, rows('PPF XPEL | hood | | | 300', 'Washing | | | suv | 30'));
    expect(score).toMatchObject({ found: 2, missed: 0, extra: 0, bounds: { right: 0, all: 1 } });
    expect(score.fields).toEqual({ service: 2, zone: 2, material: 1, carType: 2 });
  });

  it.each([
    ['another price', 'Wash | | | SUV | 31'],
    ['a contradicting car type', 'Wash | | | Sedan | 30'],
    ['other words', 'Polish | | | | 30'],
  ])('counts %s as missed and extra', (_, line) => {
    expect(scorePriceRows(rows('Wash | | | SUV | 30'), rows(line))).toMatchObject({ missed: 1, extra: 1 });
  });

  it('is stricter about words when asked', () => {
    const read = rows('Wash and gloss wax deluxe | | | SUV | 30');
    expect(scorePriceRows(gold.slice(0, 1), read).found).toBe(1);
    expect(scorePriceRows(gold.slice(0, 1), read, STRICT).found).toBe(0);
  });

  it('takes what may be found for neither right nor wrong', () => {
    expect(f1Of(scorePriceRows(gold.slice(2), rows('Trip | | | | 2')))).toBe(1);
  });

  it('takes each row once', () => {
    const twice = rows('Wash | | | | 30', 'Wash | | | | 30');
    expect(scorePriceRows(twice.slice(0, 1), twice)).toMatchObject({ found: 1, extra: 1 });
  });
});
