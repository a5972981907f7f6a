import type { PlainView } from './rewrite.ts';
import { NAME_AND_SUM, ONLY_SUM } from './side-by-side.data.ts';

/**
 * A page of two columns, copied line by line: "Hood  $395      Saloon  $3,300" under "FILM      WRAP". Each column has
 * headings of its own, so that the left one is set over the right one, block by block.
 */
export function withColumnsApart(view: PlainView): PlainView {
  let apart = view;
  for (let columns = 2; columns <= MOST_COLUMNS; columns++) {
    const parted = partOnce(apart);
    if (parted === apart) break;
    apart = parted;
  }
  return apart;
}

const MOST_COLUMNS = 4;

function partOnce(view: PlainView): PlainView {
  const lines = linesOf(view.text);
  const spots = lines.flatMap(({ cells }) => secondItem(cells) ?? []);
  if (spots.length < LEAST_LINES) return view;
  const column = middleOf(spots.map(({ at }) => at));
  const isOne = spots.filter(({ at }) => Math.abs(at - column) <= APART).length >= spots.length * MOSTLY;
  if (!isOne) return view;
  const blocks = blocksOf(lines, column);
  return blocks.length === 0 ? view : written(view, lines, blocks);
}

const LEAST_LINES = 3;
const MOSTLY = 0.7;
/** By how many letters a column may be out of line. */
const APART = 4;

/** A cell with where it begins in its line, and its column: a place by letters, or by tabs where there are any. */
type Cell = { start: number; at: number; text: string };
type Line = { start: number; text: string; cells: readonly Cell[] };

function linesOf(text: string): Line[] {
  let start = 0;
  return text.split('\n').map((line) => {
    const own = { start, text: line, cells: cellsOf(line) };
    start += line.length + 1;
    return own;
  });
}

function cellsOf(line: string): Cell[] {
  const placeOf = (start: number) =>
    line.includes('\t') ? TAB * (line.slice(0, start).split('\t').length - 1) : start;
  return [...line.matchAll(/\S+(?: \S+)*/gu)].map(({ index, 0: text }) => ({
    start: index,
    at: placeOf(index),
    text,
  }));
}

/** A tab is further than a column may be out of line. */
const TAB = 10;

/** Where the second name begins, in a line where each of two names has its sums. */
function secondItem(cells: readonly Cell[]): Cell | null {
  const isSum = (at: number) => ONLY_SUM.test(cells[at]?.text ?? '');
  const isItem = (at: number) => !isSum(at) && (isSum(at + 1) || NAME_AND_SUM.test(cells[at]?.text ?? ''));
  const second = cells.findIndex((_, at) => at > 0 && isItem(at));
  const between = cells.slice(1, Math.max(1, second));
  return second > 0 && isItem(0) && between.every(({ text }) => ONLY_SUM.test(text))
    ? (cells[second] ?? null)
    : null;
}

function middleOf(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
}

/** Lines of two columns, from the heads of both to the last line that has both; `cuts` says where each line is parted. */
type Block = { from: number; to: number; cuts: readonly number[] };

/** A block begins with heads of both columns. Where there are none, one heading holds for both, and nothing is parted. */
function blocksOf(lines: readonly Line[], column: number): Block[] {
  const cuts = lines.map((line) => cutOf(line, column));
  const isPaired = lines.map(({ cells }) => secondItem(cells) !== null);
  const heads = lines.flatMap(({ cells }, at) =>
    cuts[at] !== null && !isPaired[at] && isHead(cells) && startsBlock(lines, { isPaired, column, at })
      ? [at]
      : [],
  );
  return heads.flatMap((from, at): Block[] => {
    const end = heads[at + 1] ?? lines.length;
    const broken = lines.findIndex((_, line) => line > from && line < end && cuts[line] === null);
    const last = isPaired.lastIndexOf(true, (broken < 0 ? end : broken) - 1);
    const own = isPaired.slice(from, last + 1).filter(Boolean).length;
    if (own < LEAST_OF_BLOCK) return [];
    const behind = lines
      .slice(last + 1, end)
      .findIndex(({ cells }) => cells.length < 2 || !isAt(cells, column));
    const to = behind < 0 ? last : last + behind;
    return [{ from, to, cuts: cuts.slice(from, to + 1).map((cut) => cut ?? 0) }];
  });
}

const LEAST_OF_BLOCK = 2;

function isHead(cells: readonly Cell[]): boolean {
  return cells.length > 1 && cells.every(({ text }) => !/\d/u.test(text) || !ONLY_SUM.test(text));
}

type Spot = { isPaired: readonly boolean[]; column: number; at: number };

/** The first line of its block, in line with the column or right over it, with lines of both columns below. */
function startsBlock(lines: readonly Line[], { isPaired, column, at }: Spot): boolean {
  const [last, line] = [lines[at - 1], lines[at]];
  const isFirst = !last || isPaired[at - 1] || !isAt(last.cells, column);
  const isOver = isPaired[at + 1] || (line !== undefined && isAt(line.cells, column));
  return Boolean(isFirst && isOver) && [1, 2, 3].some((below) => isPaired[at + below]);
}

/** Whether one of the later cells begins where the column does. */
function isAt(cells: readonly Cell[], column: number): boolean {
  return cells.slice(1).some(({ at }) => Math.abs(at - column) <= APART);
}

/** Where a line is parted: at its end where it is of the left column alone; null where its words run across. */
function cutOf({ text, cells }: Line, column: number): number | null {
  const second = secondItem(cells);
  if (second) return second.start;
  const [near] = cells
    .filter(({ at }) => Math.abs(at - column) <= APART)
    .sort((a, b) => Math.abs(a.at - column) - Math.abs(b.at - column));
  if (near) return near.start;
  const [first, other] = cells;
  if (first && other && cells.length === 2 && !ONLY_SUM.test(other.text)) return other.start;
  if (first && first.at > column) return first.start;
  const end = text.includes('\t') ? (cells.at(-1)?.at ?? 0) : text.trimEnd().length;
  return end <= column + APART ? text.length : null;
}

function written(view: PlainView, lines: readonly Line[], blocks: readonly Block[]): PlainView {
  const texts: string[] = [];
  const places: number[] = [];
  const copy = (from: number, to: number) => {
    texts.push(view.text.slice(from, to), '\n');
    for (let at = from; at <= to; at++) places.push(view.places[at] ?? 0);
  };
  for (let at = 0; at < lines.length; at++) {
    const block = blocks.find(({ from }) => from === at);
    const line = lines[at];
    if (!block) {
      if (line) copy(line.start, line.start + line.text.length);
      continue;
    }
    const own = lines.slice(block.from, block.to + 1);
    for (const [row, { start }] of own.entries()) copy(start, start + (block.cuts[row] ?? 0));
    copy(line?.start ?? 0, line?.start ?? 0);
    for (const [row, { start, text }] of own.entries())
      copy(start + (block.cuts[row] ?? 0), start + text.length);
    copy(line?.start ?? 0, line?.start ?? 0);
    at = block.to;
  }
  return { text: texts.join('').slice(0, -1), places: Int32Array.from(places) };
}
