import { findFigures } from '../guard/find-figures.ts';

/** The sums of money a client names, with a currency or the way deals are named ("за 20000", "cash, 1400"). */
export function findAmounts(said: string): number[] {
  const text = said.replace(PHONE_LIKE, ' ');
  const priced = findFigures(text).flatMap((figure) => (figure.kind === 'money' ? [figure.value] : []));
  const bare = [...text.matchAll(BARE)].map((match) => Math.round(Number(plain(match[1] ?? ''))));
  return [...new Set([...priced, ...bare.filter((value) => value >= 10)])];
}

/** Digits that begin with a nought or go on and on are a phone number, whatever country they are from. */
const PHONE_LIKE = /(?<![\d.,])\+?0\d[\d\s()/-]{4,}\d|\+\d[\d\s()/-]{7,}\d/gu;

/** A number after "for" or "за", or one too large for a clock, an hour or a day. */
const BARE =
  /(?<![\d.,:/+])(\d{1,3}(?:[ .,']\d{3})+|\d{3,6}(?:[.,]\d{2})?)(?!\d|[:/-]|[.,]\d|\s?(?:%|km|км|mm|мм|ps|kw|uhr|год|час))/giu;

/** The figures as a number; a point or comma before two last digits parts the cents. */
function plain(written: string): string {
  const [, whole = written, cents = '00'] = /^(.*?)(?:[.,](\d{2}))?$/u.exec(written) ?? [];
  return `${whole.replace(/[\s.,']/g, '')}.${cents}`;
}
