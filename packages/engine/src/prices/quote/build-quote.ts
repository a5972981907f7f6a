import type { PriceRow, Quote } from '../../facts.ts';

/**
 * The rows as lines with their sum, added in whole minor units. Rows of several currencies can't be added:
 * such a wish gives one quote for each currency.
 */
export function buildQuotes(rows: readonly PriceRow[]): Quote[] {
  return [...Map.groupBy(rows, (row) => row.currency)].map(([currency, group]) => ({
    lines: group.map((row) => ({
      rowId: row.id,
      label: labelOf(row),
      price: row.price,
      priceTo: row.priceTo,
      isFrom: row.isFrom,
    })),
    total: group.reduce((sum, row) => sum + toMinor(row.price), 0) / 100,
    currency,
  }));
}

/** The words of a row as the owner wrote them. */
export function labelOf(row: PriceRow): string {
  return [row.service, row.zone, row.material, row.carType]
    .filter((part) => part !== null && part !== '')
    .join(' · ');
}

function toMinor(price: number): number {
  return Math.round(price * 100);
}
