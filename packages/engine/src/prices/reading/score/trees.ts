/**
 * A sum of small decision trees over signs. Every tree is complete: node n asks whether a sign exceeds a bound and goes
 * to 2n+1 or 2n+2; what lies below the last questions are the values of the leaves.
 */
export type Forest = {
  depth: number;
  /** The bounds of every sign, ascending. */
  bounds: readonly (readonly number[])[];
  trees: readonly Tree[];
};

export type Tree = {
  /** By node: the sign asked about, and which of its bounds. */
  signs: ArrayLike<number>;
  cuts: ArrayLike<number>;
  leaves: ArrayLike<number>;
};

/** The sum of what the trees say, as a logit. */
export function scoreSigns({ depth, bounds, trees }: Forest, signs: ArrayLike<number>): number {
  const inner = 2 ** depth - 1;
  let sum = 0;
  for (const tree of trees) {
    let node = 0;
    while (node < inner) {
      const sign = tree.signs[node] ?? 0;
      const bound = bounds[sign]?.[tree.cuts[node] ?? 0] ?? Number.POSITIVE_INFINITY;
      node = 2 * node + ((signs[sign] ?? 0) > bound ? 2 : 1);
    }
    sum += tree.leaves[node - inner] ?? 0;
  }
  return sum;
}

export function probability(logit: number): number {
  return 1 / (1 + Math.exp(-logit));
}
