import { jobsIn, readMessage } from '../prices/index.ts';
import type { Intent } from '../understanding/intents.data.ts';
import type { Understanding } from '../understanding/understand.ts';
import { words } from './act.ts';
import type { Context } from './context.ts';
import { type Draft, say } from './draft.ts';
import { summarise } from './summarise.ts';

/** What is noted in the memory when an unhappy client was given to a person. */
export const UNHAPPY = 'unhappy';

/**
 * Whoever waits for a person after a complaint is never asked what may be sold. What they add is noted and, where it
 * tells how or when to reach them, passed on. True when this was such a message.
 */
export function stayWithPerson(draft: Draft, message: Understanding, context: Context): boolean {
  const { state } = draft;
  if (!state.told.includes(UNHAPPY) || state.isBooking || state.asked !== null) return false;
  if (OTHER_MATTERS.some((intent) => message.intents.has(intent))) return false;
  if (jobsIn(readMessage(message.rest)).length > 0) return false;
  if (message.phone !== null || message.name !== null || message.times.reading !== null)
    draft.effects.push({ kind: 'handoff', reason: 'complaint', summary: summarise(state, message, context) });
  say(draft, 'personKnows');
  if (message.timeWords !== null && message.times.reading !== null)
    say(draft, 'callTime', { time: words(message.timeWords) });
  if (message.phone !== null) say(draft, 'callPromised', { phone: words(message.phone) });
  return true;
}

const OTHER_MATTERS: readonly Intent[] = [
  ...(['price', 'book', 'free', 'hours', 'address', 'cancel', 'reschedule'] as const),
  ...(['myBooking', 'thanks', 'bye', 'bot'] as const),
];
