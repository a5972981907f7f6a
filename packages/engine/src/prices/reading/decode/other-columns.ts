import type { Ground } from '../propose/ground.ts';
import { columnHead, headSign } from '../score/column-head.ts';
import type { PriceFigure } from '../text/sheet.ts';
import { PAIRS_OF_HEADS } from './other-columns.data.ts';

/**
 * Figures that the heads of a table set apart from its prices: deposits, taxes and net sums beside "price" or "gross",
 * the old price beside the new one. They are said only where another column of the same line has the price.
 */
export function figuresOfOtherColumns({ sheet }: Ground): ReadonlySet<PriceFigure> {
  const found = new Set<PriceFigure>();
  for (const { prices } of sheet.lines) {
    if (prices.length < 2) continue;
    const heads = prices.map((price) => columnHead(sheet, price));
    const isOther = otherColumns(
      heads.map((words) => words.map(({ text }) => text).join(' ')),
      heads.map(headSign),
    );
    for (const [at, price] of prices.entries()) if (isOther[at]) found.add(price);
  }
  return found;
}

function otherColumns(heads: readonly string[], signs: readonly number[]): boolean[] {
  const isPriced = signs.includes(1);
  return heads.map(
    (head, at) =>
      (isPriced && signs[at] === -1) ||
      PAIRS_OF_HEADS.some(
        ({ other, asked }) =>
          other.test(head) &&
          !asked.test(head) &&
          heads.some((one, place) => place !== at && asked.test(one)),
      ),
  );
}
