import { type Car, findCar } from '../cars/index.ts';
import type { PriceRow, StudioFacts } from '../facts.ts';
import {
  type Dimension,
  indexRows,
  matchServices,
  narrowRows,
  nearestServices,
  readMessage,
} from '../prices/index.ts';

/** What the list has for some words: rows that fit, what is still open, and the nearest ones where nothing fits. */
export type PriceLookup = {
  found: { service: string; rows: PriceRow[]; missing: Dimension | null; choices: string[] }[];
  nearest: string[];
  car: Car | null;
};

/** Finds rows for a wish in any of the four languages, the way the built-in assistant does. */
export function lookUpPrices(studio: StudioFacts, wish: { words: string; car: string | null }): PriceLookup {
  const index = indexRows(studio.rows);
  const said = readMessage(wish.words);
  const car = findCar(wish.car ?? wish.words);
  const found = matchServices(said, index).matches.flatMap(({ candidates }) =>
    candidates.map((service) => {
      const narrowed = narrowRows(service, { said, car });
      if (narrowed.kind === 'row')
        return { service: service.service, rows: [narrowed.row], missing: null, choices: [] };
      if (narrowed.kind === 'missing')
        return {
          service: service.service,
          rows: narrowed.rows,
          missing: narrowed.dimension,
          choices: narrowed.choices,
        };
      return { service: service.service, rows: [], missing: null, choices: [] };
    }),
  );
  const nearest = found.some(({ rows }) => rows.length > 0)
    ? []
    : nearestServices(said, index, MOST_NEAREST).map(({ service }) => service);
  return { found, nearest, car };
}

const MOST_NEAREST = 5;
