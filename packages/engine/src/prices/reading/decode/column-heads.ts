import { type Edges, edgeBetween } from '../propose/edges.ts';
import type { Ground } from '../propose/ground.ts';
import { type CellTable, findCellTables } from './find-cell-tables.ts';

/**
 * In a table pasted cell by cell the n-th price of every item is of the n-th head. Which lines are the heads is decided
 * for the table as a whole, by what the edges say of all its prices; then every price has its own head and no other.
 */
export function withColumnHeads(ground: Ground, edges: Edges, logits: Float32Array): Float32Array {
  const settled = logits.slice();
  for (const table of findCellTables(ground.sheet)) {
    const cells = cellsOf(ground, table);
    const first = firstHead(ground, { table, cells, edges, logits });
    if (first !== null) settleCells(ground, { table, cells, edges, logits: settled, first });
  }
  return settled;
}

type Cell = { price: number; column: number };
type Known = { table: CellTable; cells: readonly Cell[]; edges: Edges; logits: Float32Array };

function cellsOf({ sheet }: Ground, { starts, size }: CellTable): Cell[] {
  return starts.flatMap((start) =>
    sheet.lines
      .slice(start, start + Math.min(size, sheet.lines[start]?.runSize ?? 0))
      .flatMap(({ prices }, column) => prices.map(({ id }) => ({ price: id, column }))),
  );
}

/**
 * The line of the first head. Heads are a row of the table themselves, so they stand one period above the first prices;
 * a line or two higher, where a title stands between, only if the prices say so.
 */
function firstHead({ sheet }: Ground, known: Known): number | null {
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
  return best?.line ?? null;
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
  { table, cells, edges, logits, first }: Known & { first: number },
): void {
  for (const { price, column } of cells)
    for (let head = 0; head < table.size; head++)
      for (const { id } of sheet.lines[first + head]?.segments ?? []) {
        const edge = edgeBetween(edges, price, id);
        if (edge >= 0) logits[edge] = head === column ? Math.max(OWN_HEAD, logits[edge] ?? 0) : NO_HEAD;
      }
}

const OWN_HEAD = 2;
