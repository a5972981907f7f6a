import type { DialogState } from '../../dialog-state.ts';
import { jobsIn, namedLines, readMessage } from '../../prices/index.ts';
import type { Understanding } from '../../understanding/understand.ts';
import type { Context } from '../context.ts';
import { LEAVES_IT, TAKES_IT } from './what-if-words.data.ts';

/** Which of the two orders an answer takes: the one that was asked about, the one that stands, or neither. */
export function answerToWhatIf(
  { text, rest, intents }: Understanding,
  { asked, wished }: DialogState,
  { index }: Context,
): 0 | 1 | null {
  if (asked?.isWhatIf !== true || text.includes('?')) return null;
  const named = namedLines(rest, index).lines.map(({ service }) => service.service);
  const isStanding =
    named.length > 0 && named.every((name) => wished.some(({ service }) => service === name));
  if (intents.has('no') && isStanding) return 1;
  if (named.length > 0 || jobsIn(readMessage(rest)).length > 0) return null;
  if (intents.has('no') || LEAVES_IT.test(text)) return 1;
  return intents.has('yes') || intents.has('book') || TAKES_IT.test(text) ? 0 : null;
}
