import type { PriceFigure, Sheet } from '../text/sheet.ts';

/**
 * "1 year$499$399": where a page again and again has two prices with nothing between them and the first is always the
 * higher one, it is the price before the sale.
 */
export function replacedFigures({ lines }: Sheet): ReadonlySet<PriceFigure> {
  const pairs = lines.flatMap(({ prices, text }) => {
    const [first, second] = prices;
    if (!first || !second || prices.length > 2 || !isPair(first, second)) return [];
    return text.slice(first.amount.end, second.amount.start).trim() === '' ? [{ first, second }] : [];
  });
  const isSale = pairs.every(({ first, second }) => first.amount.value > second.amount.value);
  return new Set(isSale && pairs.length >= LEAST ? pairs.map(({ first }) => first) : []);
}

const LEAST = 2;

function isPair({ amount }: PriceFigure, { amount: other }: PriceFigure): boolean {
  const isSameMoney = other.currency === null || other.currency === amount.currency;
  return amount.currency !== null && isSameMoney && amount.valueTo === null;
}
