import type { Understanding } from '../../understanding/understand.ts';
import type { Context } from '../context.ts';
import { type Draft, say } from '../draft.ts';
import { settledRows } from '../wish/answer-wish.ts';
import { confirmBooking } from './book.ts';
import { isAgain, isElsewhen } from './booked-already.ts';
import { isTooLate, leaveToOwner } from './change-booking.ts';
import { INSTEAD_OF } from './kept-time-words.data.ts';
import { rebook } from './rebook.ts';
import { standingOnDay } from './second-visit.ts';

/** The answer to whether a time is for a second visit on the day or comes instead of the first. */
export function answerSecond(draft: Draft, message: Understanding, context: Context): boolean {
  const { state } = draft;
  const { slot, wished } = state;
  const met = slot && standingOnDay(state, slot, context);
  const rows = settledRows(draft, context);
  const isElse = message.isWorkNamed || message.car !== null || message.intents.has('otherTime');
  if (!slot || !met || !rows || isElse) return false;
  if (isElsewhen(message, { ...met.own, start: slot.start }, context)) return false;
  const isSecond = isAgain(message.text) || SECOND.test(message.text);
  if (INSTEAD_OF.test(message.text) && !isSecond) {
    if (isTooLate(met.own, context)) leaveToOwner(draft, message, context);
    else rebook(draft, met.own, { wished, rows, slot }, context);
    return true;
  }
  const isNo = message.intents.has('no');
  if (isSecond || (message.intents.has('yes') && !isNo)) {
    draft.state = { ...state, isFurther: true };
    confirmBooking(draft, context, rows);
    return true;
  }
  if (!isNo) return false;
  draft.state = {
    ...state,
    ...{ wished: met.visit.wished, isBooking: false, slot: null, offered: [], asked: null, change: null },
  };
  say(draft, 'kept');
  say(draft, 'bookedAt', { when: { instant: met.own.start } });
  return true;
}

/** "As a second visit", "both". */
const SECOND =
  /(?<!\p{L})(?:second|both|separate\p{L}*|beides?|zweite[nrs]?|extra|другий|другим|обидва|окремо|втор(?:ой|ым|ую)|оба|обе|отдельно)(?!\p{L})/iu;
