import { once } from '../../words/once.ts';
import type { Scorer } from '../decode/scorer.ts';
import { CLAUSE_WEIGHTS } from './clauses.data.ts';
import { MENTION_WEIGHTS } from './mentions.data.ts';
import { STANCE_WEIGHTS } from './stances.data.ts';
import { unpackWeights } from './unpack-weights.ts';

/** What was learned from the marked messages in `training/messages`. */
export type LearnedReader = { clauses: Scorer; mentions: Scorer; stances: Scorer };

const shipped = once(
  (): LearnedReader => ({
    clauses: unpackWeights(CLAUSE_WEIGHTS),
    mentions: unpackWeights(MENTION_WEIGHTS),
    stances: unpackWeights(STANCE_WEIGHTS),
  }),
);

let tried: LearnedReader | null = null;

export function learnedReader(): LearnedReader {
  return tried ?? shipped();
}

/** Reads with other weights than the shipped ones from now on: how a whole turn does on messages it never saw. */
export function tryReader(reader: LearnedReader): void {
  tried = reader;
}
