import { bestPairs } from './best-pairs.ts';
import { FIELDS, fieldLikeness, type RowWords, rowLikeness } from './row-likeness.ts';

export type ScoredRow = RowWords & { price: number; priceTo?: number | null; from?: boolean };
/** Rows that are derived or optional may be found but need not be. */
export type GoldRow = ScoredRow & { derived?: boolean; optional?: boolean };

export type RowsScore = {
  found: number;
  missed: number;
  extra: number;
  /** How many of the found rows have this field right, and ranges and lower bounds where there are any. */
  fields: Record<(typeof FIELDS)[number], number>;
  ranges: { right: number; all: number };
  bounds: { right: number; all: number };
  missedRows: GoldRow[];
  /** The place of every read row that belongs to no gold row. */
  extraRows: number[];
};

/** Half of the words make a found row, three quarters a strict one. */
export const FOUND = 0.5;
export const STRICT = 0.75;

/** Compares read rows with the rows a careful person reads: same price, like words, each row once. */
export function scorePriceRows(
  gold: readonly GoldRow[],
  read: readonly ScoredRow[],
  threshold = FOUND,
): RowsScore {
  const isFree = gold.map((row) => Boolean(row.derived || row.optional));
  const weights = gold.map((row, at) =>
    read.map((other) => {
      const likeness = isSame(row.price, other.price) ? rowLikeness(row, other) : 0;
      return likeness >= threshold - 1e-9 ? likeness + (isFree[at] ? 0 : 0.05) : 0;
    }),
  );
  const pairs = bestPairs(weights);
  const core = pairs.flatMap(([i, j]) => {
    const [wanted, found] = [gold[i], read[j]];
    return wanted && found && !isFree[i] ? [{ wanted, found }] : [];
  });
  const [usedGold, usedRead] = [new Set(pairs.map(([i]) => i)), new Set(pairs.map(([, j]) => j))];
  const missedRows = gold.filter((_, i) => !isFree[i] && !usedGold.has(i));
  const extraRows = [...read.keys()].filter((j) => !usedRead.has(j));
  const ranges = core.filter(({ wanted }) => (wanted.priceTo ?? null) !== null);
  const bounds = core.filter(({ wanted }) => wanted.from);
  return {
    found: core.length,
    missed: missedRows.length,
    extra: extraRows.length,
    fields: fieldsRight(core),
    ranges: {
      right: ranges.filter(({ wanted, found }) => isSame(wanted.priceTo ?? 0, found.priceTo ?? -1)).length,
      all: ranges.length,
    },
    bounds: { right: bounds.filter(({ found }) => found.from).length, all: bounds.length },
    missedRows,
    extraRows,
  };
}

export function f1Of({ found, missed, extra }: { found: number; missed: number; extra: number }): number {
  const all = 2 * found + missed + extra;
  return all === 0 ? 1 : (2 * found) / all;
}

function fieldsRight(core: readonly { wanted: GoldRow; found: ScoredRow }[]): RowsScore['fields'] {
  const right = { service: 0, zone: 0, material: 0, carType: 0 };
  for (const { wanted, found } of core)
    for (const field of FIELDS)
      if (fieldLikeness(field, wanted[field], found[field]) >= FOUND) right[field]++;
  return right;
}

function isSame(a: number, b: number): boolean {
  return Math.abs(a - b) < 0.005;
}
