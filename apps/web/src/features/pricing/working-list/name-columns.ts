import type { WorkRow } from './work-row.ts';

/**
 * Gives the prices of every line the car types of their columns. Equal prices of one line were read as one row, so a
 * column without a row of its own has the price of the column before it.
 */
export function nameColumns(
  rows: readonly WorkRow[],
  { lines, names }: { lines: readonly (readonly WorkRow[])[]; names: readonly string[] },
): WorkRow[] {
  const lineOf = new Map(lines.flatMap((line) => line.map((row) => [row.key, line] as const)));
  return rows.flatMap((row) => {
    const line = lineOf.get(row.key);
    if (!line) return [row];
    const at = row.column?.at ?? 0;
    const next = Math.min(
      names.length,
      ...line.map(({ column }) => column?.at ?? 0).filter((one) => one > at),
    );
    const first = line[0] === row ? 0 : at;
    return names.slice(first, next).map((carType, place) => named(row, { carType, place }));
  });
}

function named(row: WorkRow, { carType, place }: { carType: string; place: number }): WorkRow {
  return {
    ...row,
    // Only one of the rows can go on as the saved one.
    ...(place > 0 ? { key: `${row.key}-${place}`, id: null, saved: null } : {}),
    values: { ...row.values, carType, isActive: true },
    warnings: [],
  };
}
