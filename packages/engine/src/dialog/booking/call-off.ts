import { jobsIn, readMessage, readSense } from '../../prices/index.ts';
import { findIntents } from '../../understanding/find-intents.ts';
import type { Understanding } from '../../understanding/understand.ts';
import type { Context } from '../context.ts';
import { type Draft, newDraft, say } from '../draft.ts';
import { BY_THEMSELVES, CALLED_OFF, MIND_CHANGED, WANTED_STILL } from './call-off-words.data.ts';

/**
 * "Forget it, my brother will do it", "передумала, скасуйте": a plan that is called off as a whole is let go with all
 * that was wanted, before anything else is read into the words. Null where something is still wanted, or a visit stands.
 */
export function callOff(message: Understanding, state: Draft['state'], { calendar }: Context): Draft | null {
  const { wished, booked, change } = state;
  if (wished.length === 0 || booked || change || calendar.own.length > 0) return null;
  if (!isCalledOff(message) || namesElse(message, wished)) return null;
  const draft = newDraft(state);
  say(draft, state.asked?.kind === 'confirm' ? 'noProblem' : 'planDropped');
  draft.state = {
    ...state,
    ...NOTHING_PLANNED,
    turns: state.turns + 1,
    previous: wished,
  };
  return draft;
}

const NOTHING_PLANNED = {
  wished: [],
  later: [],
  shownRowIds: [],
  isBooking: false,
  slot: null,
  offered: [],
  asked: null,
  wishedTime: null,
  day: null,
  upsell: null,
};

function isCalledOff(message: Understanding): boolean {
  const text = message.text.replace(BY_THEMSELVES, (words) => (CALLED_OFF.test(words) ? words : ' '));
  const intents = findIntents(text);
  if (text.includes('?') || WANTED_STILL.test(text) || ELSE.some((intent) => message.intents.has(intent)))
    return false;
  if (
    TIMED.some((intent) => intents.has(intent)) ||
    (message.times.reading !== null && text === message.text)
  )
    return false;
  return CALLED_OFF.test(text) || (MIND_CHANGED.test(text) && intents.has('no'));
}

/** A job that is named beside is what is called off or wanted; only the plan itself may be named. */
function namesElse({ rest }: Understanding, wished: Draft['state']['wished']): boolean {
  const planned = new Set(wished.flatMap(({ service }) => [...readSense(service).concepts]));
  const named = jobsIn(readMessage(rest));
  return named.some((id) => !planned.has(id)) || (named.length > 0 && wished.length > 1);
}

const ELSE = ['selfHarm', 'deleteData', 'inject', 'person', 'callMe'] as const;
const TIMED = ['otherTime', 'later', 'earlier', 'reschedule'] as const;
