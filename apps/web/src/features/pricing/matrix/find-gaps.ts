import type { PriceMatrix } from './price-matrix.ts';

export type PriceGap = {
  key: string;
  service: string;
  zone: string | null;
  material: string | null;
  carType: string;
};

/**
 * Prices a client will ask for and not get: a job that is priced by car type, but not for a type the studio works on.
 * A type counts as worked on when at least two jobs have a price for it; a job for none of those types is one of a kind.
 */
export function findGaps({ columns, lines }: PriceMatrix): PriceGap[] {
  const usual = columns.filter(
    (column) => column.carType !== null && lines.filter((line) => line.cells.has(column.key)).length >= 2,
  );
  return lines
    .filter((line) => !line.cells.has('') && usual.some((column) => line.cells.has(column.key)))
    .flatMap(({ key, service, zone, material, cells }) =>
      usual.flatMap((column) =>
        cells.has(column.key) || column.carType === null
          ? []
          : [{ key: `${key}|${column.key}`, service, zone, material, carType: column.carType }],
      ),
    );
}
