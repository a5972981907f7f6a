import type { Intent } from '../../understanding/intents.data.ts';
import { topicIn } from '../../understanding/studio-questions.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { answerTopics } from '../answers/answer-topics.ts';
import { ASKS_CONTENTS } from '../answers/contents-words.data.ts';
import type { Context } from '../context.ts';
import type { Draft } from '../draft.ts';
import { splitSentences } from '../moves/split-sentences.ts';
import { BY_THEN, OF_BOOKING, OF_WORK } from './asks-of-work-words.data.ts';
import { standingBooking } from './standing-booking.ts';

/** "Will the seats be wet afterwards?", asked of a visit that stands, sells no seats and moves nothing: the studio tells. */
export function asksOfWork(draft: Draft, message: Understanding, context: Context): boolean {
  const { state } = draft;
  const { text, acts, intents, times, car } = message;
  if (!state.booked || state.isBooking || state.change || !standingBooking(state, context)) return false;
  if (!text.trim().endsWith('?') || splitSentences(text).length > 1 || !OF_WORK.test(text)) return false;
  if (
    ASKS_CONTENTS.test(text) ||
    OF_BOOKING.test(text) ||
    car !== null ||
    (times.reading !== null && !BY_THEN.test(text))
  )
    return false;
  if (ORDERING.some((act) => acts.has(act)) || OTHERS.some((intent) => intents.has(intent))) return false;
  const topics =
    message.topics.length > 0 ? message.topics : [{ topic: topicIn(text) ?? 'other', said: text.trim() }];
  return answerTopics(draft, { ...message, topics }, context);
}

const ORDERING = [
  'want',
  'add',
  'drop',
  'change',
  'choose',
  'ask.price',
  'ask.have',
  'ask.free',
  'book',
  'move',
];

const OTHERS: readonly Intent[] = [
  ...(['price', 'book', 'free', 'doYou', 'reschedule', 'cancel', 'together', 'instead', 'services'] as const),
  ...(['hours', 'address', 'duration', 'myBooking', 'legal', 'otherTime'] as const),
];
