import { describe, expect, it } from 'vitest';
import { readPrices } from '../read-prices.ts';

const boundsOf = (text: string, language: 'EN' | 'DE' | 'UA' | 'RU' = 'EN', currency = 'EUR') =>
  readPrices(text, { currency, language })
    .rows.filter(({ isFrom }) => isFrom)
    .map(({ price }) => price);

describe('lower bounds that a heading states', () => {
  it.each([
    ['EN', 'STARTING PRICES\n\nHand wash 35 €\nFull polish 290 €', [35, 290]],
    ['EN', 'Hand wash 35 €\nFull polish 290 €\n\nAll prices listed are starting prices.', [35, 290]],
    ['DE', 'Preise ab\nHandwäsche 35 €\nPolitur 290 €', [35, 290]],
    ['UA', 'ЦІНИ ВІД:\nМийка 350 €\nПолірування 2900 €', [350, 2900]],
    ['RU', 'Цены от (тенге)\nМойка 350\nПолировка 2900', [350, 2900]],
  ] as const)('are read in %s: %s', (language, text, bounds) => {
    expect(boundsOf(text, language)).toEqual(bounds);
  });

  it('hold for their own column', () => {
    expect(
      boundsOf('Услуга\tСрок\tЦена от, ₽\nМойка\t2 ч\t3 000\nПолировка\t2 дня\t18 000', 'RU', 'RUB'),
    ).toEqual([3000, 18_000]);
  });

  it.each([
    ['a heading above', 'Hand wash 35 €\n\nPrices from\nFull polish 290 €', [290]],
    ['fixed prices', 'Prices from\nFull polish 290 €\n\nFixed prices\nHand wash 35 €', [290]],
    ['a dealer', 'Цены от официального дилера\nПолировка 2900 €\nМойка 300 €', []],
    ['ranges', 'Preise ab\nPolitur 290–390 €\nHandwäsche 30–40 €', []],
  ])('end with %s', (_, text, bounds) => {
    expect(boundsOf(text)).toEqual(bounds);
  });
});
