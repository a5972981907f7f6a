import type { Heard } from '../line-signs.ts';

/** One line with how surely it is wanted when looked at by itself. */
export type LikelyLine = { at: number; p: number };

/** Lines that may be wanted together, with how well each of them taken by itself speaks for it. */
export type CandidateSet = { lines: ReadonlySet<number>; score: number };

/**
 * What may be wanted after a message: the lines that are surely wanted, with every choice among those that are in
 * doubt; and what stood, stood before that, or was read by the rules.
 */
export function candidateSets(
  likely: readonly LikelyLine[],
  { before, previous, proposed }: Pick<Heard, 'before' | 'previous' | 'proposed'>,
): CandidateSet[] {
  const doubtful = likely
    .filter(({ p }) => p > UNLIKELY && p < 1 - UNLIKELY)
    .toSorted((one, other) => Math.abs(one.p - 0.5) - Math.abs(other.p - 0.5))
    .slice(0, MOST_DOUBTFUL);
  const sure = likely.flatMap((one) => (one.p > 0.5 && !doubtful.includes(one) ? [one.at] : []));
  const sets = new Map<string, CandidateSet>();
  const add = (lines: ReadonlySet<number>) => {
    const key = [...lines].toSorted((one, other) => one - other).join();
    if (!sets.has(key)) sets.set(key, { lines, score: scoreOf(lines, likely) });
  };
  for (let choice = 0; choice < 1 << doubtful.length; choice++)
    add(new Set([...sure, ...doubtful.flatMap(({ at }, bit) => (choice & (1 << bit) ? [at] : []))]));
  const best = [...sets.values()].toSorted((one, other) => other.score - one.score).slice(0, MOST_SETS);
  sets.clear();
  for (const { lines } of best) add(lines);
  const known = new Set(likely.map(({ at }) => at));
  for (const { settled } of [before, previous, proposed])
    if (settled.size > 0 && [...settled].every((at) => known.has(at))) add(settled);
  return [...sets.values()].toSorted((one, other) => other.score - one.score);
}

const UNLIKELY = 0.02;
const MOST_DOUBTFUL = 7;
const MOST_SETS = 24;

function scoreOf(lines: ReadonlySet<number>, likely: readonly LikelyLine[]): number {
  let score = 0;
  for (const { at, p } of likely) score += Math.log(Math.max(LEAST, lines.has(at) ? p : 1 - p));
  return score;
}

const LEAST = 0.001;
