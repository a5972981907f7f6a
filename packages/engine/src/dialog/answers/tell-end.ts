import type { Understanding } from '../../understanding/understand.ts';
import { standingBooking } from '../booking/standing-booking.ts';
import type { Context } from '../context.ts';
import { type Draft, say } from '../draft.ts';
import { settledRows } from '../wish/answer-wish.ts';
import { isLengthSet } from './duration-of.ts';
import { tellHowLong } from './tell-how-long.ts';

/**
 * When the car can be fetched is the end of its time, where the owner has said how long the work takes; the end of room
 * that is only kept in the calendar promises nothing. False where no time stands.
 */
export function tellEnd(draft: Draft, at: { message: Understanding; context: Context }): boolean {
  const { slot, booked } = draft.state;
  const end = (slot ?? booked ?? standingBooking(draft.state, at.context))?.end;
  if (end === undefined) return false;
  const open = rowsWithoutLength(draft, at.context);
  if (open) tellHowLong(draft, open, at);
  else say(draft, 'readyAt', { ready: { instant: end } });
  return true;
}

/** What stands, where the owner has not said of all of it how long it takes. */
function rowsWithoutLength({ state, ...draft }: Draft, context: Context) {
  const { wished, booked, slot } = state;
  const meant = slot === null && booked && wished.length === 0 ? { ...state, ...booked } : state;
  const rows = settledRows({ ...draft, state: meant }, context);
  return rows?.some((row) => !isLengthSet(row, context.studio)) ? rows : null;
}
