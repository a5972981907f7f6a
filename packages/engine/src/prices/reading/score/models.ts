import { once } from '../../../words/once.ts';
import type { Linear } from './linear.ts';
import type { Forest } from './trees.ts';
import { unpackForest, unpackLinear } from './unpack.ts';
import { WEIGHTS } from './weights.data.ts';

/** Everything the reader has learned; `npm run train` writes it. */
export type Models = {
  /** What the words of a segment are by themselves. */
  phrases: Linear;
  /** Whether a segment names a price: a first opinion, and two more in the light of the opinion before. */
  edges: readonly Forest[];
  /** What the words around a figure say, and whether it is the price of a row. */
  wording: Linear;
  figures: Forest;
  /** What each word of a name names. */
  words: Linear;
  /** Whether a row is right. */
  trust: Forest;
};

export const learnedModels: () => Models = once(() => ({
  phrases: unpackLinear(WEIGHTS.phrases),
  edges: WEIGHTS.edges.map(unpackForest),
  wording: unpackLinear(WEIGHTS.wording),
  figures: unpackForest(WEIGHTS.figures),
  words: unpackLinear(WEIGHTS.words),
  trust: unpackForest(WEIGHTS.trust),
}));
