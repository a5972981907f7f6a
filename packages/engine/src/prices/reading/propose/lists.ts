import { MARKS } from '../text/cut-line.ts';
import type { PriceFigure, Segment, Sheet, SheetLine } from '../text/sheet.ts';
import type { Rank } from './orders.ts';

/** The lists that names and prices stand in: "A / B / C" beside "14 / 16 / 18", whatever else is in their lines. */
export type Lists = {
  /** By segment: its places in lists of two and more. */
  names: readonly (readonly Rank[])[];
  /** By price: its place among the prices right beside it, or right above and below it. */
  prices: readonly Rank[];
  /** By price: the line of its column's head in a table that was pasted cell by cell, or -1. */
  heads: readonly number[];
  /** By segment: 1 where it is explained ("K2" in "K2 = Golf, A3"), -1 where it explains, 0 elsewhere. */
  legend: Int8Array;
};

export function listsOf(sheet: Sheet): Lists {
  const names: Rank[][] = sheet.segments.map(() => []);
  const legend = new Int8Array(sheet.segments.length);
  const explained = [...sheet.lines.map(explainedIn), ...explainedDown(sheet.lines)].filter(isList);
  const all = [...sheet.lines.flatMap(likeMarked).filter(isList), ...explained];
  for (const list of all) for (const [at, { id }] of list.entries()) names[id]?.push({ at, of: list.length });
  for (const head of explained.flat()) explain(legend, sheet.lines[head.line], head);
  return { legend, names, prices: sheet.prices.map((price) => rankOf(sheet, price)), heads: headsOf(sheet) };
}

/**
 * How a name's places in lists fit the place of a price in its own: the number of prices where one of them is the same,
 * less than nothing where a list is as long and the place another.
 */
export function fitLists(names: readonly Rank[], price: Rank): number {
  if (price.of < 2) return 0;
  const equal = names.filter(({ of }) => of === price.of);
  if (equal.length === 0) return 0;
  return equal.some(({ at }) => at === price.at) ? Math.min(12, price.of) : -1;
}

function isList(list: readonly Segment[]): boolean {
  return list.length > 1;
}

/** What follows a head explains it, up to the next head. */
function explain(legend: Int8Array, line: SheetLine | undefined, head: Segment): void {
  legend[head.id] = 1;
  for (const { id } of line?.segments.slice(head.index + 1) ?? []) {
    if (legend[id] === 1) return;
    legend[id] = -1;
  }
}

/** Neighbours with one and the same mark between them. */
function likeMarked({ segments }: SheetLine): Segment[][] {
  const lists: Segment[][] = [];
  let mark = -1;
  for (const segment of segments) {
    const last = lists.at(-1)?.at(-1);
    const isJoined = last && last.markBehind === segment.markBefore && JOINING.has(segment.markBefore);
    if (last && isJoined && (mark === -1 || mark === segment.markBefore)) {
      mark = segment.markBefore;
      lists.at(-1)?.push(segment);
    } else {
      const isNextJoint = last && isJoined;
      lists.push(isNextJoint ? [last, segment] : [segment]);
      mark = isNextJoint ? segment.markBefore : -1;
    }
  }
  return lists;
}

/** "K1 = Smart, Polo; K2 = Golf": what is explained is a list, what explains it is not. */
function explainedIn({ kind, segments }: SheetLine): Segment[] {
  if (kind !== 'names') return [];
  return segments.filter(
    ({ index, markBehind }) => EXPLAINING.has(markBehind) && index + 1 < segments.length,
  );
}

/** The same, one a line. */
function explainedDown(lines: readonly SheetLine[]): Segment[][] {
  const lists: Segment[][] = [[]];
  for (const line of lines) {
    const [first] = line.segments;
    const isHead =
      line.kind === 'names' && first && line.segments.length > 1 && EXPLAINING.has(first.markBehind);
    if (isHead && !(line.isAfterGap && (lists.at(-1)?.length ?? 0) > 0)) lists.at(-1)?.push(first);
    else if ((lists.at(-1)?.length ?? 0) > 0) lists.push(isHead ? [first] : []);
  }
  return lists;
}

function codes(...marks: (typeof MARKS)[number][]): ReadonlySet<number> {
  return new Set(marks.map((mark) => MARKS.indexOf(mark)));
}

const JOINING = codes('slash', 'comma', 'cell', 'gap', 'dash', 'dot');
const EXPLAINING = codes('equals', 'dash', 'colon', 'open');

function rankOf({ lines }: Sheet, price: PriceFigure): Rank {
  const line = lines[price.line];
  const beside = line?.prices.filter(({ segmentsBefore }) => segmentsBefore === price.segmentsBefore) ?? [];
  if (beside.length > 1) return { at: beside.indexOf(price), of: beside.length };
  if (line && line.prices.length === 1 && line.kind === 'prices')
    return { at: line.indexInRun, of: line.runSize };
  return { at: price.index, of: line?.prices.length ?? 1 };
}

/** In a table pasted cell by cell, n heads stand over the first item, and n prices under every item. */
function headsOf({ lines, prices }: Sheet): number[] {
  const first = new Map<number, number>();
  let last: { end: number; size: number; start: number } | null = null;
  for (const { index, kind, indexInRun, runSize } of lines) {
    if (kind !== 'prices' || indexInRun > 0 || runSize < 2) continue;
    const goesOn: boolean = last !== null && last.size === runSize && index - last.end <= MOST_BETWEEN;
    const start: number = goesOn && last ? last.start : index;
    first.set(index, start);
    last = { end: index + runSize, size: runSize, start };
  }
  return prices.map(({ line }) => {
    const { indexInRun = 0, runSize = 1 } = lines[line] ?? {};
    const start = first.get(line - indexInRun);
    return start === undefined ? -1 : start - 1 - runSize + indexInRun;
  });
}

const MOST_BETWEEN = 2;
