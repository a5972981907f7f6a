import { type Forest, probability, scoreSigns } from '../../../prices/reading/score/trees.ts';
import { unpackForest } from '../../../prices/reading/score/unpack.ts';
import { once } from '../../../words/once.ts';
import type { Context } from '../../context.ts';
import type { Entry } from './entry-sense.ts';
import { MATCH } from './match-weights.data.ts';
import { signsBesideOthers } from './signs-beside-others.ts';
import { signsOfMatch, wordingOf } from './signs-of-match.ts';

/** An answer of the owner, and how likely it is the one to what was said. */
export type Likely = { entry: Entry; p: number };

/** How much the signs of an answer count, last what stands for itself; and what these come to beside other answers. */
export type MatchModel = { weights: readonly number[]; forest: Forest };

/** The answers of the owner to a clause, the likeliest first. */
export function likelyAnswers(clause: string, { studio, index }: Context): Likely[] {
  const { knowledge = [] } = studio;
  if (knowledge.length === 0) return [];
  const wording = wordingOf(clause, index);
  const signs = knowledge.map((entry) => signsOfMatch(wording, entry));
  const likely = likelihoods(signs, shipped());
  return knowledge
    .map((entry, at) => ({ entry, p: likely[at] ?? 0 }))
    .toSorted((one, other) => other.p - one.p);
}

const shipped = once((): MatchModel => ({ weights: MATCH.weights, forest: unpackForest(MATCH.forest) }));

function likelihoods(all: readonly (readonly number[])[], { weights, forest }: MatchModel): number[] {
  const scores = all.map((signs) => sumOfSigns(weights, signs));
  return signsBesideOthers(all, scores).map((signs) => probability(scoreSigns(forest, signs)));
}

/** The last weight stands for itself. */
export function sumOfSigns(weights: readonly number[], signs: readonly number[]): number {
  const own = weights.at(-1) ?? 0;
  return signs.reduce((sum, sign, at) => sum + sign * (weights[at] ?? 0), own);
}
