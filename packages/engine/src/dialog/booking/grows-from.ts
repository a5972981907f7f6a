import type { DialogState, WishedService } from '../../dialog-state.ts';
import type { OwnBooking } from '../../facts.ts';
import type { BusySpan } from '../../when/index.ts';
import type { Context } from '../context.ts';
import { keyOfLine } from '../order/list-lines.ts';
import { isTooLate } from './change-booking.ts';
import { isOfOtherCar } from './is-as-booked.ts';
import { standingBooking } from './standing-booking.ts';

/** The visit that what is wanted grows from: all that is booked for the car, and more. Null where a further visit is wanted. */
export function growsFrom(state: DialogState, context: Context): OwnBooking | null {
  const { booked, wished, isFurther, twins } = state;
  const own = standingBooking(state, context);
  if (!own || !booked || isFurther || twins !== undefined || isTooLate(own, context)) return null;
  if (isOfOtherCar(state) || piecesOf(wished) <= piecesOf(booked.wished)) return null;
  const wanted = new Set(wished.map(keyOfLine));
  const isHeld = (one: WishedService) => wanted.has(keyOfLine(one));
  return booked.wished.length > 0 && booked.wished.every(isHeld) ? own : null;
}

/** "Four panes and not three" grows a visit by one, though no line comes to it. */
function piecesOf(wished: readonly WishedService[]): number {
  return wished.reduce((sum, { count = 1 }) => sum + count, 0);
}

/** Everybody's time without that of a visit that is to give way to what it grows into. */
export function busyBut(own: OwnBooking | null, { calendar }: Context): readonly BusySpan[] {
  if (!own) return calendar.busy;
  return calendar.busy.filter(
    ({ bayId, start }) => !(bayId === own.bayId && Date.parse(start) === Date.parse(own.start)),
  );
}
