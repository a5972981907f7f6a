import { wantsFurtherBooking } from '../../../understanding/further-booking.ts';
import type { Understanding } from '../../../understanding/understand.ts';
import { SOMEBODYS_CAR } from '../../basket/cars/further-car-words.data.ts';
import { IF } from '../../offers/what-if-words.data.ts';
import { isSameCar } from '../../wish/wishes-by-car.ts';
import { SECOND_CAR } from '../beside-visit-words.data.ts';
import { isVisitOf } from '../booking-of-visit.ts';
import { isAsBooked, isOfOtherCar } from '../is-as-booked.ts';
import { asksForChange } from './asks-for-change.ts';
import { changesOf, changesOfAny, putChanged } from './changes-of-visits.ts';
import type { OfVisit, VisitsOf } from './of-visit.ts';
import { turnedTo } from './put-visit-order.ts';
import { carOfVisit } from './standing-visits.ts';
import { carsNamed, visitsPointedAt } from './visits-pointed-at.ts';

/** A message that no question waits for: it changes the order of a visit, or turns the talk to the one it points at. */
export function ofStanding(message: Understanding, of: VisitsOf): OfVisit | null {
  const { state, context, visits } = of;
  if (isOfElse(message, of)) return null;
  const pointed = visitsPointedAt(message, visits, context);
  const focus = visits.find(({ own }) => state.booked && isVisitOf(state.booked, own)) ?? visits.at(-1);
  // What is planned beside the visits is what is spoken of, unless a visit is named.
  const isPlanning = !isAsBooked(state) || state.isBooking || state.slot !== null;
  if (pointed.length === 0 && isPlanning) return null;
  // What is put to the client for another car may wait for a word on a visit that is named; anything else answers it.
  const isWaiting = state.asked !== null && WAITING.has(state.asked.kind);
  if (
    isWaiting &&
    (pointed.length === 0 || isAsBooked(state) || !isOfOtherCar(state) || message.intents.has('yes'))
  )
    return null;
  if (asksForChange(message, context)) {
    const changed = pointed.length > 0 ? changesOf(pointed, message, of) : changesOfAny(focus, message, of);
    if (changed.length > 0) return putChanged(changed);
  }
  const [only, ...more] = pointed;
  const isTurn = only && more.length === 0 && only !== focus && !isPlanning && state.asked === null;
  return isTurn ? { kind: 'turn', state: turnedTo(state, only.visit) } : null;
}

/** Another car, a further visit, another time, or the answer to a question. */
function isOfElse({ text, intents }: Understanding, { state, visits }: VisitsOf): boolean {
  if (state.asked !== null && OWN_ANSWERS.has(state.asked.kind)) return true;
  if (wantsFurtherBooking(text) || SECOND_CAR.test(text) || IF.test(text)) return true;
  const cars = carsNamed(text).filter(({ model }) => model !== null);
  // A car that is planned and not booked is no visit.
  const known = visits.flatMap(({ visit }) => carOfVisit(visit) ?? []);
  if (cars.some((car) => !known.some((own) => isSameCar(own, car)))) return true;
  if (SOMEBODYS_CAR.test(text) && known.length < 2) return true;
  return intents.has('reschedule');
}

const WAITING: ReadonlySet<string> = new Set(['name', 'phone', 'confirm']);

const OWN_ANSWERS: ReadonlySet<string> = new Set([
  ...['second', 'move', 'moveTime', 'cancel', 'ownName', 'ownBooking'],
  ...['order', 'zone', 'material', 'service', 'carType'],
]);
