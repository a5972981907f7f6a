import type { EngineLanguage, PriceRow, QuoteLine, Reply } from '../../facts.ts';
import { TURN_WORDS } from '../../turn-words.data.ts';
import { fill } from '../../words/fill.ts';
import { buildQuotes } from './build-quote.ts';
import { formatPrice } from './format-price.ts';

/** The rows in words. Only the first currency's quote is a card; other currencies are listed, never added to it. */
export function sayQuote(rows: readonly PriceRow[], language: EngineLanguage): Reply {
  const words = TURN_WORDS[language];
  const [quote, ...others] = buildQuotes(rows);
  if (!quote) return { text: words.askService };
  const lines = quote.lines.map((line) => sayLine(line, quote.currency, language));
  if (rows.length > 1) lines.unshift(words.quoteMany);
  if (quote.lines.length > 1) {
    const total = formatPrice(quote.total, quote.currency, language);
    const open = quote.lines.some(isOpen);
    lines.push(fill(words.total, { price: open ? fill(words.from, { price: total }) : total }));
  }
  for (const other of others)
    lines.push(...other.lines.map((line) => sayLine(line, other.currency, language)));
  if (rows.some((row) => row.isFrom || row.priceTo !== null)) lines.push(words.mayChange);
  return { text: lines.join('\n'), quote };
}

function isOpen(line: QuoteLine): boolean {
  return line.isFrom || line.priceTo !== null;
}

function sayLine(line: QuoteLine, currency: string, language: EngineLanguage): string {
  const words = TURN_WORDS[language];
  const price = formatPrice(line.price, currency, language);
  const to = line.priceTo === null ? null : formatPrice(line.priceTo, currency, language);
  const said =
    to !== null ? fill(words.range, { price, to }) : line.isFrom ? fill(words.from, { price }) : price;
  return fill(words.quoteOne, { label: line.label, price: said });
}
