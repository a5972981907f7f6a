import type { DialogState, WishedService } from '../../dialog-state.ts';
import { jobsIn, readMessage, readSense } from '../../prices/index.ts';
import { isSameWord, telling } from '../../prices/match/name-places.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { splitWords } from '../../words/split-words.ts';
import type { Context } from '../context.ts';
import type { Draft } from '../draft.ts';
import { isByPiece, isOne } from '../order/counts/by-piece.ts';
import { numberIn } from '../order/counts/said-numbers.ts';
import { type Line, linesOf } from '../order/list-lines.ts';
import { wishForLine } from '../order/wish-for-line.ts';
import { isWhatIf, putSupposed } from './what-if.ts';

/**
 * "And if only the two front seats and the roof lining?" beside the price of the whole inside: the same work on the
 * parts that are named, each as often as it is counted. Null where the list has no such parts.
 */
export function partsSupposed(
  message: Understanding,
  state: DialogState,
  context: Context,
): WishedService[] | null {
  const [whole, ...others] = state.wished;
  if (!whole || others.length > 0 || !ONLY.test(message.text) || !isWhatIf(message, state)) return null;
  const list = linesOf(context.index);
  const words = splitWords(message.text);
  const parts = list.lines.flatMap((line) => {
    const places = placesOf(line, whole, words);
    if (places.length === 0) return [];
    const count = isByPiece(line) || isOne(line) ? countBefore(Math.min(...places), words) : 1;
    return [{ ...wishForLine(line, list), ...(count > 1 && { count }) }];
  });
  return parts.length > 0 && new Set(parts.map(({ service }) => service)).size === 1 ? parts : null;
}

/** True when the order as it would be was told. */
export function supposeParts(draft: Draft, message: Understanding, context: Context): boolean {
  const parts = partsSupposed(message, draft.state, context);
  return parts !== null && putSupposed(draft, parts, context);
}

/** Where the words of a part stand that the same work is sold for; none where one of them is not said. */
function placesOf({ service, zone }: Line, whole: WishedService, words: readonly string[]): number[] {
  if (zone === null || (service === whole.service && zone === whole.zone)) return [];
  const own = new Set(jobsIn(readSense(whole.service)));
  if (!jobsIn(readSense(service)).some((id) => own.has(id))) return [];
  const named = telling(zone).filter(
    (word) => numberIn(word) === null && jobsIn(readMessage(word)).length === 0,
  );
  const places = named.map((word) => words.findIndex((said) => isSameWord(word, said)));
  return places.every((place) => place >= 0) ? places : [];
}

/** "Two front seats", "передние два сиденья": the number stands close before the part. */
function countBefore(place: number, words: readonly string[]): number {
  const near = words.slice(Math.max(0, place - NEAR), place).flatMap((word) => numberIn(word) ?? []);
  return near.at(-1) ?? 1;
}

const NEAR = 2;
const ONLY = /(?<!\p{L})(?:only|just|nur|bloß|лише|тільки|только|просто)(?!\p{L})/iu;
