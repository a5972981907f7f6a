import { type Forest, probability, scoreSigns } from '../../prices/reading/score/trees.ts';
import { unpackForest } from '../../prices/reading/score/unpack.ts';
import type { SignedLine } from './line-signs.ts';
import { WEIGHTS } from './weights.data.ts';

/** What was learned about lines of a list: whether each is wanted after a message, and whether its price is only to be shown. */
export type LineJudges = { wanted: Forest; shown: Forest };

/** `npm run train:talks` writes it; training puts others in its place to read lists they have not seen. */
export const judges: { now: LineJudges | null } = {
  now: WEIGHTS && { wanted: unpackForest(WEIGHTS.wanted), shown: unpackForest(WEIGHTS.shown) },
};

export type JudgedLine = { at: number; wanted: number; shown: number };

export function judgeLines(lines: readonly SignedLine[]): JudgedLine[] {
  const { now } = judges;
  if (!now) return [];
  return lines.map(({ at, signs }) => ({
    at,
    wanted: probability(scoreSigns(now.wanted, signs)),
    shown: probability(scoreSigns(now.shown, signs)),
  }));
}
