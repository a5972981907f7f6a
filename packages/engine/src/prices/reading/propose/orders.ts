import type { PriceFigure, Segment, Sheet, SheetLine } from '../text/sheet.ts';

/** A place in a list: the k-th of n. */
export type Rank = { at: number; of: number };

/** The lists a segment or price stands in: along its line, down its run of lines, and down its column. */
export type Ranks = { across: Rank; down: Rank };

/** The k-th name of n for the k-th price of n: how far two places are from matching, seen from both ends. */
export function matchRanks(name: Rank, price: Rank): { top: number; bottom: number } {
  return { top: name.at - price.at, bottom: name.of - name.at - (price.of - price.at) };
}

/**
 * How well a name's place fits a price's place in lists of several: the number of prices where the lists are equally
 * long, a little less where one name more stands before or behind them, and less than nothing where the places differ.
 */
export function fitRanks(name: Rank, price: Rank): number {
  const longer = name.of - price.of;
  if (price.of < 2 || name.of < 2 || longer < 0 || longer > 2) return 0;
  const { top, bottom } = matchRanks(name, price);
  const size = Math.min(20, price.of);
  if (top === 0 && bottom === 0) return size;
  if (longer > 0 && (top === 0 || bottom === 0)) return size - longer * 0.4;
  return longer === 2 && top === 1 ? size - 0.9 : -1;
}

export function ranksOfSegment(segment: Segment, line: SheetLine): Ranks {
  return {
    across: { at: segment.index, of: line.segments.length },
    down: { at: line.indexInRun, of: line.runSize },
  };
}

export function ranksOfPrice(price: PriceFigure, line: SheetLine): Ranks {
  return {
    across: { at: price.index, of: line.prices.length },
    down: { at: line.indexInRun, of: line.runSize },
  };
}

/** How many lines with prices, without prices and blocks stand before each line: for counting what lies between. */
export type Counts = {
  priced: number[];
  named: number[];
  lastPriced: number[];
  nextPriced: number[];
  /** Which line of its card a line is: cards end with prices, or with a line that stands under every one of them. */
  cardAt: number[];
};

export function countLines({ lines }: Sheet): Counts {
  const counts: Counts = {
    priced: [0],
    named: [0],
    lastPriced: [],
    nextPriced: new Array(lines.length),
    cardAt: [],
  };
  let last = -1;
  let lastEnd = -1;
  lines.forEach((line, at) => {
    const isPriced = line.kind !== 'names';
    counts.priced.push((counts.priced[at] ?? 0) + (isPriced ? 1 : 0));
    counts.named.push((counts.named[at] ?? 0) + (isPriced ? 0 : 1));
    counts.lastPriced.push(last);
    counts.cardAt.push(at - lastEnd - 1);
    if (isPriced) last = at;
    if (isPriced || line.repeats >= LEAST_CARDS) lastEnd = at;
  });
  let next = lines.length;
  for (let at = lines.length - 1; at >= 0; at--) {
    counts.nextPriced[at] = next;
    if (lines[at]?.kind !== 'names') next = at;
  }
  return counts;
}

const LEAST_CARDS = 3;
