import type { MarkedWord } from '../labels/mark-words.ts';
import { NO_PRICE_HEAD, PRICE_HEAD } from '../text/column-heads.data.ts';
import type { PriceFigure, Sheet } from '../text/sheet.ts';

/** The words over the price's cell in the head of its table: "Deposit", "Hours", "Artikelnr". */
export function columnHead({ lines }: Sheet, { line, exactCell }: PriceFigure): readonly MarkedWord[] {
  const block = lines[line]?.block;
  for (let at = line - 1; at >= 0 && lines[at]?.block === block; at--) {
    const head = lines[at];
    if (head?.kind === 'names' && head.segments.length > 2)
      return head.segments.filter((one) => one.exactCell === exactCell).flatMap(({ words }) => words);
  }
  return [];
}

/** -1 where the head says that the column has no prices, 1 where it says that it has, 0 where it says neither. */
export function headSign(words: readonly MarkedWord[]): number {
  const head = words.map(({ text }) => text).join(' ');
  if (NO_PRICE_HEAD.test(head)) return -1;
  return PRICE_HEAD.test(head) ? 1 : 0;
}
