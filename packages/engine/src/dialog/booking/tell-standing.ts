import type { Understanding } from '../../understanding/understand.ts';
import { splitWords } from '../../words/split-words.ts';
import { words } from '../act.ts';
import type { Context } from '../context.ts';
import { type Draft, say } from '../draft.ts';
import { splitSentences } from '../moves/split-sentences.ts';
import { isElsewhen } from './booked-already.ts';
import { OF_VISIT, STILL_STANDS } from './kept-time-words.data.ts';
import { standingBooking } from './standing-booking.ts';
import { summarise } from './summarise.ts';
import { asksWhichCar } from './tell-visits.ts';

/**
 * "Stop, no deep clean. Is Wednesday still on?": whoever asks whether the visit stands is told so, and whatever was
 * begun beside it is let go. What else is said goes to the studio.
 */
export function tellStanding(draft: Draft, message: Understanding, context: Context): boolean {
  const { state } = draft;
  const own = standingBooking(state, context);
  const { booked } = state;
  const sentences = splitSentences(message.text);
  const asked = sentences.find((one) => one.includes('?') && STILL_STANDS.test(one) && OF_VISIT.test(one));
  if (!own || !booked || !asked || asksWhichCar(message) || isElsewhen(message, own, context)) return false;
  if (MOVING.some((intent) => message.intents.has(intent))) return false;
  draft.state = {
    ...state,
    ...{ wished: booked.wished, car: booked.car ?? state.car, later: [], asked: null, change: null },
    ...{ isBooking: false, slot: null, offered: [], wishedTime: null, day: null },
  };
  say(draft, 'kept');
  say(draft, 'ownBooking', { service: words(own.service), when: { instant: own.start } });
  const said = sentences
    .filter((one) => one !== asked)
    .join(' ')
    .trim();
  if (splitWords(said).length < FEWEST) return true;
  const summary = summarise(draft.state, { ...message, text: said }, context);
  draft.effects.push({ kind: 'handoff', reason: 'question', summary, question: { topic: 'other', said } });
  say(draft, 'personKnows');
  return true;
}

const MOVING = ['reschedule', 'cancel', 'cannotCome'] as const;
const FEWEST = 4;
