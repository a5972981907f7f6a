import type { PriceRow } from '@glossa/contracts';
import { fromSaved, keyOfValues, statusOf, valuesOf, type WorkRow } from './work-row.ts';

/** Puts the owner's unsaved changes on top of a list that somebody else saved meanwhile. */
export function rebaseRows(rows: readonly WorkRow[], saved: readonly PriceRow[]): WorkRow[] {
  const byId = new Map(saved.map((row) => [row.id, row]));
  const byKey = new Map(saved.map((row) => [keyOfValues(row), row]));
  const used = new Set<string>();
  const kept = rows.flatMap((row): WorkRow[] => {
    const status = statusOf(row);
    const now = byId.get(row.id ?? '') ?? byKey.get(keyOfValues(row.values));
    if (!now || used.has(now.id)) return status === 'new' || status === 'changed' ? [asNew(row)] : [];
    used.add(now.id);
    if (status === 'same') return [{ ...fromSaved(now), key: row.key, span: row.span }];
    return [{ ...row, id: now.id, saved: valuesOf(now) }];
  });
  return [...kept, ...saved.filter((row) => !used.has(row.id)).map(fromSaved)];
}

const asNew = (row: WorkRow): WorkRow => ({ ...row, id: null, saved: null });
