import type { Understanding } from '../../understanding/understand.ts';
import type { Context } from '../context.ts';
import { type Draft, say } from '../draft.ts';
import { judgeMessage } from '../order/judge-message.ts';
import { keyOfLine } from '../order/list-lines.ts';
import { DONE_ELSEWHERE, NO_MATTER, NOTHING_BOOKED, OTHER_MIND } from './call-off-words.data.ts';

/** "No thanks, cancel the whole thing" before anything is booked: order and time are let go, and that is said. */
export function callOff(draft: Draft, message: Understanding, context: Context): boolean {
  const { state } = draft;
  if (state.wished.length === 0 || context.calendar.own.length > 0 || state.change !== null) return false;
  if (!callsOff(message) || isOfPart(draft, message, context)) return false;
  dropPlan(draft);
  return true;
}

/** Nothing is planned any more; what it was is kept for "with it after all". */
export function dropPlan(draft: Draft): void {
  const { wished } = draft.state;
  say(draft, 'planDropped');
  draft.state = {
    ...draft.state,
    ...{ wished: [], later: [], leftOut: wished, shownRowIds: [] },
    ...{ isBooking: false, slot: null, offered: [], asked: null, wishedTime: null, day: null },
  };
}

function callsOff(message: Understanding): boolean {
  const { text, intents, topics, car, name, phone, times } = message;
  if (text.includes('?') || topics.length > 0 || car !== null || name !== null || phone !== null)
    return false;
  if (ELSE.some((intent) => intents.has(intent))) return false;
  if (times.reading !== null && !DONE_ELSEWHERE.test(text)) return false;
  const isEnd = NOTHING_BOOKED.test(text) || NO_MATTER.test(text) || intents.has('cancel');
  return isEnd || (OTHER_MIND.test(text) && intents.has('no'));
}

const ELSE = ['otherTime', 'later', 'earlier', 'reschedule', 'person'] as const;

/** "Not the wash, I changed my mind, a polish": other goods are wanted, or some of them go and some stay. */
function isOfPart({ state }: Draft, message: Understanding, context: Context): boolean {
  const { wished, open } = judgeMessage(state, message, context).revised;
  const known = new Set(state.wished.map(keyOfLine));
  const isFresh = open.length > 0 || wished.some((one) => !known.has(keyOfLine(one)));
  return isFresh || (wished.length > 0 && wished.length < state.wished.length);
}
