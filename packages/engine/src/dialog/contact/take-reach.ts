import { jobsIn, readMessage } from '../../prices/index.ts';
import type { Intent } from '../../understanding/intents.data.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { words } from '../act.ts';
import { repeatQuestion } from '../answers/repeat-question.ts';
import type { Context } from '../context.ts';
import { type Draft, say } from '../draft.ts';
import { REACH_ASKED, reachOf } from './offer-reach.ts';
import { wantsCall } from './wants-call.ts';

/**
 * The answer to "how can we reach you?": who it is and where, or that nothing is left. True when the message was
 * nothing else; whatever else is said goes on as if it had not been asked.
 */
export function takeReach(draft: Draft, message: Understanding, context: Context): boolean {
  const { asked, told, isBooking } = draft.state;
  const isAsked = asked?.kind === 'reach';
  if (isAsked) draft.state = { ...draft.state, asked: null };
  if (!told.includes(REACH_ASKED) || (isBooking && !isAsked) || wantsCall(message)) return false;
  if (isAsked && isRefusal(message)) {
    say(draft, 'reachHere');
    return true;
  }
  const isForOther = asked !== null && !isAsked && !SELLING.has(asked.kind);
  if (isForOther || !isContactAlone(message)) return false;
  const contact = reachOf(draft);
  if (contact === null) say(draft, 'reachHere');
  else say(draft, 'reachKnown', { contact: words(contact) });
  repeatQuestion(draft, context);
  return true;
}

/** Questions of the sale, which wait while a number is left. */
const SELLING: ReadonlySet<string> = new Set(['service', 'zone', 'material', 'carType', 'booking']);

function isRefusal({ intents, text, name, phone, email }: Understanding): boolean {
  const isContact = name !== null || phone !== null || email !== null;
  return intents.has('no') && !isContact && !text.includes('?') && text.trim().split(/\s+/).length <= 5;
}

/** Somebody who says who and where they are, and nothing they want. */
function isContactAlone({ name, phone, email, intents, text, rest, car, times }: Understanding): boolean {
  if (name === null && phone === null && email === null) return false;
  if (text.includes('?') || car !== null || times.reading !== null) return false;
  return [...intents].every((intent) => POLITE.has(intent)) && jobsIn(readMessage(rest)).length === 0;
}

const POLITE: ReadonlySet<Intent> = new Set(['greet', 'thanks', 'yes', 'ack', 'callMe', 'bye']);
