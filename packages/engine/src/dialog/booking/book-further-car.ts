import type { Intent } from '../../understanding/intents.data.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { namesGoods } from '../basket/edit-basket.ts';
import type { Context } from '../context.ts';
import { type Draft, newDraft } from '../draft.ts';
import { sell } from '../sell.ts';
import { settledRows } from '../wish/answer-wish.ts';
import { carName } from '../wish/car-name.ts';
import { FURTHER_ONE, PUT_DOWN } from './further-car-words.data.ts';
import { isOfOtherCar } from './is-as-booked.ts';
import { standingBooking } from './standing-booking.ts';

/**
 * "Put her down too then, Thursday at the same time": the other car whose price was asked for is a booking of its own,
 * and the one that stands is left where it is.
 */
export function bookFurtherCar(draft: Draft, message: Understanding, context: Context): boolean {
  const { state } = draft;
  if (!standingBooking(state, context) || state.isBooking || state.slot !== null) return false;
  if (CHANGING.has(state.asked?.kind ?? '') || !isToldToBook(message) || namesGoods(message.rest))
    return false;
  const other = isOfOtherCar(state)
    ? { car: state.wished[0]?.car ?? state.car, wished: state.wished }
    : state.besideCar;
  if (!other?.car || (message.car?.model && carName(message.car) !== carName(other.car))) return false;
  if (!message.car?.model && !FURTHER_ONE.test(message.text)) return false;
  const { besideCar: _, ...rest } = state;
  const wished = other.wished.map(({ car: __, carType: ___, ...one }) => one);
  const next = { ...rest, wished, car: other.car, carType: null, later: [], isFurther: true as const };
  if (!settledRows(newDraft(next), context)) return false;
  draft.state = { ...next, asked: null, change: null };
  const intents = new Set<Intent>([...message.intents].filter((one) => !MOVING.has(one)));
  return sell(draft, { ...message, car: null, intents: intents.add('book') }, context, false);
}

function isToldToBook({ text, intents }: Understanding): boolean {
  const isTold = intents.has('book') || PUT_DOWN.test(text);
  return isTold && !intents.has('cancel') && !intents.has('no');
}

/** What sounds like a change of the visit that stands. */
const MOVING: ReadonlySet<Intent> = new Set(['add', 'instead', 'reschedule']);

const CHANGING: ReadonlySet<string> = new Set([
  ...['confirm', 'name', 'phone', 'move', 'moveTime', 'cancel', 'add', 'second', 'time', 'ownName'],
]);
