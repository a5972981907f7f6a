import { type Forest, scoreSigns } from '../../../prices/reading/score/trees.ts';
import type { Heard } from '../line-signs.ts';
import { type CandidateSet, candidateSets, type LikelyLine } from './candidate-sets.ts';
import { signsOfSet } from './signs-of-set.ts';

/** What may be wanted together after a message, with the signs of each choice. */
export type SignedSet = CandidateSet & { signs: number[] };

export function signSets(likely: readonly LikelyLine[], heard: Heard): SignedSet[] {
  const candidates = candidateSets(likely, heard);
  const field = { heard, likely, candidates };
  return candidates.map((set) => ({ ...set, signs: signsOfSet(set, field) }));
}

/**
 * Lines are not wanted one by one: two films of one part exclude each other, a figure that was named is a sum, and
 * whoever protests wants something changed. Of all choices the likeliest whole is taken.
 */
export function chooseSet(
  judge: Forest,
  likely: readonly LikelyLine[],
  heard: Heard,
): ReadonlySet<number> | null {
  let best: SignedSet | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const set of signSets(likely, heard)) {
    const score = scoreSigns(judge, set.signs);
    if (score > most) [best, most] = [set, score];
  }
  return best?.lines ?? null;
}
