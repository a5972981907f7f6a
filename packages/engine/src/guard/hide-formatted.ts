import { ENGINE_LANGUAGES, type Quote } from '../facts.ts';
import { type DiscountRule, formatPrice } from '../prices/index.ts';
import { remembering } from '../words/remembering.ts';
import { amountsOf } from './amounts-of.ts';

/**
 * Blanks the amounts of the quotes where they stand exactly as we write them. Many currencies share a sign, so reading
 * "$40" back would take a Canadian price for an American one.
 */
export function hideFormatted(
  text: string,
  { quotes, rules = [] }: { quotes: readonly Quote[]; rules?: readonly DiscountRule[] },
): string {
  const sums = [
    ...quotes.flatMap((quote) => amountsOf(quote).map((amount) => ({ amount, currency: quote.currency }))),
    ...rules.flatMap(({ kind, value, currency }) => (kind === 'AMOUNT' ? [{ amount: value, currency }] : [])),
  ];
  const formatted = sums.flatMap(({ amount, currency }) =>
    ENGINE_LANGUAGES.map((language) => formatPrice(amount, currency, language)),
  );
  return [...new Set(formatted)].reduce(
    (left, amount) =>
      left.includes(amount) ? left.replace(asWritten(amount), (words) => ' '.repeat(words.length)) : left,
    text,
  );
}

/** Whole amounts only: 20 € is no part of 120 €, and $40 none of $40.50. */
const asWritten = remembering((amount) => {
  const escaped = amount.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');
  return new RegExp(`(?<![\\p{L}\\d]|\\d[.,\\s])${escaped}(?![\\p{L}\\d]|[.,]\\d|\\s\\d{3})`, 'gu');
});
