import { keyOfValues, type WorkRow } from './work-row.ts';

export type RowProblem = 'noService' | 'twin';

/** What keeps a row from being saved, by the row's key. */
export function findProblems(rows: readonly WorkRow[]): Map<string, RowProblem> {
  const staying = rows.filter((row) => !row.isRemoved);
  const byKey = Map.groupBy(staying, (row) => keyOfValues(row.values));
  const problems = new Map<string, RowProblem>();
  for (const row of staying) {
    if (row.values.service.trim() === '') problems.set(row.key, 'noService');
    else if ((byKey.get(keyOfValues(row.values))?.length ?? 0) > 1) problems.set(row.key, 'twin');
  }
  return problems;
}
