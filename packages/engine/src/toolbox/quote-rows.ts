import { type Car, findCar, matchCarTypes } from '../cars/index.ts';
import type { PriceRow, Quote, StudioFacts } from '../facts.ts';
import { buildQuotes, type Offer } from '../prices/index.ts';

export type RowsQuoted =
  | { ok: true; quote: Quote; rows: PriceRow[] }
  | { ok: false; refusal: 'UNKNOWN_ROW' | 'WRONG_CAR_TYPE' | 'SEVERAL_CURRENCIES' };

/** The quote of exactly these rows. A row of another car type than the client's car is refused, true as its price is. */
export function quoteRows(
  studio: StudioFacts,
  {
    rowIds,
    car,
    offer,
    quantity = 1,
  }: { rowIds: readonly string[]; car: Car | string | null; offer?: Offer | undefined; quantity?: number },
): RowsQuoted {
  const rows = [...new Set(rowIds)].flatMap((id) => studio.rows.find((row) => row.id === id) ?? []);
  if (rows.length === 0 || rows.length !== new Set(rowIds).size) return { ok: false, refusal: 'UNKNOWN_ROW' };
  const known = typeof car === 'string' ? findCar(car) : car;
  if (known && rows.some((row) => isForOtherCar(row, known, studio.rows)))
    return { ok: false, refusal: 'WRONG_CAR_TYPE' };
  const [quote, ...others] = buildQuotes(
    rows.flatMap((row) => Array<PriceRow>(quantity).fill(row)),
    offer,
  );
  if (!quote || others.length > 0) return { ok: false, refusal: 'SEVERAL_CURRENCIES' };
  return { ok: true, quote, rows };
}

/** The list has a column that fits this car better than the row's own. */
function isForOtherCar(row: PriceRow, car: Car, rows: readonly PriceRow[]): boolean {
  if (row.carType === null || car.classes.length === 0) return false;
  const types = rows.flatMap((one) => (one.service === row.service && one.carType ? [one.carType] : []));
  const fitting = matchCarTypes(car, [...new Set(types)]);
  return fitting.length > 0 && !fitting.includes(row.carType);
}
