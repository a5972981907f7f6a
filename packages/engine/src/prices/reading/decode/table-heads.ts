import { currencyAfter } from '../figures/find-currency.ts';
import { type Edges, edgeBetween } from '../propose/edges.ts';
import type { Ground } from '../propose/ground.ts';
import { headSign } from '../score/column-head.ts';
import { MARKS } from '../text/cut-line.ts';
import type { PriceFigure, Segment, Sheet, SheetLine } from '../text/sheet.ts';

/**
 * In a table with marked cells the head over a price's cell is its own, and the heads over other prices are not. A head
 * that only says "price" or "net" is no name at all.
 */
export function withTableHeads(ground: Ground, edges: Edges, logits: Float32Array): Float32Array {
  const settled = logits.slice();
  for (const table of findTables(ground.sheet))
    for (const price of table.prices) {
      settlePrice(price, { table, edges, logits: settled });
      settleCodes(price, { table, edges, logits: settled, line: ground.sheet.lines[price.line] });
      if (table.isOneRow) leaveOtherRows(price, { table, edges, logits: settled, sheet: ground.sheet });
    }
  return settled;
}

type Table = {
  head: SheetLine;
  /** How many cells the heads stand left of their prices: a head over the names is often left out. */
  shift: number;
  prices: readonly PriceFigure[];
  columns: ReadonlySet<number>;
  isOneRow: boolean;
  isName: (segment: Segment) => boolean;
};

function findTables(sheet: Sheet): Table[] {
  return sheet.lines.flatMap((head) => {
    if (head.kind !== 'names' || !CELL.test(head.text) || cellsOf(head).size < 2) return [];
    const rows = rowsUnder(sheet, head);
    const prices = rows.flatMap((line) => line.prices);
    const columns = new Set(prices.map(({ exactCell }) => exactCell));
    const shift = [0, 1].find((by) => [...columns].every((cell) => cellsOf(head).has(cell - by)));
    const isOneRow = isOnlyRow(head, rows[0]);
    const isLong = prices.length >= LEAST_ROWS * columns.size || isOneRow;
    if (columns.size === 0 || !isLong || shift === undefined) return [];
    const heads = head.segments.filter(({ exactCell }) => columns.has(exactCell + shift));
    return [{ head, shift, prices, columns, isOneRow, isName: namesOf(heads) }];
  });
}

const CELL = /[\t|│┃║¦]/u;
const LEAST_ROWS = 1.5;

/** One line of nothing but prices, one right under each head: "Basic | Plus | Top", "9 € | 14 € | 19 €". */
function isOnlyRow(head: SheetLine, row: SheetLine | undefined): boolean {
  return (
    row?.kind === 'prices' &&
    row.prices.length > 1 &&
    cellsOf(head).size === row.prices.length &&
    row.prices.every(({ exactCell }) => cellsOf(head).has(exactCell))
  );
}

function cellsOf({ segments }: SheetLine): ReadonlySet<number> {
  return new Set(segments.map(({ exactCell }) => exactCell));
}

/** The lines of the table: down to the next line without cells, or the next heads. */
function rowsUnder({ lines }: Sheet, head: SheetLine): SheetLine[] {
  const below = lines.slice(head.index + 1);
  const end = below.findIndex(
    (line) => !CELL.test(line.text) || (line.kind === 'names' && cellsOf(line).size > 1),
  );
  return end < 0 ? below : below.slice(0, end);
}

function settlePrice(
  price: PriceFigure,
  { table, edges, logits }: { table: Table; edges: Edges; logits: Float32Array },
): void {
  const own = price.exactCell - table.shift;
  const logitOf = ({ id }: Segment) => logits[edgeBetween(edges, price.id, id)] ?? NO_HEAD;
  const [best] = table.head.segments
    .filter(({ exactCell }) => exactCell === own)
    .sort((a, b) => logitOf(b) - logitOf(a));
  for (const segment of table.head.segments) {
    const edge = edgeBetween(edges, price.id, segment.id);
    if (edge < 0) continue;
    const isHead = segment === best || segment.markBefore === DASH;
    if (segment.exactCell !== own || !table.isName(segment)) {
      if (table.columns.has(segment.exactCell + table.shift)) logits[edge] = NO_HEAD;
    } else if (isHead && table.columns.size > 1) logits[edge] = Math.max(OWN_HEAD, logits[edge] ?? 0);
  }
}

/** Over and under a table of one row other rows of cells are the heads of other tables, or what each column holds. */
function leaveOtherRows(
  price: PriceFigure,
  { table, edges, logits, sheet }: { table: Table; edges: Edges; logits: Float32Array; sheet: Sheet },
): void {
  const others = sheet.lines.filter(
    (line) => line !== table.head && line.kind === 'names' && CELL.test(line.text),
  );
  for (const { id } of others.flatMap(({ segments }) => segments)) {
    const edge = edgeBetween(edges, price.id, id);
    if (edge >= 0) logits[edge] = NO_HEAD;
  }
}

/** "T-01" under "code" names nothing. */
function settleCodes(
  price: PriceFigure,
  known: { table: Table; edges: Edges; logits: Float32Array; line: SheetLine | undefined },
): void {
  const { head, shift } = known.table;
  const coded = new Set(
    head.segments.filter(({ words }) => headSign(words) < 0).map(({ exactCell }) => exactCell + shift),
  );
  for (const { id, exactCell, text } of known.line?.segments ?? []) {
    const edge = edgeBetween(known.edges, price.id, id);
    if (edge >= 0 && coded.has(exactCell) && CODE.test(text)) known.logits[edge] = NO_HEAD;
  }
}

const CODE = /^\p{L}{0,4}[-. ]?\d+$/u;

/** "Price" and "net" name nothing; but beside "klein" and "mittel" the word "groß" is a size and no total. */
function namesOf(heads: readonly Segment[]): (segment: Segment) => boolean {
  const isMoney = ({ text }: Segment) => currencyAfter(` ${text}`)?.length === text.length + 1;
  const plain = heads.filter(({ words }) => headSign(words) === 0).length;
  return (segment) => {
    const sign = headSign(segment.words);
    return !isMoney(segment) && (sign === 0 || (sign === 1 && plain * 2 > heads.length));
  };
}

const DASH = MARKS.indexOf('dash');

const OWN_HEAD = 2;
const NO_HEAD = -6;
