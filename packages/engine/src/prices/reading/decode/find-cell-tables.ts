import type { Sheet, SheetLine } from '../text/sheet.ts';

/** A table that was pasted cell by cell: every `period` lines a name and its prices, one a line, under heads above. */
export type CellTable = {
  /** How many prices an item has at most. */
  size: number;
  period: number;
  /** The line of the first price of every item. */
  starts: readonly number[];
};

export function findCellTables({ lines }: Sheet): CellTable[] {
  const runs = lines.filter(({ kind, indexInRun }) => kind === 'prices' && indexInRun === 0);
  const tables: CellTable[] = [];
  for (let at = 0; at < runs.length; ) {
    const table = tableFrom(runs.slice(at, at + MOST_ITEMS));
    if (table.size > 1 && table.starts.length >= LEAST_ITEMS) tables.push(table);
    at += table.starts.length;
  }
  return tables;
}

const LEAST_ITEMS = 3;
const MOST_ITEMS = 300;

/**
 * The table that begins with the first run: it goes on while runs follow each other at one and the same distance. A line
 * more is a heading within the table.
 */
function tableFrom(runs: readonly SheetLine[]): CellTable {
  const [first, second] = runs;
  const [size, period] = [first?.runSize ?? 0, (second?.index ?? 0) - (first?.index ?? 0)];
  const isNext = ({ index, runSize }: SheetLine, at: number) => {
    const apart = index - (runs[at]?.index ?? 0);
    return (runSize <= size && apart === period) || (runSize === size && apart === period + 1);
  };
  const end = period > size ? runs.slice(1).findIndex((run, at) => !isNext(run, at)) : 0;
  const starts = runs.slice(0, end < 0 ? runs.length : end + 1).map(({ index }) => index);
  return { size, period, starts };
}
