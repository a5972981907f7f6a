import type { Context } from '../../context.ts';
import type { Entry } from './entry-sense.ts';
import { MATCH } from './match-weights.data.ts';
import { signsOfMatch, type Wording, wordingOf } from './signs-of-match.ts';

/** An answer of the owner, and how likely it is the one to what was said. */
export type Likely = { entry: Entry; p: number };

/** The answers of the owner to a clause, the likeliest first. */
export function likelyAnswers(clause: string, { studio, index }: Context): Likely[] {
  const { knowledge = [] } = studio;
  if (knowledge.length === 0) return [];
  const wording = wordingOf(clause, index);
  return knowledge
    .map((entry) => ({ entry, p: likelihood(wording, entry) }))
    .toSorted((one, other) => other.p - one.p);
}

function likelihood(wording: Wording, entry: Entry): number {
  return matchBy(MATCH.weights, signsOfMatch(wording, entry));
}

/** The last weight stands for itself. */
export function matchBy(weights: readonly number[], signs: readonly number[]): number {
  const own = weights.at(-1) ?? 0;
  const score = signs.reduce((sum, sign, at) => sum + sign * (weights[at] ?? 0), own);
  return 1 / (1 + Math.exp(-score));
}
