import type { DialogState } from '../../dialog-state.ts';
import { findIntents } from '../../understanding/find-intents.ts';
import type { Intent } from '../../understanding/intents.data.ts';
import { asksToCome } from '../../understanding/not-asked.ts';
import { ASKS } from '../../understanding/question-words.data.ts';
import { NAMED_DAY } from '../../understanding/time-words.data.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { FOR_STUDIO } from '../answers/left-question-words.data.ts';
import type { Context } from '../context.ts';
import { splitSentences } from '../moves/split-sentences.ts';
import { holdsUnplaced } from '../wish/holds-unplaced.ts';
import { COMING, OF_WORK, STRETCH } from './false-time-words.data.ts';

type At = { state: DialogState; context: Context; hear: (text: string) => Understanding };

/**
 * "At three, please. Will it be dry by the time you have washed it?": what a question says of time is no wish for one,
 * where a time was chosen already or is told beside it. Every place stays where it was.
 */
export function withoutAskedTime(message: Understanding, { state, context, hear }: At): Understanding {
  const { text, times } = message;
  if (times.reading === null) return message;
  const sentences = splitSentences(text);
  // "In an hour?" alone may well be a time to come.
  const isStretch = (said: string) => sentences.length > 1 && STRETCH.test(said) && !COMING.test(said);
  const asked = sentences.filter(
    (said) => asksBesides(said, context) || (said.includes('?') && isStretch(said)),
  );
  if (asked.length === 0) return message;
  const isChosen = state.slot !== null || state.offered.length > 0;
  const left = blanked(text, asked);
  const heard = hear(left).times;
  if (heard.reading !== null) return { ...message, times: heard };
  const isSure = asked.every((said) => FOR_STUDIO.some(({ words }) => words.test(said)));
  return isChosen || isSure
    ? { ...message, times: { ...times, reading: null, old: null, further: null } }
    : message;
}

/** Something is asked, and not when one could come. */
function asksBesides(said: string, context: Context): boolean {
  if (!ASKS.test(said)) return false;
  const intents = findIntents(said);
  if (ABOUT_TIME.some((intent) => intents.has(intent)) || asksToCome(said, true)) return false;
  if (FOR_STUDIO.some(({ words }) => words.test(said)) || OF_WORK.test(said) || intents.has('duration'))
    return true;
  return said.includes('?') && !COMING.test(said) && !NAMED_DAY.test(said) && holdsUnplaced(said, context);
}

const ABOUT_TIME: readonly Intent[] = [
  ...(['free', 'book', 'otherTime', 'earlier', 'later', 'reschedule', 'instead'] as const),
  ...(['cancel', 'anyTime', 'sameTime', 'cannot', 'cannotCome'] as const),
];

function blanked(text: string, sentences: readonly string[]): string {
  return sentences.reduce((left, one) => left.replace(one, ' '.repeat(one.length)), text);
}
