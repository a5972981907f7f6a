import type { DialogState, WishedService } from '../../dialog-state.ts';
import { isSameWord, telling } from '../../prices/match/name-places.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { splitWords } from '../../words/split-words.ts';
import type { WishReading } from '../wish/read-wish.ts';

/**
 * "No polishing of the headlights, only the film": a job that is denied by its whole name takes along no other job on the
 * same part.
 */
export function keptBesideDenied(
  wish: WishReading,
  { denied, rest }: Understanding,
  { wished: before, booked }: DialogState,
): WishReading {
  if (denied.length === 0 || before.length < 2 || booked) return wish;
  const said = denied.flatMap((piece) => splitWords(piece));
  const holds = (words: readonly string[], name: string | null) =>
    name !== null &&
    telling(name).length > 0 &&
    telling(name).every((own) => words.some((word) => isSameWord(own, word)));
  const gone = new Set(before.map(({ service }) => service).filter((service) => holds(said, service)));
  if (gone.size === 0) return wish;
  const left = splitWords(rest);
  const isThere = (one: WishedService) =>
    wish.wished.some(({ service, zone }) => service === one.service && (zone === one.zone || zone === null));
  const isSpokenOfAnew = (one: WishedService) => holds(left, one.service) && holds(left, one.zone);
  const kept = before.filter(
    (one) =>
      one.zone !== null &&
      !gone.has(one.service) &&
      [...gone].some((service) => isOnPart(service, one.zone ?? '')) &&
      !isThere(one) &&
      !isSpokenOfAnew(one),
  );
  if (kept.length === 0) return wish;
  const names = kept.flatMap(({ zone }) => zone ?? []);
  const takenOut = wish.takenOut?.filter((part) => !names.includes(part));
  const others = wish.wished.filter(({ service }) => !gone.has(service) || holds(left, service));
  return { ...wish, wished: [...others, ...kept], isTouched: true, ...(takenOut && { takenOut }) };
}

/** "Scheinwerferpolitur", "полірування фар": the part stands in the name of the job. */
function isOnPart(service: string, zone: string): boolean {
  const [first = ''] = splitWords(zone);
  const stem = first.slice(0, Math.max(SHORTEST, first.length - ENDING));
  return splitWords(service).some((word) => word.includes(stem));
}

const SHORTEST = 3;
const ENDING = 2;
