import type { Forest } from '../../../packages/engine/src/prices/reading/score/trees.ts';
import { growForest } from '../../prices/grow-forest.ts';
import { type Example, examplesOf } from '../examples.ts';
import { examplesFrom, TOGETHER } from '../rows.ts';
import { LANGUAGES } from '../talks.ts';
import { makeCountTalks } from './make-counts.ts';

/** How often each line is wanted: every count it may have is right or wrong. What was made weighs less than what people wrote. */
export function learnCounts(examples: readonly Example[], made: readonly Example[]): Forest {
  return growForest(examplesFrom([...rowsOf(examples, 1), ...rowsOf(made, OF_MADE)]), TOGETHER);
}

const OF_MADE = 0.3;

function rowsOf(examples: readonly Example[], weight: number) {
  return examples
    .flatMap(({ counts }) => counts)
    .filter(({ counts, right }) => counts.length > 1 && counts.some(({ value }) => value === right))
    .flatMap(({ counts, right }) =>
      counts.map(({ value, signs }) => ({ signs, label: value === right, weight })),
    );
}

/** The talks that are made to teach it; the judges have to be away while they are heard. */
export function countedExamples(): Example[] {
  return LANGUAGES.flatMap((lang, at) => makeCountTalks(lang, TALKS, SEED + at).flatMap(examplesOf));
}

const TALKS = 150;
const SEED = 101;
