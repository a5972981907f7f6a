import type { PriceFigure, Sheet } from '../text/sheet.ts';

/**
 * "CHF 90 / € 95": one price in two currencies. The figure in the studio's own money is the price; the other one, right
 * beside it, says the same again.
 */
export function figuresSaidTwice({ lines }: Sheet, currency: string): ReadonlySet<PriceFigure> {
  const found = new Set<PriceFigure>();
  for (const { prices, text } of lines)
    for (const [at, price] of prices.entries()) {
      const next = prices[at + 1];
      if (!next || /[\p{L}\p{N}]/u.test(text.slice(price.amount.end, next.amount.start))) continue;
      const [first, second] = [price.amount.currency, next.amount.currency];
      if (first === null || second === null || first === second) continue;
      if (first === currency) found.add(next);
      else if (second === currency) found.add(price);
    }
  return found;
}
