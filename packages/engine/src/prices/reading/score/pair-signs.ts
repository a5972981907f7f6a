import type { Ground } from '../propose/ground.ts';
import { fitLists } from '../propose/lists.ts';
import { fitRanks, matchRanks, ranksOfPrice, ranksOfSegment } from '../propose/orders.ts';
import { countFrom } from '../propose/tallies.ts';
import type { PriceFigure, Segment, SheetLine } from '../text/sheet.ts';

/** Where a price and a segment stand to each other. */
export function placeSigns(ground: Ground, price: PriceFigure, segment: Segment): number[] {
  const { sheet, counts, senses } = ground;
  const [line, other] = [sheet.lines[price.line], sheet.lines[segment.line]];
  if (!line || !other) return [];
  const apart = price.line - segment.line;
  const [low, high] = [Math.min(price.line, segment.line), Math.max(price.line, segment.line)];
  const between = (sums: readonly number[]) => (high > low ? (sums[high] ?? 0) - (sums[low + 1] ?? 0) : 0);
  const isInLine = apart === 0;
  const ownShape = senses[ground.firstSegment[price.line] ?? -1]?.shape ?? -1;
  const stretchStart = (counts.lastPriced[segment.line] ?? -1) + 1;
  return [
    Math.max(-20, Math.min(60, apart)),
    isInLine ? (segment.index < price.segmentsBefore ? 1 : 2) : 0,
    isInLine ? segment.pricesBefore - price.index : 0,
    isInLine ? segment.index - price.segmentsBefore : 0,
    between(counts.priced),
    between(counts.named),
    line.block - other.block,
    line.indent - other.indent,
    ownShape === senses[segment.id]?.shape ? 1 : 0,
    apart === 1 ? 1 : 0,
    other.kind === 'names' ? segment.line - stretchStart : -1,
    other.kind === 'names' ? (counts.nextPriced[segment.line] ?? 0) - segment.line : -1,
    other.kind === 'names' ? (counts.cardAt[segment.line] ?? 0) : -1,
  ];
}

export function orderSigns(
  { sheet, centres, statements, lists }: Ground,
  price: PriceFigure,
  segment: Segment,
): number[] {
  const [line, other] = [sheet.lines[price.line], sheet.lines[segment.line]];
  if (!line || !other) return [];
  const [name, sum] = [ranksOfSegment(segment, other), ranksOfPrice(price, line)];
  const across = matchRanks(name.across, sum.across);
  const down = matchRanks(name.down, sum.down);
  const cross = matchRanks(name.across, sum.down);
  const turn = matchRanks(name.down, sum.across);
  const isOther = segment.line !== price.line;
  const isAlone = isOther && line.kind === 'prices';
  const centre = (price.amount.start + price.amount.end) / 2 + line.indent;
  const own = centres[segment.id] ?? 0;
  return [
    clamp(across.top),
    clamp(across.bottom),
    clamp(down.top),
    clamp(down.bottom),
    clamp(cross.top),
    clamp(cross.bottom),
    clamp(turn.top),
    clamp(turn.bottom),
    clamp(segment.cell - price.cell),
    clamp(segment.end + other.indent - (price.amount.end + line.indent)),
    clamp(own - centre),
    isNearest(other, { centres, centre, own: Math.abs(own - centre) }) ? 1 : 0,
    isOther ? fitRanks(name.across, sum.across) : 0,
    isAlone ? fitRanks(name.down, sum.down) : 0,
    isAlone ? fitRanks(name.across, sum.down) : 0,
    isOther && other.kind === 'names' ? fitRanks(name.down, sum.across) : 0,
    clamp(segment.exactCell - price.exactCell),
    ordinalFit(statements.ordinals[segment.id] ?? 0, price, line),
    isOther ? fitLists(lists.names[segment.id] ?? [], lists.prices[price.id] ?? ALONE) : 0,
    headFit(segment.line - (lists.heads[price.id] ?? -1), line),
    lists.legend[segment.id] ?? 0,
  ];
}

/** Whether no segment of the line has its centre nearer to that of the price. */
function isNearest(
  { segments }: SheetLine,
  { centres, centre, own }: { centres: readonly number[]; centre: number; own: number },
): boolean {
  for (const { id } of segments) if (Math.abs((centres[id] ?? 0) - centre) < own) return false;
  return true;
}

const ALONE = { at: 0, of: 1 };

/** How far below the head of the price's column a line stands, where the table was pasted cell by cell; 9 elsewhere. */
function headFit(below: number, { kind, runSize }: SheetLine): number {
  return kind === 'prices' && runSize > 1 && Math.abs(below) <= runSize ? below : 9;
}

/** "The second price is for SUVs": one where it is this price, minus one where it is another of its line. */
function ordinalFit(place: number, price: PriceFigure, line: SheetLine): number {
  if (place === 0 || line.prices.length < 2) return 0;
  return place === price.index + 1 ? 1 : -1;
}

function clamp(value: number): number {
  return Math.max(-12, Math.min(12, value));
}

/** How many names of the same sort stand nearer to the price, above it. */
export function rivalSigns(
  { tallies, sameWordsAt }: Ground,
  price: PriceFigure,
  segment: Segment,
): readonly number[] {
  if (segment.line >= price.line) return NO_RIVALS;
  const [about = 0, shape = 0, cars = 0, actions = 0, titles = 0, indent = 0] = tallies.between(
    segment,
    price.line,
  );
  const twins = sameWordsAt[segment.id] ?? [];
  const isNearer = countFrom(twins, segment.line + 1) > countFrom(twins, price.line + 1);
  return [about, shape, cars, actions, titles, isNearer ? 1 : 0, indent];
}

const NO_RIVALS = [-1, -1, -1, -1, -1, -1, -1];

export function ruleSigns({ ruleWords }: Ground, price: PriceFigure, segment: Segment): number[] {
  const rows = ruleWords[price.id] ?? [];
  const shares = [0, 0, 0, 0];
  for (const row of rows)
    row.forEach((words, field) => {
      const share =
        segment.words.filter(({ folded }) => words.has(folded)).length / Math.max(1, segment.words.length);
      shares[field] = Math.max(shares[field] ?? 0, share);
    });
  return [rows.length > 0 ? 1 : 0, ...shares, 1 - Math.max(...shares), rows.length];
}
