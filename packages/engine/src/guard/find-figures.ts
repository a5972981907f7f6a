import { currencyAfter, currencyBefore } from '../prices/reading/figures/find-currency.ts';
import { NUMBER, readNumber } from '../prices/reading/figures/read-number.ts';
import { findSpokenNumbers } from '../prices/reading/figures/spoken-numbers.ts';
import { GLUED_NUMBERS, THOUSANDS } from './figure-words.data.ts';
import { maskHarmless } from './mask-harmless.ts';

/**
 * A figure of a text. `money` has a currency beside it or is said as a sum of money; `number` is a bare figure that
 * could be one; `percent` is a share.
 */
export type FoundFigure = {
  kind: 'money' | 'number' | 'percent';
  value: number;
  currency: string | null;
  text: string;
};

/** Every figure of a text that is or could be a price: digits and words of four languages, ranges, thousands, percents. */
export function findFigures(text: string): FoundFigure[] {
  const plain = maskHarmless(text.replace(GLUED_NUMBERS, '$1 $2').replace(/[\u00a0\u202f\u2009]/g, ' '));
  const written = [...plain.matchAll(WRITTEN)].map((match) => readWritten(plain, match));
  return [...spreadRanges(written, plain), ...spoken(plain)].map(
    ({ start: _, end: __, ...figure }) => figure,
  );
}

type Placed = FoundFigure & { start: number; end: number };

const WRITTEN = new RegExp(`(?<![\\p{L}\\d])(?:${NUMBER})`, 'gu');

function readWritten(plain: string, match: RegExpExecArray | RegExpMatchArray): Placed {
  const start = match.index ?? 0;
  let end = start + match[0].length;
  let { value } = readNumber(match[0]);
  const thousands = THOUSANDS.exec(plain.slice(end));
  if (thousands) {
    value *= 1000;
    end += thousands[0].length;
  }
  if (/^\s?(?:%|percent|per cent|prozent|відсотк|процент)/iu.test(plain.slice(end)))
    return { kind: 'percent', value, currency: null, text: match[0], start, end };
  const beside = currencyAfter(plain.slice(end)) ?? currencyBefore(plain.slice(0, start));
  return {
    kind: beside || thousands ? 'money' : 'number',
    value,
    currency: beside?.currency ?? null,
    text: plain.slice(start, end).trim(),
    start,
    end,
  };
}

/** "200–250 €": the currency behind the second figure is that of the first too. */
function spreadRanges(figures: Placed[], plain: string): Placed[] {
  return figures.map((figure, at) => {
    const next = figures[at + 1];
    if (figure.kind !== 'number' || next?.kind !== 'money') return figure;
    const isRange = /^\s?(?:-|–|—|\/|to|bis|до|or|oder|або|или|and|und|і|и|,)\s?$/iu.test(
      plain.slice(figure.end, next.start),
    );
    return isRange ? { ...figure, kind: 'money', currency: next.currency } : figure;
  });
}

function spoken(plain: string): Placed[] {
  return findSpokenNumbers(plain).flatMap((found): Placed[] => {
    const beside = currencyAfter(plain.slice(found.end)) ?? currencyBefore(plain.slice(0, found.start));
    if (!beside && !found.isMoney) return [];
    const said = plain.slice(found.start, found.end);
    return [
      {
        kind: 'money',
        value: found.value,
        currency: beside?.currency ?? null,
        text: said,
        start: found.start,
        end: found.end,
      },
    ];
  });
}
