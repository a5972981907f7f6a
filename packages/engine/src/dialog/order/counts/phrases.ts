import type { SaidWords } from '../said-words.ts';
import { JOINING, PIECE_WORDS } from './number-words.data.ts';
import { numberIn } from './said-numbers.ts';

/** How near words before and behind a number are to it: what is joined by "and", or counted by another number, is not reached. */
export type Reach = { at: number; near: number }[];

/**
 * The words a number may count, each with how near it is; the number itself is left out. Where nothing around it tells
 * of a line it counts what was said before: "Kindersitze auch, sind zwei Stück".
 */
export function reachOf(
  place: number,
  said: SaidWords,
  isTelling: (at: number) => boolean = () => true,
): { before: Reach; behind: Reach } {
  const { stretch } = said;
  const [before, behind] = [reach(place, -1, said), reach(place, 1, said)];
  const isTold = stretch.some((one, at) => one === stretch[place] && at !== place && isTelling(at));
  const start = stretch.indexOf(stretch[place] ?? 0);
  if (isTold || start === 0) return { before, behind };
  const last = start - 1;
  const earlier = [{ at: last, near: 1 }, ...reach(last, -1, said)].map(({ at, near }) => ({
    at,
    near: near * BEYOND,
  }));
  return { before: [...before, ...earlier], behind };
}

function reach(place: number, step: 1 | -1, { words, stretch }: SaidWords): Reach {
  const found: Reach = [];
  let away = 0;
  for (let at = place + step; stretch[at] === stretch[place]; at += step) {
    const word = words[at] ?? '';
    if (JOINING.test(word) || numberIn(word) !== null) break;
    if (PIECE_WORDS.test(word)) continue;
    found.push({ at, near: 1 / (1 + away * FADE) });
    away++;
    if (away >= FARTHEST) break;
  }
  return found;
}

const BEYOND = 0.7;
const FADE = 0.35;
const FARTHEST = 5;
