import type { CalendarFacts, PriceRow, StudioFacts } from '@glossa/engine';

/** Rows are called r1, r2 … by their place in the list: a long id costs a model tokens and invites slips. */
export function shortIdOf(row: PriceRow, { rows }: StudioFacts): string {
  return `r${rows.indexOf(row) + 1}`;
}

/** The row a model means by its short id, or by the id it has in the list. */
export function rowOf(id: string, { rows }: StudioFacts): PriceRow | null {
  const place = /^r([0-9]{1,4})$/.exec(id.trim())?.[1];
  const own = rows.find((row) => row.id === id.trim());
  return own ?? (place ? (rows[Number(place) - 1] ?? null) : null);
}

/** The list's own ids for what a model named; null where it named a row that is not there. */
export function rowIdsOf(ids: readonly string[], studio: StudioFacts): string[] | null {
  const rows = ids.map((id) => rowOf(id, studio));
  return rows.every((row) => row !== null) ? rows.flatMap((row) => row?.id ?? []) : null;
}

/** Bookings of the client are called b1, b2 … in the same way. */
export function shortBookingId(id: string, { own }: CalendarFacts): string {
  return `b${own.findIndex((one) => one.id === id) + 1}`;
}

export function bookingOf(id: string, { own }: CalendarFacts): CalendarFacts['own'][number] | null {
  const place = /^b([0-9]{1,3})$/.exec(id.trim())?.[1];
  return own.find((one) => one.id === id.trim()) ?? (place ? (own[Number(place) - 1] ?? null) : null);
}
