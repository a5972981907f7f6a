import type { Intent } from '../../understanding/intents.data.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { answerQuestions } from '../answers/answer-questions.ts';
import { namesGoods } from '../basket/edit-basket.ts';
import { type Context, toLocal } from '../context.ts';
import { type Draft, say } from '../draft.ts';
import { tellLeftOut } from './after-booking.ts';
import { ASKS_HER, SEE_YOU } from './parting-words.data.ts';
import { standingBooking } from './standing-booking.ts';

/**
 * "Got it. See you tomorrow! Send me the address again": who is booked and says goodbye, or asks only where we are, gets
 * just that. Nothing is sold, and what waited for a yes is told to be left out.
 */
export function partFromBooked(draft: Draft, message: Understanding, context: Context): boolean {
  const { state } = draft;
  const own = standingBooking(state, context);
  if (!own || state.isBooking || WAITED_FOR.has(state.asked?.kind ?? '')) return false;
  const isParting = SEE_YOU.test(message.text) || message.intents.has('bye');
  const asked = ASKED.filter((one) => message.intents.has(one));
  if (!isParting && isPoliteOnly(message) && state.asked === null) {
    say(draft, message.intents.has('thanks') ? 'thanks' : 'noProblem');
    return true;
  }
  if (!isNoMore(message)) return false;
  if (!isParting && (asked.length === 0 || message.times.reading !== null)) return false;
  answerQuestions(draft, { ...message, intents: new Set(asked) }, context);
  if (!isParting) return draft.acts.length > 0;
  tellLeftOut(draft);
  const { reading } = message.times;
  const day = toLocal(own.start, context.studio.timezone).toString().slice(0, 10);
  // Whoever expects another day is told the one that is booked.
  if (reading?.isDayNamed && reading.start.slice(0, 10) !== day)
    say(draft, 'bookedAt', { when: { instant: own.start } });
  say(draft, 'seeYou');
  const wished = state.booked?.wished ?? state.wished;
  draft.state = { ...draft.state, wished, asked: null, change: null, offered: [], wishedTime: null };
  return true;
}

/** "I'll ask her about a day": no time is looked for until the client writes again. */
export function waitForClient(draft: Draft, message: Understanding): boolean {
  const { state } = draft;
  const isOfTimes = state.asked?.kind === 'time' || state.asked?.kind === 'booking';
  if (!isOfTimes || !ASKS_HER.test(message.text) || message.times.reading !== null) return false;
  if (message.intents.has('book') || message.name !== null || message.phone !== null) return false;
  say(draft, 'bye');
  const { wishedTime: _, ...rest } = state;
  draft.state = {
    ...rest,
    ...{ isBooking: false, slot: null, offered: [], asked: null, wishedTime: null, day: null },
  };
  return true;
}

/** "All right, no thanks." */
function isPoliteOnly({ acts, intents, text }: Understanding): boolean {
  const isPolite = intents.has('thanks') || intents.has('no');
  return isPolite && acts.size > 0 && [...acts].every((act) => POLITE.has(act)) && !text.includes('?');
}

const ASKING: ReadonlySet<string> = new Set(['ask.address', 'ask.hours', 'time']);
const POLITE: ReadonlySet<string> = new Set(['ack', 'thanks', 'no', 'yes', 'bye', 'greet']);

/** Neither goods nor a change of anything. */
function isNoMore(message: Understanding): boolean {
  const { intents, acts, rest, text, denied, car, topics, questions } = message;
  if (MORE.some((one) => intents.has(one)) || car !== null || topics.length + questions.length > 0)
    return false;
  const said = denied.reduce((left, words) => left.replace(words, ' '), rest);
  // The "klar" of "alles klar" is no film.
  const isPolite = acts.size > 0 && [...acts].every((act) => POLITE.has(act) || ASKING.has(act));
  return (isPolite || !namesGoods(said)) && !(text.includes('?') && !ASKED.some((one) => intents.has(one)));
}

/** What the studio's own data answer. */
const ASKED: readonly Intent[] = ['address', 'hours', 'studioPhone'];

const MORE: readonly Intent[] = [
  ...(['price', 'book', 'free', 'cancel', 'reschedule', 'cannotCome', 'otherTime', 'later'] as const),
  ...(['earlier', 'complaint', 'person', 'callMe', 'duration', 'myBooking', 'instead', 'together'] as const),
];

const WAITED_FOR: ReadonlySet<string> = new Set([
  ...['confirm', 'name', 'phone', 'move', 'moveTime', 'cancel', 'ownName', 'ownBooking', 'second', 'reach'],
]);
