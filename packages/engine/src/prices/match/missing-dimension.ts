import type { PriceRow } from '../../facts.ts';

export type Dimension = 'zone' | 'material' | 'carType';

export type Missing = { dimension: Dimension; choices: string[] };

/** The first thing that is still open and changes the price; null when all rows cost the same. */
export function missingDimension(rows: readonly PriceRow[]): Missing | null {
  const [first] = rows;
  if (!first || rows.every((row) => costsSame(row, first))) return null;
  const open = ORDER.filter((dimension) => new Set(rows.map((row) => row[dimension])).size > 1);
  const telling = open.find((dimension) => changesPrice(rows, dimension)) ?? open[0];
  if (!telling) return null;
  return { dimension: telling, choices: [...new Set(rows.flatMap((row) => row[telling] ?? []))] };
}

const ORDER: readonly Dimension[] = ['zone', 'carType', 'material'];

/** Whether rows that agree in everything else differ in price by this dimension. */
function changesPrice(rows: readonly PriceRow[], dimension: Dimension): boolean {
  const others = ORDER.filter((one) => one !== dimension);
  const groups = Map.groupBy(rows, (row) => others.map((one) => row[one] ?? '').join('|'));
  return [...groups.values()].some((group) => {
    const [first] = group;
    return first !== undefined && !group.every((row) => costsSame(row, first));
  });
}

function costsSame(a: PriceRow, b: PriceRow): boolean {
  return a.price === b.price && a.priceTo === b.priceTo && a.isFrom === b.isFrom && a.currency === b.currency;
}
