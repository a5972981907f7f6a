import type { Understanding } from '../../understanding/understand.ts';
import type { Context } from '../context.ts';
import { type Draft, say } from '../draft.ts';
import { carName } from '../wish/car-name.ts';
import { asVisit } from './as-visit.ts';
import { isOfOtherCar } from './is-as-booked.ts';
import { OF_VISIT } from './kept-time-words.data.ts';
import { standingBooking } from './standing-booking.ts';

/**
 * "Cancel the Corsa", "forget it": while another car's order waits to be booked, it is what is called off, and the visit
 * that stands is left where it is.
 */
export function dropFurtherCar(draft: Draft, message: Understanding, context: Context): boolean {
  const { state } = draft;
  const { booked, change } = state;
  const own = standingBooking(state, context);
  if (!own || !booked || change !== null || !isOfOtherCar(state) || state.wished.length === 0) return false;
  if (!message.intents.has('cancel') || message.intents.has('reschedule')) return false;
  const pending = carName(state.wished[0]?.car ?? state.car);
  const isNamed = message.car !== null && carName(message.car) === pending;
  if (!isNamed && (message.car !== null || OF_VISIT.test(message.text))) return false;
  draft.state = asVisit(state, booked);
  say(draft, 'kept');
  say(draft, 'bookedAt', { when: { instant: own.start } });
  return true;
}
