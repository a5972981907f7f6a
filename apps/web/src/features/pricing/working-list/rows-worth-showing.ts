import type { WorkRow } from './work-row.ts';

/** Samples that real prices replace are told in one line; nobody has to look at each of them. */
export function rowsWorthShowing(rows: readonly WorkRow[]): readonly WorkRow[] {
  return rows.filter((row) => !(row.isSample && row.isMissing && row.isRemoved));
}
