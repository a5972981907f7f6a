import type { Intent } from '../../understanding/intents.data.ts';
import type { Understanding } from '../../understanding/understand.ts';
import type { Context } from '../context.ts';
import type { Draft } from '../draft.ts';
import { sell } from '../sell.ts';
import { settledRows } from '../wish/answer-wish.ts';
import { isSameCar } from '../wish/wishes-by-car.ts';
import { agreesInAClause } from './agrees-in-a-clause.ts';
import { confirmBooking } from './book.ts';

/** "Yes, and the other one on Wednesday": the booking is agreed to, and the car that waited is next. */
export function confirmAndGoOn(draft: Draft, message: Understanding, context: Context): boolean {
  const { asked, later = [], slot, wished } = draft.state;
  const { car, intents } = message;
  if (asked?.kind !== 'confirm' || !slot || car === null || !intents.has('yes') || intents.has('no'))
    return false;
  const isWaiting = later.some((one) => one.car && isSameCar(one.car, car));
  const now = wished.flatMap((one) => one.car ?? draft.state.car ?? []);
  const isOfNow = now.some((one) => isSameCar(one, car));
  // "Yes. And could you wash my wife's X5?": the booking is agreed to, and a further car comes beside it.
  const isFurther =
    car.model !== null &&
    !car.isGuess &&
    message.isCarBeside &&
    !intents.has('instead') &&
    agreesInAClause(message.text, draft.state.language);
  const rows = settledRows(draft, context);
  if (!(isWaiting || isFurther) || isOfNow || !rows) return false;
  confirmBooking(draft, context, rows);
  draft.acts = draft.acts.filter(({ key }) => key !== 'nextCar');
  // "Yes, book it. And what is it for the Fiesta?" books the first, and asks for a price.
  const isAsked = intents.has('price') || (message.text.trim().endsWith('?') && !intents.has('free'));
  const done: readonly Intent[] = isAsked && message.times.reading === null ? ['yes', 'book'] : ['yes'];
  const left = new Set([...intents].filter((intent) => !done.includes(intent)));
  // The time just booked is taken for the next car.
  const { busy } = context.calendar;
  const after = { ...context, calendar: { ...context.calendar, busy: [...busy, slot] } };
  sell(draft, { ...message, intents: left }, after, false);
  // What was booked stands on the card, and what is quoted next is proved beside it.
  draft.told.push([...rows], [...draft.quoted]);
  draft.options = [...draft.options, ...draft.quoted];
  draft.quoted = [...rows];
  return true;
}
