import { foldWords } from '@glossa/contracts';
import { statusOf, type WorkRow } from '../working-list/work-row.ts';

export type RowFilter = { words: string; show: 'all' | 'open' | 'new' | 'changed' | 'missing' };

/** The rows that hold every word typed, of the kind asked for. `open` are those with a doubt or a problem. */
export function filterRows(
  rows: readonly WorkRow[],
  { words, show }: RowFilter,
  isOpen: (row: WorkRow) => boolean,
): WorkRow[] {
  const wanted = foldWords(words).split(' ').filter(Boolean);
  return rows.filter((row) => {
    const { service, zone, material, carType, price, currency } = row.values;
    const text = foldWords([service, zone, material, carType, price, currency].join(' '));
    return wanted.every((word) => text.includes(word)) && isShown(row, show, isOpen);
  });
}

function isShown(row: WorkRow, show: RowFilter['show'], isOpen: (row: WorkRow) => boolean): boolean {
  switch (show) {
    case 'all':
      return true;
    case 'open':
      return isOpen(row);
    case 'missing':
      return row.isMissing;
    case 'new':
    case 'changed':
      return statusOf(row) === show;
  }
}
