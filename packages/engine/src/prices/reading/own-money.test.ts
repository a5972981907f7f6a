import { describe, expect, it } from 'vitest';
import { ownMoney } from './own-money.ts';
import { readPrices } from './read-prices.ts';

function moneyOf(text: string, currency: string) {
  return readPrices(text, { currency, language: 'EN' }).rows.map((row) => ({
    currency: row.currency,
    isAsked: row.warnings.some((code) =>
      ['other_currency', 'mixed_currencies', 'currency_assumed'].includes(code),
    ),
  }));
}

describe('signs that several currencies share', () => {
  it.each([
    ['Hand wash $20', 'CAD'],
    ['Hand wash $20', 'AUD'],
    ['Hand wash 20 dollars', 'NZD'],
    ['Мойка 20 руб', 'BYN'],
    ['Hand wash £20', 'GIP'],
  ])('are the studio’s own: %s in %s', (text, currency) => {
    expect(moneyOf(text, currency)).toEqual([{ currency, isAsked: false }]);
  });

  it.each([
    ['Hand wash US$20', 'CAD', 'USD'],
    ['Prices in USD\nHand wash $20', 'AUD', 'USD'],
    ['Мойка 20 ₽', 'BYN', 'RUB'],
    ['Hand wash £20', 'CAD', 'GBP'],
    ['Hand wash $20', 'EUR', 'USD'],
  ])('are those of others where these are meant: %s in %s', (text, currency, meant) => {
    expect(moneyOf(text, currency)).toEqual([{ currency: meant, isAsked: true }]);
  });

  it('leave what has no currency as it is', () => {
    expect(ownMoney('wash 20', 'CAD')(null)).toBeNull();
  });
});
