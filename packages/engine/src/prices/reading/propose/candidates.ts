import type { PriceFigure, Segment, Sheet, SheetLine } from '../text/sheet.ts';

/**
 * The segments that may name a price: its own line, the lines near by, headings and titles further above, and names that
 * stand in a list at the place of the price in its run. Everything else only costs time.
 */
export function candidatesOf(sheet: Sheet, price: PriceFigure): Segment[] {
  const line = sheet.lines[price.line];
  if (!line) return [];
  const found: Segment[] = [];
  let far = 0;
  for (const other of behindList(sheet, price.line + BELOW)) found.push(...nearest(other.segments, price, 1));
  for (let at = Math.min(sheet.lines.length - 1, price.line + BELOW); at >= 0; at--) {
    const other = sheet.lines[at];
    if (!other || other.segments.length === 0 || found.length > MOST) continue;
    const apart = price.line - at;
    if (apart > ABOVE && (far >= MOST_FAR || !reachesFar(line, other))) continue;
    if (apart > ABOVE) far++;
    found.push(...nearest(other.segments, price, apart));
  }
  return found;
}

const ABOVE = 10;
const BELOW = 5;
const MOST_FAR = 36;
const LONG_LINE = 16;
const MOST = 150;

/** Classes of cars are often told behind the list: "Prices are for a saloon", "first price: hatchback". */
function behindList({ lines }: Sheet, below: number): readonly SheetLine[] {
  return lines
    .slice(below + 1)
    .filter(
      ({ kind, segments }) =>
        kind === 'names' && segments.some(({ words }) => words.some((word) => word.kind === 'car')),
    )
    .slice(0, MOST_BEHIND);
}

const MOST_BEHIND = 5;

/** Of a very long line only what stands around the price, or at its own place in the order. */
function nearest(segments: readonly Segment[], price: PriceFigure, apart: number): readonly Segment[] {
  if (segments.length <= LONG_LINE) return segments;
  if (apart !== 0 && (segments.at(-1)?.pricesBefore ?? 0) > LONG_LINE) return [];
  const centre = apart === 0 ? price.segmentsBefore : price.index;
  return segments.filter(({ index }) => index < 3 || Math.abs(index - centre) <= LONG_LINE / 2);
}

function reachesFar(line: SheetLine, other: SheetLine): boolean {
  if (other.kind !== 'names') return false;
  if (other.isAfterGap || other.isMarkedHeading || other.indexInBlock < 2 || other.index < 8) return true;
  if (/:\s*$/u.test(other.text) || other.text === other.text.toUpperCase()) return true;
  if (other.indent < line.indent || other.segments.length >= Math.max(2, line.prices.length)) return true;
  const top = other.indexInRun - line.indexInRun;
  const bottom = other.runSize - line.runSize - top;
  return line.runSize > 1 && Math.min(Math.abs(top), Math.abs(bottom)) <= 2;
}
