import type { Ground } from '../propose/ground.ts';
import type { SheetLine } from '../text/sheet.ts';
import type { NamedPrice } from './choose-names.ts';
import { ALL_BOUNDS, BOUNDS_BELOW, FIXED_PRICES } from './stated-bounds.data.ts';

type BoundRow = { at: number; isFrom: boolean; priceTo: number | null };

/**
 * "Preise ab", "STARTING PRICES", "Цена от, ₽": a heading or the head of a column makes lower bounds of the prices under
 * it, and a sentence about all prices of the whole page.
 */
export function withStatedBounds<Row extends BoundRow>(
  { sheet }: Ground,
  rows: readonly Row[],
  named: readonly NamedPrice[],
): Row[] {
  const stated = sheet.lines.filter(({ kind, text }) => kind === 'names' && BOUNDS_BELOW.test(text));
  // Where prices say "from" themselves, those that do not are meant as they stand.
  const own = rows.filter(({ isFrom }) => isFrom).length;
  if (stated.length === 0 || own * MOST_OWN > rows.length) return [...rows];
  const fixed = sheet.lines.filter(({ kind, text }) => kind === 'names' && FIXED_PRICES.test(text));
  return rows.map((row) => {
    const price = named[row.at]?.price;
    if (!price || row.priceTo !== null || price.amount.isSurcharge) return row;
    const isMeant = stated.some((line) => {
      const isTakenBack = fixed.some(({ index }) => index > line.index && index < price.line);
      const isOwn = (cellOf(line) ?? price.exactCell) === price.exactCell && isUnder(named, line, row);
      return !isTakenBack && isOwn && reaches(line, price.line);
    });
    return isMeant ? { ...row, isFrom: true } : row;
  });
}

/** "PPF (from)" names its rows, and is said of those alone. */
function isUnder(named: readonly NamedPrice[], { index }: SheetLine, { at }: BoundRow): boolean {
  const isNamedBy = (one: NamedPrice | undefined) => one?.chosen.some(({ line }) => line === index) ?? false;
  return isNamedBy(named[at]) || !named.some(isNamedBy);
}

const MOST_OWN = 5;

function reaches({ index, text }: SheetLine, line: number): boolean {
  return line > index || ALL_BOUNDS.test(text);
}

/** The column whose head it is; null where the line is no row of heads. */
function cellOf({ segments, text }: SheetLine): number | null {
  if (!/[\t|]/u.test(text)) return null;
  return segments.find((segment) => BOUNDS_BELOW.test(`${segment.text} `.trim()))?.exactCell ?? null;
}
