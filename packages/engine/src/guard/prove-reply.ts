import { findCar } from '../cars/index.ts';
import type { Quote } from '../facts.ts';
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
};

export type Proof = { ok: true } | { ok: false; figures: string[] };

/**
 * Proves every money figure of a reply from the quotes of this turn. A bare figure from twenty up counts as money
 * unless it is a date, a time, a phone or a known name: a reply is refused rather than a wrong price let through.
 */
export function proveReply(text: string, evidence: Evidence): Proof {
  const labels = evidence.quotes.flatMap((quote) => quote.lines.map((line) => line.label));
  const parts = labels.flatMap((label) => [label, ...label.split(' · ')]);
  const masked = maskHarmless(hideFormatted(text, evidence.quotes), [...(evidence.known ?? []), ...parts]);
  const allowed = allowedFigures(evidence);
  const wrong = findFigures(masked).filter((figure) => !isProved(figure, allowed, masked));
  return wrong.length === 0 ? { ok: true } : { ok: false, figures: wrong.map((figure) => figure.text) };
}

const SMALLEST_BARE_PRICE = 20;

type Allowed = { values: Map<number, Set<string>>; echoed: ReadonlySet<number> };

function allowedFigures({ quotes, echoed = [] }: Evidence): Allowed {
  const values = new Map<number, Set<string>>();
  const allow = (value: number, currency: string) => {
    const key = Math.round(value * 100);
    values.set(key, (values.get(key) ?? new Set()).add(currency));
  };
  for (const { lines, total, currency } of quotes) {
    allow(total, currency);
    for (const { price, priceTo } of lines) {
      allow(price, currency);
      if (priceTo !== null) allow(priceTo, currency);
    }
    const upper = lines.reduce((sum, line) => sum + Math.round((line.priceTo ?? line.price) * 100), 0);
    allow(upper / 100, currency);
  }
  return { values, echoed: new Set(echoed.map((value) => Math.round(value * 100))) };
}

function isProved(figure: FoundFigure, { values, echoed }: Allowed, text: string): boolean {
  if (figure.kind === 'percent') return !OFF.test(text);
  const key = Math.round(figure.value * 100);
  if (echoed.has(key)) return true;
  const currencies = values.get(key);
  if (currencies) return figure.currency === null || currencies.has(figure.currency) || currencies.has('');
  return figure.kind === 'number' && (figure.value < SMALLEST_BARE_PRICE || isCarName(figure, text));
}

/** A share with these words near it is a discount, and discounts exist only by the owner's rule. */
const OFF = /off|discount|rabatt|nachlass|weniger|günstiger|знижк|дешевш|скидк|дешевле|less|cheaper/iu;

/** "Peugeot 308" and "Mazda 323" are cars: the figure with the word before it is a model we know. */
function isCarName(figure: FoundFigure, text: string): boolean {
  const before = new RegExp(`(\\p{L}+)[ -]${figure.text}(?!\\d)`, 'u').exec(text);
  return before !== null && findCar(before[0])?.model != null;
}
