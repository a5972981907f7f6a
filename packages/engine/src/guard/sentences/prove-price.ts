import type { PriceRow } from '../../facts.ts';
import { buildQuotes } from '../../prices/index.ts';
import { FROM } from './claim-words.data.ts';
import { namedAmong, type Part, servicesNamed, typesNamed, typesOfCar, valuesOf } from './named-in.ts';
import type { Sources } from './sources.ts';
import { holds } from './stance.ts';

/** An amount of a reply with the clause it stands in and what was said around it, the nearest first. */
export type SaidAmount = {
  value: number;
  currency: string | null;
  clause: string;
  around: readonly string[];
};

/**
 * The rows that bear an amount out: of the service, part, film and car it is said of. What the nearest words name
 * counts; where a list tells parts or films apart and nobody named one, no row is meant.
 */
export function rowsBehind(amount: SaidAmount, sources: Sources): PriceRow[] {
  const { rows } = sources.studio;
  const services = nearest(amount, (text) => servicesNamed(text, rows));
  const isFrom = holds(amount.clause, FROM);
  return rows.filter((row) => {
    if (!costs(row, amount, sources)) return false;
    if (row.isFrom && !isFrom) return false;
    if (services === null ? !isQuoted(row, sources) : !services.includes(row.service)) return false;
    return isMeant(row, amount, sources, isFrom);
  });
}

/** A row of a service is meant by its part, its film and its car. */
function isMeant(row: PriceRow, amount: SaidAmount, sources: Sources, isFrom: boolean): boolean {
  const { rows } = sources.studio;
  const sisters = rows.filter(({ service }) => service === row.service);
  const isOpen = { count: 0 };
  for (const part of ['zone', 'material'] as const) {
    const values = valuesOf(sisters, part);
    if (values.length < 2 && !sisters.some((one) => one[part] === null && one !== row)) continue;
    const named = nearest(amount, (text) => namedAmong(text, values, rows));
    if (named !== null && row[part] !== null && !named.includes(row[part])) return false;
    if (named === null && !isAlone(row, sisters, part)) isOpen.count += 1;
  }
  const types = valuesOf(sisters, 'carType');
  if (row.carType !== null && types.length > 0) {
    const fitting = typesMeant(amount, types, sources);
    if (fitting !== null && !fitting.includes(row.carType)) return false;
    if (fitting === null && !isAlone(row, sisters, 'carType')) isOpen.count += 1;
  }
  if (isOpen.count === 0 || isQuoted(row, sources)) return true;
  return isFrom && isCheapest(row, sisters, amount, sources);
}

/** No other row differs in this part alone and in its price. */
function isAlone(row: PriceRow, sisters: readonly PriceRow[], part: Part): boolean {
  const others = PARTS.filter((one) => one !== part);
  return !sisters.some(
    (one) =>
      one[part] !== row[part] &&
      one.price !== row.price &&
      others.every((other) => one[other] === row[other]),
  );
}

const PARTS = ['zone', 'material', 'carType'] as const;

/** "From 220 €" is the least of whatever the words leave open. */
function isCheapest(
  row: PriceRow,
  sisters: readonly PriceRow[],
  amount: SaidAmount,
  sources: Sources,
): boolean {
  const { rows } = sources.studio;
  const rivals = sisters.filter((one) => {
    const zones = nearest(amount, (text) => namedAmong(text, valuesOf(sisters, 'zone'), rows));
    const types = typesMeant(amount, valuesOf(sisters, 'carType'), sources);
    const isThere = (named: readonly string[] | null, value: string | null) =>
      named === null || value === null || named.includes(value);
    return isThere(zones, one.zone) && isThere(types, one.carType);
  });
  return rivals.every(({ price }) => price >= row.price);
}

/** The types the words mean; the talk's own cars where they name none. */
function typesMeant(
  amount: SaidAmount,
  types: readonly string[],
  { studio, cars }: Sources,
): string[] | null {
  const [clause = '', sentence = ''] = amount.around;
  for (const text of [clause, sentence]) {
    const named = typesNamed(text, types, studio.rows);
    if (named) return named;
  }
  const own = cars.flatMap((car) => typesOfCar(car, types) ?? []);
  if (own.length > 0) return own;
  return nearest(amount, (text) => typesNamed(text, types, studio.rows) ?? []);
}

function nearest(amount: SaidAmount, find: (text: string) => string[]): string[] | null {
  for (const text of amount.around) {
    const found = find(text);
    if (found.length > 0) return found;
  }
  return null;
}

function costs(row: PriceRow, { value, currency }: SaidAmount, { offer }: Sources): boolean {
  if (currency !== null && currency !== row.currency) return false;
  const amounts = [row.price, row.priceTo, ...buildQuotes([row], offer).map(({ total }) => total)];
  return amounts.some((amount) => amount !== null && isSame(amount, value));
}

export function isSame(one: number, other: number): boolean {
  return Math.round(one * 100) === Math.round(other * 100);
}

function isQuoted({ id }: PriceRow, { quotes }: Sources): boolean {
  return quotes.some(({ lines }) => lines.some(({ rowId }) => rowId === id));
}
