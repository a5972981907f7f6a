import type { Edges } from '../propose/edges.ts';
import type { Ground } from '../propose/ground.ts';
import type { PriceFigure, Segment, SheetLine } from '../text/sheet.ts';

/** The keys under which edges share an opinion, numbered from zero: `KEYS` of them for every edge. */
export type EdgeKeys = { numbers: Int32Array; count: number };

export const KEYS = 11;

/** The keys do not change from opinion to opinion, so they are worked out once a page. */
export function edgeKeys(ground: Ground, edges: Edges): EdgeKeys {
  const known = KNOWN.get(edges);
  if (known) return known;
  const numbers = new Int32Array(edges.segments.length * KEYS);
  const seen = new Map<number, number>();
  edges.segments.forEach((segment, edge) => {
    keysOf(ground, edges.prices[edge] ?? 0, segment).forEach((key, at) => {
      const number = seen.get(key) ?? seen.size;
      if (number === seen.size) seen.set(key, number);
      numbers[edge * KEYS + at] = number;
    });
  });
  const made = { numbers, count: seen.size };
  KNOWN.set(edges, made);
  return made;
}

const KNOWN = new WeakMap<Edges, EdgeKeys>();

/**
 * Prices of one column, of one line and of the whole page share an opinion about a segment, or about a place; names and
 * prices that would be paired by the same order share one too: down two runs, along two lines, or one of each.
 */
function keysOf({ sheet }: Ground, priceId: number, segmentId: number): number[] {
  const [price, segment] = [sheet.prices[priceId], sheet.segments[segmentId]];
  const [line, other] = [sheet.lines[price?.line ?? -1], sheet.lines[segment?.line ?? -1]];
  if (!price || !segment || !line || !other) return [];
  const column = columnOf(price, line);
  const place = placeCode(price, segment);
  const run = price.line - line.indexInRun;
  const step = segment.index - price.index;
  return [
    keyOf(0, segmentId, column),
    keyOf(1, segmentId, price.line),
    keyOf(2, segmentId, 0),
    keyOf(3, KIND_CODES[line.kind] * 256 + Math.min(255, line.prices.length), place),
    keyOf(4, column * 4 + KIND_CODES[other.kind], place),
    keyOf(5, segment.line, 128 + segment.exactCell - price.exactCell),
    keyOf(6, run, 4000 + price.line - segment.line, segment.index),
    keyOf(7, price.line, segment.line, 512 + step),
    keyOf(8, price.line, 8000 + segment.line - price.index, segment.index),
    keyOf(9, run, segment.line, 4000 + segment.index - line.indexInRun),
    keyOf(10, segment.line, 512 + step, line.prices.length),
  ];
}

const KIND_CODES = { names: 0, prices: 1, both: 2 };

/** Four numbers in one: a kind of key and up to three places. */
function keyOf(kind: number, first: number, second: number, third = 0): number {
  return (
    ((kind * 32_768 + within(first, 32_767)) * 32_768 + within(second, 32_767)) * 8192 + within(third, 8191)
  );
}

function within(value: number, most: number): number {
  return Math.max(0, Math.min(most, value));
}

function placeCode(price: PriceFigure, segment: Segment): number {
  const apart = price.line - segment.line;
  if (apart !== 0) return (within(apart + 20, 255) + 1) * 64 + within(segment.index, 63);
  const between = within(segment.pricesBefore - price.index + 31, 62);
  return 20_000 + between * 128 + within(segment.index - price.segmentsBefore + 63, 127);
}

function columnOf(price: PriceFigure, line: SheetLine): number {
  const count = line.prices.length;
  return count > 1 ? 1024 + within(price.index, 63) * 64 + within(count, 63) : within(line.indexInRun, 1023);
}
