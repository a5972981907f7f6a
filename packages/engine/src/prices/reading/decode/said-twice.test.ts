import { describe, expect, it } from 'vitest';
import { readSheet } from '../text/read-sheet.ts';
import { figuresSaidTwice } from './said-twice.ts';

function saidTwice(text: string, currency: string): number[] {
  const sheet = readSheet(text, { language: 'DE', currency });
  return [...figuresSaidTwice(sheet, currency).again].map(({ amount }) => amount.value);
}

describe('a price in two currencies', () => {
  it.each([
    ['CHF', [210]],
    ['EUR', [200]],
  ])('is said in %s, and again in the other', (currency, others) => {
    expect(saidTwice('Politur CHF 200 / EUR 210', currency)).toEqual(others);
  });

  it.each([
    ['none of them is the studio’s', 'Politur CHF 200 / EUR 210', 'PLN'],
    ['words stand between', 'Politur 200 CHF, in Konstanz 210 EUR', 'CHF'],
    ['both are in one currency', 'Politur 200 € / 260 €', 'EUR'],
    ['one names no currency', 'Politur 200 / 210 €', 'EUR'],
  ])('is not found where %s', (_, text, currency) => {
    expect(saidTwice(text, currency)).toEqual([]);
  });
});
