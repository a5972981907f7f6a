import { type Car, findCar } from '../../cars/index.ts';
import type { DialogState, WishedService } from '../../dialog-state.ts';
import type { PriceRow } from '../../facts.ts';
import { countByModel } from '../../understanding/find-count.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { words } from '../act.ts';
import type { Context } from '../context.ts';
import { type Draft, say } from '../draft.ts';
import { judgeMessage } from '../order/judge-message.ts';
import { calledCar, carName } from '../wish/car-name.ts';
import { narrowWishes } from '../wish/narrow-wish.ts';
import { FEWEST, passFleetOn, tellTerms } from './fleet.ts';

type Kind = { car: Car; count: number };

/** "4 Polos and a van, basic for all of them": each kind of car is priced by its number, and the sum of all is told. */
export function quoteMixedFleet(draft: Draft, message: Understanding, context: Context): boolean {
  const kinds = kindsOf(message, draft.state);
  const total = kinds.reduce((sum, { count }) => sum + count, 0);
  if (kinds.length < 2 || total < FEWEST) return false;
  const jobs = jobsOf(draft.state, message, context);
  const priced = kinds.map((kind) => ({ ...kind, rows: rowsFor(kind.car, jobs, draft.state, context) }));
  if (jobs.length === 0 || priced.some(({ rows }) => rows.length === 0)) return false;
  draft.state = { ...draft.state, wished: [...jobs], later: [], fleet: total, fleetOf: kinds };
  const all = priced.flatMap(({ car, count, rows }) => {
    const own = rows.flatMap((row) => Array<PriceRow>(count).fill(row));
    draft.told.push(own);
    say(draft, 'quoteCar', { car: words(calledCar(car, draft.state.language)), rows: { lines: own } });
    return own;
  });
  draft.told.push(all);
  draft.quoted = all;
  say(draft, 'fleetTotal', { count: words(String(total)), price: { total: all } });
  tellTerms(draft, context);
  passFleetOn(draft, message, context);
  return true;
}

/** The cars that are counted, and those that were counted before where one of them is set right. */
function kindsOf(
  { text, cars, car: named }: Understanding,
  { fleet = 0, fleetOf = [], car: known }: DialogState,
): Kind[] {
  // "One of them is a van, though": of all the others it is known what they are.
  const other = cars.find((one) => carName(one) !== carName(known)) ?? named;
  if (ONE_IS.test(text) && known && other && fleetOf.length === 0 && carName(other) !== carName(known))
    return [
      { car: known, count: fleet - 1 },
      { car: other, count: 1 },
    ].filter(({ count }) => count > 0);
  const said = countByModel(text).flatMap(({ name, count }) => {
    const car = findCar(name);
    return car ? [{ car, count }] : [];
  });
  const isOfKnown = said.some(({ car }) => fleetOf.some((one) => carName(one.car) === carName(car)));
  const before = isOfKnown ? fleetOf : [];
  const kept = before.filter((one) => said.every(({ car }) => carName(car) !== carName(one.car)));
  // "4 Polos, I said 4 Polos": what is told twice counts once.
  const byName = new Map([...said, ...kept].map((one) => [carName(one.car) || one.car.classes.join(), one]));
  return [...byName.values()].filter(({ count }) => count > 0);
}

/** What is wanted, whichever car it was said of. */
function jobsOf(state: DialogState, message: Understanding, context: Context): WishedService[] {
  const { revised } = judgeMessage(state, message, context);
  const wished = revised.wished.length > 0 ? revised.wished : [...state.wished, ...(state.later ?? [])];
  const jobs = wished.map(({ car: _, carType: __, count: ___, ...job }) => job);
  const keyOf = ({ service, zone, material }: WishedService) => [service, zone, material].join('|');
  return [...new Map(jobs.map((job) => [keyOf(job), job])).values()];
}

function rowsFor(car: Car, jobs: readonly WishedService[], state: DialogState, context: Context): PriceRow[] {
  const narrowed = narrowWishes({ ...state, car, carType: null, wished: [...jobs] }, context);
  return narrowed.every(({ found }) => found.kind === 'row') ? narrowed.flatMap(({ rows }) => rows) : [];
}

const ONE_IS =
  /(?<!\p{L})(?:one(?: car| van| of them)?|ein(?:er|es|s)?(?: auto| wagen| fahrzeug| davon| von denen)?|одн[аеоу](?: машина| авто| з них| із них| из них)?|один)(?: \p{L}+){0,2}?(?: is| ist| war| це| это| (?=[–—-])[–—-])\s/iu;
