import type { SignList } from '../signs/sign-list.ts';

/** Learned weights as the decoders use them. */
export type Scorer = {
  labels: readonly string[];
  /** Adds the weights of the signs for every label to a row of scores that begins at `from`. */
  add: (signs: SignList, scores: Float64Array, from: number) => void;
};
