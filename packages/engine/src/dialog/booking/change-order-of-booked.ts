import type { DialogState, Visit, WishedService } from '../../dialog-state.ts';
import { wantsFurtherBooking } from '../../understanding/further-booking.ts';
import { type Understanding, understand } from '../../understanding/understand.ts';
import { aloneWith } from '../asides/alone-with.ts';
import { namesGoods } from '../basket/edit-basket.ts';
import type { Context } from '../context.ts';
import { type Draft, newDraft } from '../draft.ts';
import { judgeMessage } from '../order/judge-message.ts';
import { keyOfLine } from '../order/list-lines.ts';
import { settledRows } from '../wish/answer-wish.ts';
import { carName } from '../wish/car-name.ts';
import { narrowWishes } from '../wish/narrow-wish.ts';
import { areSameWishes } from '../wish/same-wishes.ts';
import { isElsewhen } from './booked-already.ts';
import { isTooLate, leaveToOwner } from './change-booking.ts';
import { INSTEAD_OF, PARTED_BY, TIME_STAYS } from './kept-time-words.data.ts';
import { putSwap } from './put-swap.ts';
import { slotOf } from './rebook.ts';
import { standingBooking } from './standing-booking.ts';

/**
 * "Only the rear bench instead of all seats, the time stays": what is said of a visit that stands changes that visit.
 * The new order is put to the client at the same time, and nothing is looked for beside it.
 */
export function changeOrderOfBooked(draft: Draft, message: Understanding, context: Context): boolean {
  const { state } = draft;
  const { booked } = state;
  const own = standingBooking(state, context);
  if (!booked || !own || !context.opening || !speaksOfVisit(draft, message)) return false;
  if (wantsFurtherBooking(message.text) || isElsewhen(message, own, context)) return false;
  const before = asBooked(state, booked);
  const wished = replaced(before, message, context) ?? judged(before, message, context);
  if (!wished || areSameWishes(wished, booked.wished)) return false;
  const changed = newDraft({ ...before, wished });
  const rows = settledRows(changed, context);
  const slot = rows && slotOf(own, rows, context);
  if (!rows || !slot) return false;
  if (isTooLate(own, context)) {
    leaveToOwner(draft, message, context);
    return true;
  }
  draft.state = {
    ...before,
    wished,
    change: { kind: 'swap', bookingId: own.id, isWhole: true },
  };
  return putSwap(draft, { rows, slot }, context);
}

/** Something takes the place of something, or the time is said to stay beside goods that are named. */
function speaksOfVisit({ state }: Draft, { text, car, isCarBeside }: Understanding): boolean {
  const { booked, car: known, asked } = state;
  if (asked !== null && OTHER_QUESTIONS.has(asked.kind)) return false;
  const own = carName(booked?.wished[0]?.car ?? booked?.car ?? known);
  if (isCarBeside && car !== null) return false;
  if ((car?.model ?? null) !== null && carName(car) !== own) return false;
  const isStaying = TIME_STAYS.test(text);
  const isElse = state.isBooking || state.slot !== null;
  return namesGoods(text) && (isStaying || (INSTEAD_OF.test(text) && !isElse));
}

const OTHER_QUESTIONS: ReadonlySet<string> = new Set([
  'cancel',
  'move',
  'moveTime',
  'confirm',
  'name',
  'phone',
]);

/** The talk as it was when the visit was booked. */
function asBooked(state: DialogState, { wished, car, carType }: Visit): DialogState {
  return {
    ...state,
    ...{ wished, car: car ?? state.car, carType: carType ?? state.carType, later: [], change: null },
    ...{ isBooking: false, slot: null, offered: [], wishedTime: null, asked: null, day: null },
  };
}

/** "X instead of Y": X comes for Y, and whatever else is booked stays. */
function replaced(before: DialogState, message: Understanding, context: Context): WishedService[] | null {
  if (!INSTEAD_OF.test(message.text)) return null;
  const named = message.text
    .split(PARTED_BY)
    .filter((said) => namesGoods(said))
    .flatMap((said) => linesIn(said, before, context));
  const known = new Set(before.wished.map(keyOfLine));
  const fresh = named.filter((one) => !known.has(keyOfLine(one)));
  const gone = new Set(named.map(keyOfLine).filter((key) => known.has(key)));
  const services = new Set(fresh.map(({ service }) => service));
  const isGone = (one: WishedService) =>
    gone.size > 0 ? gone.has(keyOfLine(one)) : services.has(one.service);
  const left = before.wished.filter((one) => !isGone(one));
  if (fresh.length === 0 || left.length === before.wished.length) return null;
  const seen = new Set<string>();
  const once = fresh.filter((one) => !seen.has(keyOfLine(one)) && seen.add(keyOfLine(one)));
  return [...left, ...once];
}

/** What words name as if they were the first that are said of this car. */
function linesIn(said: string, before: DialogState, context: Context): readonly WishedService[] {
  const { now, studio } = context;
  const heard = understand(said, {
    now,
    timezone: studio.timezone,
    language: before.language,
    isNameAsked: false,
  });
  const alone = aloneWith(before);
  const { wished, open } = judgeMessage(alone, heard, context).revised;
  if (open.length > 0) return [];
  // The part and the film as the list has them.
  return narrowWishes({ ...alone, wished }, context).flatMap(({ wish, found }) =>
    found.kind === 'row' ? [{ ...wish, zone: found.row.zone, material: found.row.material }] : [],
  );
}

/** Whatever else is said of the order while its time stays. */
function judged(before: DialogState, message: Understanding, context: Context): WishedService[] | null {
  const { revised } = judgeMessage({ ...before, booked: null }, message, context);
  const { wished, open, isTouched, isUnknown, doubt } = revised;
  return isTouched && !isUnknown && !doubt && open.length === 0 && wished.length > 0 ? [...wished] : null;
}
