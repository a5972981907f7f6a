import type { Understanding } from '../../understanding/understand.ts';
import type { Context } from '../context.ts';
import type { Draft } from '../draft.ts';
import { sell } from '../sell.ts';
import { settledRows } from '../wish/answer-wish.ts';
import { isSameCar } from '../wish/wishes-by-car.ts';
import { confirmBooking } from './book.ts';

/** "Yes, and the other one on Wednesday": the booking is agreed to, and the car that waited is next. */
export function confirmAndGoOn(draft: Draft, message: Understanding, context: Context): boolean {
  const { asked, later = [], slot, wished } = draft.state;
  const { car, intents } = message;
  if (asked?.kind !== 'confirm' || !slot || car === null || !intents.has('yes') || intents.has('no'))
    return false;
  const isWaiting = later.some((one) => one.car && isSameCar(one.car, car));
  const isOfNow = wished.some((one) => one.car && isSameCar(one.car, car));
  const rows = settledRows(draft, context);
  if (!isWaiting || isOfNow || !rows) return false;
  confirmBooking(draft, context, rows);
  draft.acts = draft.acts.filter(({ key }) => key !== 'nextCar');
  const left = new Set([...intents].filter((intent) => intent !== 'yes'));
  // The time just booked is taken for the next car.
  const { busy } = context.calendar;
  const after = { ...context, calendar: { ...context.calendar, busy: [...busy, slot] } };
  sell(draft, { ...message, intents: left }, after, false);
  // What was booked stays proved beside what is quoted next.
  draft.told.push([...rows]);
  return true;
}
