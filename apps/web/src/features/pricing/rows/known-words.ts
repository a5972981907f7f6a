import type { WorkRow } from '../working-list/work-row.ts';

/** The words a list already uses in one column, each once, in the order of the list. */
export function knownWords(
  rows: readonly WorkRow[],
  column: 'service' | 'zone' | 'material' | 'carType',
): string[] {
  return [...new Set(rows.flatMap((row) => row.values[column] ?? []))].filter((word) => word.trim() !== '');
}
