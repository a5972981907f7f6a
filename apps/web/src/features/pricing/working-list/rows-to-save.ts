import { findProblems } from './find-problems.ts';
import { keyOfValues, toSave, type WorkRow } from './work-row.ts';

/**
 * The rows that become the list. One without a name or with a second price for the same thing can't be part of it: what
 * the list had there before stays, and of two new prices the first is kept, switched off.
 */
export function rowsToSave(rows: readonly WorkRow[]): ReturnType<typeof toSave>[] {
  const problems = findProblems(rows);
  const staying = rows.filter((row) => !row.isRemoved);
  const sound = staying.filter((row) => !problems.has(row.key));
  const twins = staying.filter((row) => problems.get(row.key) === 'twin');
  const settled = [...Map.groupBy(twins, (row) => keyOfValues(row.values)).values()].flatMap(
    ([first, ...others]) => {
      if (!first) return [];
      const known = [first, ...others].find((row) => row.saved !== null);
      return [known ? asBefore(known) : { ...first, values: { ...first.values, isActive: false } }];
    },
  );
  const nameless = staying.filter((row) => problems.get(row.key) === 'noService' && row.saved !== null);
  const open = new Map([...settled, ...nameless.map(asBefore)].map((row) => [row.key, row]));
  return staying.flatMap((row) => (sound.includes(row) ? [row] : (open.get(row.key) ?? []))).map(toSave);
}

function asBefore(row: WorkRow): WorkRow {
  return row.saved ? { ...row, values: row.saved } : row;
}
