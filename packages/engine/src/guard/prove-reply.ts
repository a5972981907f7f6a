import { findCar } from '../cars/index.ts';
import type { Quote } from '../facts.ts';
import type { DiscountRule } from '../prices/index.ts';
import { amountsOf } from './amounts-of.ts';
import { type FoundFigure, findFigures } from './find-figures.ts';
import { hideFormatted } from './hide-formatted.ts';
import { maskHarmless } from './mask-harmless.ts';

export type Evidence = {
  /** What this turn quotes, for this car and this part. */
  quotes: readonly Quote[];
  /** Amounts the client named that may be repeated when they are declined. */
  echoed?: readonly number[];
  /** Words that hold figures and are no prices: address, phone, names of cars and rows. */
  known?: readonly string[];
  /** Rules of the owner that are spoken of: a share or a sum off needs one, here or in a quote. */
  rules?: readonly DiscountRule[];
};

export type Proof = { ok: true } | { ok: false; figures: string[] };

/**
 * Proves every money figure of a reply from the quotes of this turn. A bare figure from twenty up counts as money
 * unless it is a date, a time, a phone or a known name: a reply is refused rather than a wrong price let through.
 */
export function proveReply(text: string, evidence: Evidence): Proof {
  const labels = evidence.quotes.flatMap((quote) => quote.lines.map((line) => line.label));
  const parts = labels.flatMap((label) => [label, ...label.split(' · ')]);
  const masked = maskHarmless(hideFormatted(text, evidence), [...(evidence.known ?? []), ...parts]);
  const allowed = allowedFigures(evidence);
  const wrong = findFigures(masked).filter((figure) => !isProved(figure, allowed, masked));
  return wrong.length === 0 ? { ok: true } : { ok: false, figures: wrong.map((figure) => figure.text) };
}

const SMALLEST_BARE_PRICE = 20;

type Allowed = {
  values: Map<number, Set<string>>;
  echoed: ReadonlySet<number>;
  shares: ReadonlySet<number>;
};

function allowedFigures({ quotes, echoed = [], rules = [] }: Evidence): Allowed {
  const values = new Map<number, Set<string>>();
  const allow = (value: number, currency: string) => {
    const key = Math.round(value * 100);
    values.set(key, (values.get(key) ?? new Set()).add(currency));
  };
  for (const { kind, value, currency } of rules) if (kind === 'AMOUNT') allow(value, currency);
  for (const quote of quotes) {
    const { lines, currency } = quote;
    for (const amount of amountsOf(quote)) allow(amount, currency);
    const upper = lines.reduce((sum, line) => sum + Math.round((line.priceTo ?? line.price) * 100), 0);
    allow(upper / 100, currency);
  }
  const shares = [
    ...rules.flatMap(({ kind, value }) => (kind === 'PERCENT' ? [value] : [])),
    ...quotes.flatMap(({ discounts = [] }) => discounts.flatMap(({ percent }) => percent ?? [])),
  ];
  return {
    values,
    echoed: new Set(echoed.map((value) => Math.round(value * 100))),
    shares: new Set(shares),
  };
}

function isProved(figure: FoundFigure, { values, echoed, shares }: Allowed, text: string): boolean {
  if (figure.kind === 'percent') return shares.has(figure.value) || !OFF.test(text);
  const key = Math.round(figure.value * 100);
  if (echoed.has(key)) return true;
  const currencies = values.get(key);
  if (currencies) return figure.currency === null || currencies.has(figure.currency) || currencies.has('');
  return figure.kind === 'number' && (figure.value < SMALLEST_BARE_PRICE || isCarName(figure, text));
}

/** A share with these words near it is a discount, and discounts exist only by the owner's rule. */
const OFF =
  /[-−–]\s?\d+\s?%|off|discount|rabatt|nachlass|weniger|günstiger|знижк|дешевш|скидк|дешевле|less|cheaper/iu;

/** "Peugeot 308" and "Mazda 323" are cars: the figure with the word before it is a model we know. */
function isCarName(figure: FoundFigure, text: string): boolean {
  const before = new RegExp(`(\\p{L}+)[ -]${figure.text}(?!\\d)`, 'u').exec(text);
  return before !== null && findCar(before[0])?.model != null;
}
