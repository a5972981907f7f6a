import { type Car, matchCarTypes } from '../../cars/index.ts';
import type { DialogState } from '../../dialog-state.ts';
import type { PriceRow } from '../../facts.ts';
import { type IndexedService, jobsIn, readSense } from '../../prices/index.ts';
import { splitWords } from '../../words/split-words.ts';
import type { Context } from '../context.ts';
import { WHOLE_NAMES } from './list-words.data.ts';

/** The one more service to mention after a price: by the owner's pairs where there are some, else a small one of the list. */
export function findExtra(
  rows: readonly PriceRow[],
  state: DialogState,
  context: Context,
): IndexedService | null {
  const { rules } = context.studio;
  if (rules?.upsell === 'OFF') return null;
  return rules?.upsell === 'CHOSEN'
    ? findChosen(rules.upsells, rows, state, context)
    : findSmall(rows, state, context);
}

/** A service priced for every car alike that adds little to a single one. */
function findSmall(rows: readonly PriceRow[], state: DialogState, { index }: Context): IndexedService | null {
  const [row] = rows;
  if (!row || rows.length > 1) return null;
  const extras = index.services.filter(
    (service) =>
      service.service !== row.service &&
      isAlike(service, row) &&
      !isWithin(service, row) &&
      !isOldFilm(service) &&
      service.rows.every(
        (one) => one.row.carType === null && one.row.zone === null && one.row.price <= row.price * 0.6,
      ),
  );
  return extras[state.turns % Math.max(1, extras.length)] ?? null;
}

/** Odour and seats go with the cabin, wheels with the paint, films with films: anything else is no offer but noise. */
function isAlike({ sense }: IndexedService, { service, zone }: PriceRow): boolean {
  const { concepts } = readSense(`${service} ${zone ?? ''}`);
  const isOf = (ids: readonly string[], has: ReadonlySet<string>) => ids.some((id) => has.has(id));
  if (isOf(FILMS, concepts) !== isOf(FILMS, sense.concepts)) return false;
  const isInside = isOf(CABIN, concepts);
  return isInside ? !isOf(WHEELS, sense.concepts) : !isOf(CABIN, sense.concepts);
}

const FILMS = ['tint', 'wrap', 'ppf', 'film'];
const CABIN = ['interior', 'seats', 'leather', 'ceiling', 'odor', 'ozone', 'pet_hair', 'disinfect'];
const WHEELS = ['engine', 'tyres', 'rims'];

/** "Tint removal" is for a car that has one: nobody said so, and it is no small extra to a new one. */
function isOldFilm({ sense: { concepts } }: IndexedService): boolean {
  return concepts.has('remove') && (concepts.size === 1 || FILMS.some((id) => concepts.has(id)));
}

/** The roof is wrapped already where the whole car is. */
function isWithin({ sense }: IndexedService, { service, zone }: PriceRow): boolean {
  if (zone !== null || !WHOLE_NAMES.test(service)) return false;
  const jobs = jobsIn(readSense(service));
  return jobs.length > 0 && jobs.some((id) => sense.concepts.has(id));
}

function findChosen(
  pairs: readonly { after: string; offer: string }[],
  rows: readonly PriceRow[],
  state: DialogState,
  { index }: Context,
): IndexedService | null {
  const wished = new Set([...rows, ...state.wished].map(({ service }) => spelling(service)));
  for (const { after, offer } of pairs) {
    if (!wished.has(spelling(after)) || wished.has(spelling(offer))) continue;
    const service = index.services.find((one) => spelling(one.service) === spelling(offer));
    if (service && fitsCar(service, state.car, state.carType)) return service;
  }
  return null;
}

/** A service of other car types only is not offered; a car nobody knows yet is no reason against it. */
function fitsCar({ rows }: IndexedService, car: Car | null, carType: string | null): boolean {
  const types = rows.flatMap(({ row }) => row.carType ?? []);
  if (types.length < rows.length) return true;
  if (carType !== null && types.includes(carType)) return true;
  if (car && car.classes.length > 0) return matchCarTypes(car, types).length > 0;
  return carType === null;
}

/** Names as the index groups them, so that case and dots make no other service. */
function spelling(service: string): string {
  return splitWords(service).join(' ');
}
