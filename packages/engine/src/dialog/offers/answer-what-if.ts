import type { DialogState, WishedService } from '../../dialog-state.ts';
import { jobsIn, namedLines, readMessage } from '../../prices/index.ts';
import { isSameWord, telling } from '../../prices/match/name-places.ts';
import { findIntents } from '../../understanding/find-intents.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { isSameStem } from '../../words/same-stem.ts';
import { splitWords } from '../../words/split-words.ts';
import type { Context } from '../context.ts';
import { LEAVES_IT, TAKES_IT } from './what-if-words.data.ts';

/** "Take it with the bypass": a word of what would come to the order, in whatever form. */
function namesFresh(
  said: string,
  supposed: readonly WishedService[],
  wished: readonly WishedService[],
): boolean {
  const words = splitWords(said);
  const fresh = supposed.filter(({ service }) => !wished.some((one) => one.service === service));
  return fresh.some(({ service }) =>
    telling(service).some((word) => words.some((one) => isSameWord(word, one) || isSameStem(word, one))),
  );
}

/** The one of two orders whose own words are said. */
function onlyNamed(said: string, [one = [], other = [], ...more]: readonly WishedService[][]): 0 | 1 | null {
  if (more.length > 0) return null;
  const isOne = namesFresh(said, one, other);
  return isOne === namesFresh(said, other, one) ? null : isOne ? 0 : 1;
}

/** Which of the two orders an answer takes: the one that was asked about, the one that stands, or neither. */
export function answerToWhatIf(
  { text }: Pick<Understanding, 'text'>,
  { asked, wished }: DialogState,
  { index }: Context,
): 0 | 1 | null {
  if (asked?.kind !== 'order') return null;
  // "Yes, take that too. Could I come on Tuesday?" answers and asks.
  const said = text
    .split(/(?<=[.!?\n])\s+|(?<=[,;])\s+(?=[^.!?\n]*\?)/u)
    .filter((sentence) => !sentence.includes('?'))
    .join(' ');
  if (said.trim() === '') return null;
  const intents = findIntents(said);
  const named = namedLines(said, index).lines.map(({ service }) => service.service);
  const isIn = (order: readonly WishedService[]) =>
    named.length > 0 && named.every((name) => order.some(({ service }) => service === name));
  const isTaken = intents.has('yes') || intents.has('book') || TAKES_IT.test(said);
  if (asked.isWhatIf !== true)
    return isTaken && !intents.has('no') ? onlyNamed(said, asked.orders ?? []) : null;
  // "No, keep the roof and add the tint to it": nothing was to be left out.
  if (intents.has('add') && isIn(asked.orders?.[0] ?? []) && !isIn(wished)) return 0;
  if (intents.has('no') && isIn(wished)) return 1;
  if (isTaken && !intents.has('no') && isIn(asked.orders?.[0] ?? []) && !isIn(wished)) return 0;
  if (isTaken && !intents.has('no') && namesFresh(said, asked.orders?.[0] ?? [], wished)) return 0;
  if (named.length > 0 || jobsIn(readMessage(said)).length > 0) return null;
  if (intents.has('no') || LEAVES_IT.test(said)) return 1;
  return isTaken ? 0 : null;
}
