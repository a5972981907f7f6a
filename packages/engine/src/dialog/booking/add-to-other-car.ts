import type { Intent } from '../../understanding/intents.data.ts';
import type { Understanding } from '../../understanding/understand.ts';
import type { Context } from '../context.ts';
import type { Draft } from '../draft.ts';
import { sell } from '../sell.ts';
import { carName } from '../wish/car-name.ts';
import { withoutCar } from '../wish/wishes-by-car.ts';
import { awaitsYes } from './add-to-booked.ts';
import { asVisit } from './as-visit.ts';
import { timeOf } from './resolve-time.ts';
import { standingBooking } from './standing-booking.ts';

/** "No, the wash is for the Fiat": what was put as an addition to a visit is the order of another car, at the same hour. */
export function addToOtherCar(draft: Draft, message: Understanding, context: Context): boolean {
  const { state } = draft;
  const { booked, asked, change } = state;
  const own = standingBooking(state, context);
  if (asked?.kind !== 'add' || change === null || !booked || !own) return false;
  const known = carName(booked.wished[0]?.car ?? booked.car);
  const car = [message.car, ...message.cars, ...message.byCar.map((part) => part.car)].find(
    (one) => one?.model != null && !one.isGuess && carName(one) !== known,
  );
  const fresh = awaitsYes(state).map(withoutCar);
  if (!car || known === '' || fresh.length === 0 || message.intents.has('reschedule')) return false;
  const next = { ...asVisit(state, booked), wished: fresh, car, carType: null, isFurther: true as const };
  draft.state = { ...next, wishedTime: timeOf({ slot: own }, context), isBooking: true };
  const intents = new Set<Intent>(['book', 'price']);
  const heard = { text: '', rest: '', written: '', car: null, cars: [], byCar: [], works: [], denied: [] };
  const quiet = { isWorkNamed: false, isCarNamed: false, isCarBeside: false, amounts: [], ordinal: null };
  const times = { ...message.times, reading: null, old: null, further: null, rest: '' };
  return sell(draft, { ...message, ...heard, ...quiet, times, intents, acts: new Set() }, context, false);
}
