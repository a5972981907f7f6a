import type { PriceFigure, Sheet } from '../text/sheet.ts';

/** The figures in the studio's own money, and those that say the same in another. */
export type SaidTwice = { own: Set<PriceFigure>; again: Set<PriceFigure> };

/**
 * "CHF 90 / € 95": one price in two currencies. The figure in the studio's own money is the price; the other one, right
 * beside it, says the same again.
 */
export function figuresSaidTwice({ lines }: Sheet, currency: string): SaidTwice {
  const found: SaidTwice = { own: new Set(), again: new Set() };
  for (const { prices, text } of lines)
    for (const [at, price] of prices.entries()) {
      const next = prices[at + 1];
      if (!next || /[\p{L}\p{N}]/u.test(text.slice(price.amount.end, next.amount.start))) continue;
      const [first, second] = [price.amount.currency, next.amount.currency];
      if (first === null || second === null || first === second) continue;
      if (first !== currency && second !== currency) continue;
      found.own.add(first === currency ? price : next);
      found.again.add(first === currency ? next : price);
    }
  return found;
}
