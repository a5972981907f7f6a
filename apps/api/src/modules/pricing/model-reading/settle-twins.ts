import { priceRowKey } from '@glossa/contracts';
import type { ReadRow } from '@glossa/engine';

/** Rows said twice become one; two prices for one thing are both kept and flagged, for the owner to choose. */
export function settleTwins(rows: readonly ReadRow[]): ReadRow[] {
  const groups = Map.groupBy(rows, priceRowKey);
  return [...groups.values()].flatMap((group) => {
    const distinct = [...new Map(group.map((row) => [saidOf(row), row])).values()];
    if (distinct.length === 1) return distinct;
    return distinct.map((row) => ({ ...row, warnings: [...row.warnings, 'conflict' as const] }));
  });
}

const saidOf = (row: ReadRow): string => [row.price, row.priceTo, row.currency].join('|');
