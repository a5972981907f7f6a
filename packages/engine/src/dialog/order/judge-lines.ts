import { type Forest, probability, scoreSigns } from '../../prices/reading/score/trees.ts';
import { unpackForest } from '../../prices/reading/score/unpack.ts';
import type { Heard, SignedLine } from './line-signs.ts';
import type { LikelyLine } from './sets/candidate-sets.ts';
import { chooseSet } from './sets/choose-set.ts';
import { WEIGHTS } from './weights.data.ts';

/**
 * What was learned about lines of a list: whether each is wanted after a message, whether its price is only to be
 * shown, which of them are wanted together, and how often each.
 */
export type LineJudges = { wanted: Forest; shown: Forest; sets: Forest; counts: Forest };

/** `npm run train:talks` writes it; training puts others in its place to read lists they have not seen. */
export const judges: { now: LineJudges | null } = {
  now: WEIGHTS && {
    wanted: unpackForest(WEIGHTS.wanted),
    shown: unpackForest(WEIGHTS.shown),
    sets: unpackForest(WEIGHTS.sets),
    counts: unpackForest(WEIGHTS.counts),
  },
};

export type JudgedLine = { at: number; wanted: number; readonly shown: number };

/** Several ask for the judgement of the same lines: each is judged once, and by what is asked for. */
export function judgeLines(lines: readonly SignedLine[]): readonly JudgedLine[] {
  const { now } = judges;
  if (!now) return [];
  const known = KNOWN.get(lines);
  if (known?.by === now) return known.judged;
  const judged = lines.map((line) => judgeLine(line, now));
  KNOWN.set(lines, { by: now, judged });
  return judged;
}

function judgeLine({ at, signs }: SignedLine, now: LineJudges): JudgedLine {
  const by = (forest: Forest) => probability(scoreSigns(forest, signs));
  let shown: number | null = null;
  return {
    at,
    wanted: by(now.wanted),
    get shown() {
      shown ??= by(now.shown);
      return shown;
    },
  };
}

const KNOWN = new WeakMap<readonly SignedLine[], { by: LineJudges; judged: readonly JudgedLine[] }>();

/** The lines that are wanted together after a message; null where nothing was learned. */
export function judgeTogether(likely: readonly LikelyLine[], heard: Heard): ReadonlySet<number> | null {
  const { now } = judges;
  return now && chooseSet(now.sets, likely, heard);
}
