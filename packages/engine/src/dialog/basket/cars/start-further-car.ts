import type { Understanding } from '../../../understanding/understand.ts';
import { SECOND_CAR } from '../../booking/beside-visit-words.data.ts';
import { isAsBooked } from '../../booking/is-as-booked.ts';
import { standingBooking } from '../../booking/standing-booking.ts';
import type { Context } from '../../context.ts';
import type { Draft } from '../../draft.ts';
import { namesGoods } from '../edit-basket.ts';
import { SOMEBODYS_CAR, THE_SAME } from './further-car-words.data.ts';

/**
 * "My wife's car needs a wash too": what is booked is done with, and the second car begins with nothing known of it but
 * what this message says. It gets neither the jobs nor the price of the first.
 */
export function startFurtherCar(draft: Draft, message: Understanding, context: Context): void {
  const { state } = draft;
  if (!standingBooking(state, context) || !isAsBooked(state) || state.change !== null) return;
  const { text, rest, intents } = message;
  if (!SOMEBODYS_CAR.test(text) && !SECOND_CAR.test(text)) return;
  if (!namesGoods(rest) || THE_SAME.test(text) || intents.has('instead') || intents.has('cancel')) return;
  draft.state = {
    ...state,
    ...{ wished: [], later: [], earlier: [], compared: [], leftOut: [], previous: [], mentioned: [] },
    ...{ car: null, carType: null, plate: null, shownRowIds: [], priced: [], beside: [], upsell: null },
    ...{ asked: null, isBooking: false, slot: null, offered: [], wishedTime: null, day: null },
    isFurther: true,
  };
}
