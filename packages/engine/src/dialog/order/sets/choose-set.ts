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
