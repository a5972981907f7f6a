import { type Car, matchCarTypes } from '../../cars/index.ts';
import type { PriceRow } from '../../facts.ts';
import { compareSenses } from './compare-senses.ts';
import type { IndexedRow, IndexedService, Sense } from './row-index.ts';

export type Dimension = 'zone' | 'material' | 'carType';

/** What the client has told so far: words for zone and material, and the car. */
export type Wish = { said: Sense; car: Car | null };

export type Narrowed =
  | { kind: 'row'; row: PriceRow }
  | { kind: 'missing'; dimension: Dimension; choices: string[]; rows: PriceRow[] }
  | { kind: 'gap'; dimension: Dimension; rows: PriceRow[] };

/**
 * The row a wish comes down to. Asks for one more thing only while it changes the price;
 * a wish for something the list doesn't have is a gap with the nearest rows.
 */
export function narrowRows(service: IndexedService, wish: Wish): Narrowed {
  let rows = service.rows;
  for (const dimension of ['zone', 'material'] as const) rows = bySense(rows, dimension, wish.said);
  if (wish.car) {
    const named = rows.filter((one) => one.row.carType !== null);
    const types = matchCarTypes(wish.car, distinct(named.map((one) => one.row.carType)));
    const fitting = rows.filter((one) => one.row.carType === null || types.includes(one.row.carType));
    if (wish.car.classes.length > 0 && fitting.length === 0)
      return { kind: 'gap', dimension: 'carType', rows: rows.map((one) => one.row) };
    if (types.length > 0 || named.length === 0) rows = fitting;
  }
  return settle(rows.map((one) => one.row));
}

function settle(rows: PriceRow[]): Narrowed {
  const [first] = rows;
  if (!first) return { kind: 'gap', dimension: 'zone', rows };
  if (rows.every((row) => samePrice(row, first))) return { kind: 'row', row: first };
  for (const dimension of ORDER) {
    const choices = distinct(rows.map((row) => row[dimension]));
    if (choices.length > 1 || (choices.length === 1 && rows.some((row) => row[dimension] === null)))
      return { kind: 'missing', dimension, choices, rows };
  }
  return { kind: 'row', row: first };
}

const ORDER: readonly Dimension[] = ['zone', 'carType', 'material'];

function samePrice(a: PriceRow, b: PriceRow): boolean {
  return a.price === b.price && a.priceTo === b.priceTo && a.isFrom === b.isFrom && a.currency === b.currency;
}

function bySense(
  rows: readonly IndexedRow[],
  dimension: 'zone' | 'material',
  said: Sense,
): readonly IndexedRow[] {
  const scored = rows.map((one) => {
    const sense = one[dimension];
    if (!sense) return { one, score: 0 };
    const compared = compareSenses(said, sense);
    return { one, score: compared.covered === 0 ? 0 : compared.covered - 0.3 * compared.missing };
  });
  const top = Math.max(...scored.map((entry) => entry.score));
  if (top <= 0) return rows;
  return scored.filter((entry) => entry.score >= top - 0.05).map((entry) => entry.one);
}

function distinct(values: readonly (string | null)[]): string[] {
  return [...new Set(values.filter((value) => value !== null))];
}
