import type { DialogState, Question } from '../../dialog-state.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { splitWords } from '../../words/split-words.ts';
import { ASKS_DIFFERENCE } from '../answers/told-words.data.ts';
import { namesGoods } from '../basket/edit-basket.ts';
import { isTapped } from '../wish/is-tapped.ts';
import type { WishReading } from '../wish/read-wish.ts';
import { wholeWish } from '../wish/whole-wish.ts';

/**
 * "The second one" to the times that were offered, a name to the question for it: an answer that speaks of no goods leaves
 * the order as it stands, whatever the words are like. Null where more was said, or something of the order is open.
 */
export function keptByAnswer(message: Understanding, state: DialogState): WishReading | null {
  const { asked, wished } = state;
  if (asksForDifference(message, state)) return { ...wholeWish(wished, state), isTouched: false };
  if (wished.length > 0 && asked && tellsTimeAlone(message, asked))
    return { ...wholeWish(wished, state), isTouched: false };
  if (!asked || wished.length === 0 || !isAnswer(message, asked.kind)) return null;
  const { text, denied, cars } = message;
  if (text.includes('?') || denied.length > 0 || cars.length > 0 || namesGoods(text)) return null;
  return { ...wholeWish(wished, state), isTouched: false };
}

/** "What's the difference between full and partial?", said to the question which of them it shall be, takes neither. */
export function asksForDifference(
  { intents, denied, text }: Understanding,
  { asked, wished }: DialogState,
): boolean {
  if (!intents.has('difference') || intents.has('yes') || denied.length > 0) return false;
  const isOfFew = asked !== null && asked.choices.length > 1 && asked.choices.length <= MOST_COMPARED;
  if (asked?.kind === 'material' && isOfFew && ASKS_DIFFERENCE.test(text)) return true;
  return asked?.kind === 'order' || (asked?.kind === 'service' && isOfFew && wished.length === 0);
}

/** "Tue, 24 November, 9:00" and "9am then" speak of no nine years. */
function tellsTimeAlone({ text, times, denied, intents, cars }: Understanding, asked: Question): boolean {
  if (times.reading === null || denied.length > 0 || !OF_VISIT.has(asked.kind)) return false;
  if (isTapped(text, asked)) return true;
  if (cars.length > 0) return false;
  const { rest } = times;
  const isMore = /[\d?]/.test(rest) || splitWords(rest).length > MOST_WORDS || namesGoods(rest);
  return !isMore && TURNING.every((intent) => !intents.has(intent));
}

/** What is asked once the order is settled. */
const OF_VISIT: ReadonlySet<string> = new Set(['time', 'moveTime', 'confirm', 'booking', 'name', 'phone']);
const TURNING = ['cancel', 'add', 'only', 'cheaper', 'instead'] as const;

/** More than these are no choice of two or three, but the list. */
const MOST_COMPARED = 4;

function isAnswer({ text, ordinal, name, phone }: Understanding, kind: string): boolean {
  const words = splitWords(text).length;
  if (kind === 'time') return ordinal !== null && words <= MOST_WORDS;
  return OF_CLIENT.has(kind) && (name !== null || phone !== null) && words <= MOST_WORDS;
}

const OF_CLIENT: ReadonlySet<string> = new Set(['name', 'phone']);
const MOST_WORDS = 6;
