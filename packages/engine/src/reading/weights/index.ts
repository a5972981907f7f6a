import { once } from '../../words/once.ts';
import type { Scorer } from '../decode/scorer.ts';
import { CLAUSE_WEIGHTS } from './clauses.data.ts';
import { MENTION_WEIGHTS } from './mentions.data.ts';
import { STANCE_WEIGHTS } from './stances.data.ts';
import { unpackWeights } from './unpack-weights.ts';

/** What was learned from the marked messages in `training/messages`. */
export type LearnedReader = { clauses: Scorer; mentions: Scorer; stances: Scorer };

export const learnedReader = once(
  (): LearnedReader => ({
    clauses: unpackWeights(CLAUSE_WEIGHTS),
    mentions: unpackWeights(MENTION_WEIGHTS),
    stances: unpackWeights(STANCE_WEIGHTS),
  }),
);
