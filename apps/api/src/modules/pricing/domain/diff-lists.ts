import { isSameRow, keyOf, type ListedRow, type RowValues } from './row-values.ts';

/** A row as it shall be. Without an id it is known by what it is about. */
export type WantedRow = RowValues & { id?: string | null };

export type ListChange = {
  /** The whole list as it shall be, in order. */
  rows: ListedRow[];
  added: ListedRow[];
  changed: ListedRow[];
  removed: ListedRow[];
};

/**
 * What it takes to make the current list the wanted one. A row keeps its id as long as it is about the same thing or is
 * sent back under its id, so that ids stay stable for rows nobody touched.
 */
export function diffLists(
  current: readonly ListedRow[],
  wanted: readonly WantedRow[],
  newId: (row: WantedRow) => string,
): ListChange {
  const byId = new Map(current.map((row) => [row.id, row]));
  const byKey = new Map(current.map((row) => [keyOf(row), row]));
  const named = new Set(wanted.flatMap((row) => (row.id && byId.has(row.id) ? row.id : [])));
  const taken = new Set<string>();
  const change: ListChange = { rows: [], added: [], changed: [], removed: [] };
  for (const row of wanted) {
    const twin = free(byId.get(row.id ?? ''), taken) ?? free(byKey.get(keyOf(row)), named.union(taken));
    if (twin) taken.add(twin.id);
    const listed = { ...row, id: twin?.id ?? newId(row) };
    change.rows.push(listed);
    if (!twin) change.added.push(listed);
    else if (!isSameRow(twin, row)) change.changed.push(listed);
  }
  change.removed.push(...current.filter((row) => !taken.has(row.id)));
  return change;
}

/** The keys that stand in a list more than once, with how the rows are called. */
export function findTwins(rows: readonly RowValues[]): RowValues[] {
  const seen = new Set<string>();
  return rows.filter((row) => {
    const key = keyOf(row);
    if (seen.has(key)) return true;
    seen.add(key);
    return false;
  });
}

function free(row: ListedRow | undefined, taken: ReadonlySet<string>): ListedRow | undefined {
  return row && !taken.has(row.id) ? row : undefined;
}
