import { foldText } from '../../../words/fold-text.ts';
import { type Edges, edgeBetween } from '../propose/edges.ts';
import type { Ground } from '../propose/ground.ts';
import type { Segment, SheetLine } from '../text/sheet.ts';

/**
 * "Standard / Premium" over cells such as "550/750": where a page has one list of n names and prices by the n, the k-th
 * price of every cell is of the k-th name. Whether the list is meant at all, all prices together tell.
 */
export function withListedNames(ground: Ground, edges: Edges, logits: Float32Array): Float32Array {
  const settled = logits.slice();
  const cells = ground.sheet.lines.flatMap(cellsIn);
  for (const [size, own] of Map.groupBy(cells, ({ of }) => of)) {
    const list = onlyList(ground, size);
    if (list === null || own.length < LEAST_CELLS * size) continue;
    const known = own.filter(({ price }) => edgeBetween(edges, price, list[0] ?? -1) >= 0);
    if (likelihood(list, { known, edges, logits }) < LEAST_LIKELY) continue;
    settleNames(list, { known, edges, logits: settled });
  }
  return settled;
}

const LEAST_CELLS = 3;
const LEAST_LIKELY = -3;

/** A price with its place among the prices of its cell. */
type Cell = { price: number; at: number; of: number };
type Opinion = { known: readonly Cell[]; edges: Edges; logits: Float32Array };

function cellsIn({ prices, text }: SheetLine): Cell[] {
  const cells: number[][] = [];
  let end = -1;
  for (const { id, amount } of prices) {
    const isBeside = end >= 0 && /^\s?[/|]\s?$/u.test(text.slice(end, amount.start));
    if (isBeside) cells.at(-1)?.push(id);
    else cells.push([id]);
    end = amount.end;
  }
  const left = cells.length === 1 ? [...text.slice(end).matchAll(NOT_SOLD)].length : 0;
  return cells
    .filter(({ length }) => length > 1)
    .flatMap((cell) => cell.map((price, at) => ({ price, at, of: cell.length + left })));
}

/** "80 / 100 / 120 / –": the last class is not sold. */
const NOT_SOLD = /[/|]\s?[-–—](?=\s*(?:[/|]|$))/gu;

/**
 * The one list of so many names that the page has; said twice it is still one, and two different ones are none, unless
 * all but one are heads of a column.
 */
function onlyList({ sheet }: Ground, size: number): number[] | null {
  const lists = sheet.lines
    .filter(({ kind }) => kind === 'names')
    .flatMap(listsIn)
    .filter(({ length }) => length === size);
  const free = lists.filter((list) => !isHeadOfOne(sheet.lines[list[0]?.line ?? -1], list));
  return onlyOf(lists) ?? onlyOf(free);
}

function onlyOf(lists: readonly Segment[][]): number[] | null {
  const words = lists.map((list) => list.map(({ text }) => foldText(text)).join('/'));
  return new Set(words).size === 1 ? (lists[0]?.map(({ id }) => id) ?? null) : null;
}

/** Names with a slash between them, though it may stand apart: "легк.  / кросс. / бус". */
function listsIn({ segments, text }: SheetLine): Segment[][] {
  const lists: Segment[][] = [];
  for (const segment of segments) {
    const last = lists.at(-1)?.at(-1);
    if (last && /^\.?\s*\/\s*$/u.test(text.slice(last.end, segment.start))) lists.at(-1)?.push(segment);
    else lists.push([segment]);
  }
  return lists;
}

/** "Saloon | SUV / estate": a column of two cars, and no order of prices. */
function isHeadOfOne(line: SheetLine | undefined, [first]: readonly Segment[]): boolean {
  return line?.segments.some(({ exactCell }) => exactCell !== first?.exactCell) ?? false;
}

/** The mean over all cells of the logit that its own name has. */
function likelihood(list: readonly number[], { known, edges, logits }: Opinion): number {
  const sum = known.reduce((all, { price, at }) => {
    const logit = logits[edgeBetween(edges, price, list[at] ?? -1)] ?? NO_NAME;
    return all + Math.max(NO_NAME, Math.min(MOST, logit));
  }, 0);
  return sum / Math.max(1, known.length);
}

function settleNames(list: readonly number[], { known, edges, logits }: Opinion): void {
  for (const { price, at } of known)
    for (const [place, segment] of list.entries()) {
      const edge = edgeBetween(edges, price, segment);
      if (edge >= 0) logits[edge] = place === at ? Math.max(OWN_NAME, logits[edge] ?? 0) : NO_NAME;
    }
}

const NO_NAME = -6;
const OWN_NAME = 2;
const MOST = 3;
