import type { Weights } from './weights.ts';

/** One message as its signs are known to the weights, and its right pieces. */
export type Example = {
  size: number;
  tokens: Int32Array[];
  begins: Int32Array[];
  ends: Int32Array[];
  /** By `placeOf`. */
  spans: Int32Array[];
  gold: { from: number; to: number; label: number }[];
};

/** All pieces a message can be cut into, with the score of every label for each. */
export type Lattice = {
  size: number;
  longest: number;
  /** How many labels there are; the one of any label stands behind them. */
  count: number;
  width: number;
  scores: Float64Array;
  /** What a label before adds to each label, and the same as a factor. */
  steps: Float64Array;
  factors: Float64Array;
};

/** The place of a piece among all pieces of a message. */
export function placeOf(from: number, to: number, longest: number): number {
  return from * longest + (to - from - 1);
}

export function eachPiece(
  { size, longest }: { size: number; longest: number },
  visit: (from: number, to: number) => void,
) {
  for (let from = 0; from < size; from++)
    for (let to = from + 1; to <= Math.min(size, from + longest); to++) visit(from, to);
}

export function latticeOf(
  weights: Weights,
  example: Example,
  { follows, longest }: { follows: Int32Array[]; longest: number },
): Lattice {
  const { size } = example;
  const width = weights.width;
  const count = width - 1;
  const rows = (of: readonly Int32Array[]) => {
    const scores = new Float64Array(of.length * width);
    of.forEach((ids, at) => {
      weights.add(ids, scores, at * width);
    });
    return scores;
  };
  const tokens = rows(example.tokens);
  const begins = rows(example.begins);
  const ends = rows(example.ends);
  const scores = new Float64Array(size * longest * width);
  const sums = new Float64Array((size + 1) * width);
  for (let at = 0; at < size; at++)
    for (let a = 0; a < count; a++)
      sums[(at + 1) * width + a] = sums[at * width + a] + tokens[at * width + a];
  eachPiece({ size, longest }, (from, to) => {
    const place = placeOf(from, to, longest) * width;
    weights.add(example.spans[placeOf(from, to, longest)], scores, place);
    const border = begins[from * width + count] + ends[(to - 1) * width + count];
    for (let a = 0; a < count; a++)
      scores[place + a] +=
        sums[to * width + a] -
        sums[from * width + a] +
        begins[from * width + a] +
        ends[(to - 1) * width + a] +
        border;
  });
  const steps = rows(follows);
  return { size, longest, count, width, scores, steps, factors: steps.map(Math.exp) };
}
