import { type Edges, edgeBetween } from '../propose/edges.ts';
import type { Ground } from '../propose/ground.ts';
import type { SheetLine } from '../text/sheet.ts';
import { type CellTable, findCellTables } from './find-cell-tables.ts';
import { CLASS_LABEL } from './legend-labels.data.ts';

/**
 * In a table pasted cell by cell the n-th price of every item is of the n-th head. Which lines are the heads is decided
 * for the table as a whole, by what the edges say of all its prices; then every price has its own head and no other, and
 * all prices of an item have the same names beside it.
 */
export function withColumnHeads(ground: Ground, edges: Edges, logits: Float32Array): Float32Array {
  const settled = logits.slice();
  for (const table of findCellTables(ground.sheet)) {
    const cells = cellsOf(ground, table);
    const heads = labelledHeads(ground, table) ?? likelyHeads(ground, { table, cells, edges, logits });
    if (heads === null) continue;
    settleCells(ground, { table, cells, edges, logits: settled, heads });
    shareNames(ground, { table, cells, edges, logits: settled, heads });
  }
  return settled;
}

/** A head, and the line that says what it means, where there is one. */
type Head = { line: number; meaning: number | null };
type Cell = { price: number; column: number };
type Known = { table: CellTable; cells: readonly Cell[]; edges: Edges; logits: Float32Array };

function cellsOf({ sheet }: Ground, { starts, size }: CellTable): Cell[] {
  return starts.flatMap((start) =>
    sheet.lines
      .slice(start, start + Math.min(size, sheet.lines[start]?.runSize ?? 0))
      .flatMap(({ prices }, column) => prices.map(({ id }) => ({ price: id, column }))),
  );
}

/** "S, small cars, M, saloons": labels and what they mean in turn. The labels are the heads, what they mean names no price. */
function labelledHeads({ sheet }: Ground, { starts, size }: CellTable): Head[] | null {
  const end = (starts[0] ?? 0) - 1;
  const lines = sheet.lines.slice(Math.max(0, end - 2 * size), end);
  const isLabel = ({ text }: SheetLine) => CLASS_LABEL.test(text.trim());
  const isTurn = lines.every((line, at) => line.kind === 'names' && isLabel(line) === (at % 2 === 0));
  return isTurn && lines.length === 2 * size
    ? lines.filter(isLabel).map(({ index }) => ({ line: index, meaning: index + 1 }))
    : null;
}

/**
 * The lines of the heads. Heads are a row of the table themselves, so they stand one period above the first prices;
 * a line or two higher, where a title stands between, only if the prices say so.
 */
function likelyHeads({ sheet }: Ground, known: Known): Head[] | null {
  const { starts, period, size } = known.table;
  const expected = (starts[0] ?? 0) - period;
  let best: { line: number; score: number } | null = null;
  for (const line of [expected, expected - 1, expected - 2]) {
    const heads = sheet.lines.slice(Math.max(0, line), line + size);
    if (line < 0 || heads.some(({ kind }) => kind !== 'names')) continue;
    const meant = heads.map(({ segments }) => segments.map(({ id }) => id));
    const score = likelihood(meant, known) + (line === expected ? EXPECTED : 0);
    if (score > (best?.score ?? LEAST_LIKELY)) best = { line, score };
  }
  const first = best?.line ?? null;
  return first === null
    ? null
    : Array.from({ length: size }, (_, at) => ({ line: first + at, meaning: null }));
}

const EXPECTED = 3;
const LEAST_LIKELY = -1;

/** The mean over all cells of the logit that the best name of its head has. */
function likelihood(heads: readonly (readonly number[])[], { cells, edges, logits }: Known): number {
  const sum = cells.reduce((all, { price, column }) => {
    const own = (heads[column] ?? []).map((segment) => logits[edgeBetween(edges, price, segment)] ?? NO_HEAD);
    return all + Math.max(NO_HEAD, Math.min(MOST, Math.max(NO_HEAD, ...own)));
  }, 0);
  return sum / Math.max(1, cells.length);
}

const NO_HEAD = -6;
const MOST = 3;

function settleCells(
  { sheet }: Ground,
  { cells, edges, logits, heads }: Known & { heads: readonly Head[] },
): void {
  const idsOf = (line: number | null) => sheet.lines[line ?? -1]?.segments.map(({ id }) => id) ?? [];
  for (const { price, column } of cells)
    for (const [at, { line, meaning }] of heads.entries()) {
      for (const id of idsOf(line)) {
        const edge = edgeBetween(edges, price, id);
        if (edge >= 0) logits[edge] = at === column ? Math.max(OWN_HEAD, logits[edge] ?? 0) : NO_HEAD;
      }
      for (const id of idsOf(meaning)) {
        const edge = edgeBetween(edges, price, id);
        if (edge >= 0) logits[edge] = NO_HEAD;
      }
    }
}

const OWN_HEAD = 2;

/** What speaks for a name that is no head is the mean over the prices of its item. */
function shareNames(
  { sheet }: Ground,
  { cells, edges, logits, heads }: Known & { heads: readonly Head[] },
): void {
  const headLines = new Set(heads.flatMap(({ line, meaning }) => [line, meaning ?? line]));
  for (const item of itemsOf(cells)) {
    const [from, to] = [edges.firstOf[item[0] ?? 0] ?? 0, edges.firstOf[(item[0] ?? 0) + 1] ?? 0];
    for (const segment of edges.segments.slice(from, to)) {
      const own = item.map((price) => edgeBetween(edges, price, segment));
      if (headLines.has(sheet.segments[segment]?.line ?? -1) || own.includes(-1)) continue;
      const mean = own.reduce((all, edge) => all + (logits[edge] ?? NO_HEAD), 0) / own.length;
      for (const edge of own) logits[edge] = mean;
    }
  }
}

/** The prices of every item. */
function itemsOf(cells: readonly Cell[]): number[][] {
  const items: number[][] = [];
  for (const { price, column } of cells) {
    if (column === 0) items.push([]);
    items.at(-1)?.push(price);
  }
  return items;
}
