import type { PriceRow, Quote, QuoteLine } from '../../facts.ts';

/**
 * The rows as lines with their sum, added in whole minor units. Rows of several currencies can't be added:
 * such a wish gives one quote for each currency.
 */
export function buildQuotes(rows: readonly PriceRow[]): Quote[] {
  return [...Map.groupBy(rows, (row) => row.currency)].map(([currency, group]) => ({
    lines: [...Map.groupBy(group, ({ id }) => id).values()].flatMap((same) => lineOf(same)),
    total: group.reduce((sum, row) => sum + toMinor(row.price), 0) / 100,
    currency,
  }));
}

/** The same price several times is one line: "5 × …". */
function lineOf(same: readonly PriceRow[]): QuoteLine[] {
  const [row] = same;
  if (!row) return [];
  const count = same.length;
  const times = (price: number) => (toMinor(price) * count) / 100;
  return [
    {
      rowId: row.id,
      label: count > 1 ? `${count} × ${labelOf(row)}` : labelOf(row),
      price: times(row.price),
      priceTo: row.priceTo === null ? null : times(row.priceTo),
      isFrom: row.isFrom,
    },
  ];
}

/** How often the price of a line is taken, as its words begin. */
export function timesOf({ label }: Pick<QuoteLine, 'label'>): string {
  return /^\d+ × /u.exec(label)?.[0] ?? '';
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
