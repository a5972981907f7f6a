import { signsOfClause } from '../../packages/engine/src/asked/signs-of-clause.ts';
import { remembering } from '../../packages/engine/src/words/remembering.ts';
import type { Example } from './examples.ts';
import type { Sample } from './learn.ts';

/** What is rare counts more, so that it is not taken for what is often said. */
export function samplesOf(all: readonly Example[]): Sample[] {
  const counts = Map.groupBy(all, ({ kind }) => kind);
  return all.map(({ text, kind }) => {
    const often = counts.get(kind)?.length ?? 1;
    const weight = Math.min(MOST_WEIGHT, Math.max(LEAST_WEIGHT, Math.sqrt(USUAL / often)));
    return { signs: signsOf(text), kind, weight };
  });
}

/** The same clauses are learned from several times. */
const signsOf = remembering(signsOfClause, 100_000);

const USUAL = 300;
const MOST_WEIGHT = 3;
const LEAST_WEIGHT = 0.2;
