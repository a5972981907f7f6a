import { jobsIn, readMessage } from '../../prices/index.ts';
import type { Intent } from '../../understanding/intents.data.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { words } from '../act.ts';
import { answerQuestions } from '../answers/answer-questions.ts';
import { answerTopics } from '../answers/answer-topics.ts';
import { summarise } from '../booking/summarise.ts';
import type { Context } from '../context.ts';
import { type Draft, say } from '../draft.ts';
import { judgeMessage } from '../order/judge-message.ts';
import { claimsDefect } from './claims-defect.ts';
import { PERSON_CALLED, UNHAPPY } from './hand-over.ts';
import { BEEN_HERE } from './is-complaint.ts';
import { CALL_PROMISED } from './take-lead.ts';

/**
 * Whoever waits for a person after a complaint is never asked what may be sold. What they add is noted and, where it
 * tells how or when to reach them, passed on. True when this was such a message.
 */
export function stayWithPerson(draft: Draft, message: Understanding, context: Context): boolean {
  const { state } = draft;
  const isCalled = state.told.includes(CALL_PROMISED) || state.told.includes(PERSON_CALLED);
  const isPromised = isCalled && state.wished.length === 0;
  const isOfCall =
    isPromised &&
    message.times.reading !== null &&
    (!message.text.includes('?') || CALLING.test(message.text));
  const isUnhappy = state.told.includes(UNHAPPY);
  const isRedo = isUnhappy && REDO.test(message.text);
  const isWaiting = (isUnhappy || isOfCall) && !state.isBooking && state.asked === null;
  // Whether somebody goes on buying is worked out last: it takes judging the whole list, and mostly nobody waits.
  if (!(isRedo || isWaiting) || goesOnBuying(draft, message, context)) return false;
  if (isRedo) return noteRedo(draft, message, context);
  if (OTHER_MATTERS.some((intent) => message.intents.has(intent))) return false;
  // "Any time after five" tells when to call and asks for no appointment.
  if (message.intents.has('free') && message.times.reading === null) return false;
  const isWish = message.acts.has('want') || message.acts.has('book') || message.acts.has('ask.have');
  if (isWish && !message.acts.has('ask.legal') && jobsIn(readMessage(message.rest)).length > 0) return false;
  if (isTold(message))
    draft.effects.push({
      kind: 'handoff',
      reason: state.told.includes(UNHAPPY) ? 'complaint' : 'asked',
      summary: summarise(state, message, context),
    });
  // Whoever complains is not told how to pay.
  const isKnown = !state.told.includes(UNHAPPY) && answerTopics(draft, message, context);
  if (answerQuestions(draft, message, context) || isKnown) return true;
  say(draft, 'personKnows');
  if (message.timeWords !== null && message.times.reading !== null)
    say(draft, 'callTime', { time: words(message.timeWords) });
  if (message.phone !== null) say(draft, 'callPromised', { phone: words(message.phone) });
  return true;
}

/** "The front in ceramic, please correct that", of an order that is not booked yet, is no fault of the studio's work. */
function goesOnBuying(draft: Draft, message: Understanding, context: Context): boolean {
  const { wished, booked } = draft.state;
  if (wished.length === 0 || booked || context.calendar.own.length > 0) return false;
  if (BEEN_HERE.test(message.text) || claimsDefect(message.text)) return false;
  const { revised } = judgeMessage(draft.state, message, context);
  return revised.isTouched && revised.open.length === 0 && !revised.isUnknown;
}

/** What was done badly is done again by whom the studio sends, and not sold once more. */
function noteRedo(draft: Draft, message: Understanding, context: Context): true {
  const summary = summarise(draft.state, message, context);
  draft.effects.push({ kind: 'handoff', reason: 'complaint', summary });
  say(draft, 'personKnows');
  return true;
}

const REDO =
  /(?<!\p{L})(?:redo|re-do|fix|put (?:it|that) right|you (?:broke|ruined|messed)|nach(?:zu)?besser\p{L}*|reparier\p{L}*|ausbesser\p{L}*|neu machen|verpfuscht|перероб\p{L}*|переклеї\p{L}*|виправ\p{L}*|криво|передел\p{L}*|переклеи\p{L}*|исправ\p{L}*|испортил\p{L}*)(?!\p{L})/iu;

const CALLING =
  /(?<!\p{L})(?:call|ring|phone|anruf\p{L}*|ruf\p{L}*|позвон\p{L}*|перезвон\p{L}*|подзвон\p{L}*|передзвон\p{L}*|зателефон\p{L}*)(?!\p{L})/iu;

/** How or when the client can be reached. */
function isTold({ phone, email, name, times }: Understanding): boolean {
  return phone !== null || email !== null || name !== null || times.reading !== null;
}

const OTHER_MATTERS: readonly Intent[] = [
  ...(['price', 'book', 'hours', 'address', 'cancel', 'reschedule'] as const),
  ...(['myBooking', 'thanks', 'bye', 'bot'] as const),
];
