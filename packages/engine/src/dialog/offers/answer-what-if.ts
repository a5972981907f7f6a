import type { DialogState, WishedService } from '../../dialog-state.ts';
import { jobsIn, namedLines, readMessage } from '../../prices/index.ts';
import { findIntents } from '../../understanding/find-intents.ts';
import type { Understanding } from '../../understanding/understand.ts';
import type { Context } from '../context.ts';
import { LEAVES_IT, TAKES_IT } from './what-if-words.data.ts';

/** Which of the two orders an answer takes: the one that was asked about, the one that stands, or neither. */
export function answerToWhatIf(
  { text }: Pick<Understanding, 'text'>,
  { asked, wished }: DialogState,
  { index }: Context,
): 0 | 1 | null {
  if (asked?.isWhatIf !== true) return null;
  // "Yes, take that too. Could I come on Tuesday?" answers and asks.
  const said = text
    .split(/(?<=[.!?\n])\s+/u)
    .filter((sentence) => !sentence.includes('?'))
    .join(' ');
  if (said.trim() === '') return null;
  const intents = findIntents(said);
  const named = namedLines(said, index).lines.map(({ service }) => service.service);
  const isIn = (order: readonly WishedService[]) =>
    named.length > 0 && named.every((name) => order.some(({ service }) => service === name));
  const isTaken = intents.has('yes') || intents.has('book') || TAKES_IT.test(said);
  if (intents.has('no') && isIn(wished)) return 1;
  if (isTaken && !intents.has('no') && isIn(asked.orders?.[0] ?? []) && !isIn(wished)) return 0;
  if (named.length > 0 || jobsIn(readMessage(said)).length > 0) return null;
  if (intents.has('no') || LEAVES_IT.test(said)) return 1;
  return isTaken ? 0 : null;
}
