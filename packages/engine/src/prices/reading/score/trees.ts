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
export function scoreSigns(forest: Forest, signs: ArrayLike<number>): number {
  const { inner, asked, bounds, leaves, count } = laidOut(forest);
  let sum = 0;
  for (let tree = 0; tree < count; tree++) {
    const first = tree * inner;
    let node = 0;
    while (node < inner) {
      const at = first + node;
      node = 2 * node + ((signs[asked[at] as number] as number) > (bounds[at] as number) ? 2 : 1);
    }
    sum += leaves[first + tree + node - inner] as number;
  }
  return sum;
}

/** All questions of a forest in one row, each with its bound: a page asks them some ten million times. */
type LaidOut = {
  inner: number;
  count: number;
  asked: Uint16Array;
  bounds: Float64Array;
  leaves: Float32Array;
};

function laidOut(forest: Forest): LaidOut {
  const known = LAID_OUT.get(forest);
  if (known) return known;
  const inner = 2 ** forest.depth - 1;
  const asked = Uint16Array.from(forest.trees.flatMap(({ signs }) => Array.from(signs)));
  const cuts = forest.trees.flatMap(({ cuts: own }) => Array.from(own));
  const bounds = Float64Array.from(
    cuts,
    (cut, at) => forest.bounds[asked[at] ?? 0]?.[cut] ?? Number.POSITIVE_INFINITY,
  );
  const leaves = Float32Array.from(forest.trees.flatMap(({ leaves: own }) => Array.from(own)));
  const made = { inner, count: forest.trees.length, asked, bounds, leaves };
  LAID_OUT.set(forest, made);
  return made;
}

const LAID_OUT = new WeakMap<Forest, LaidOut>();

export function probability(logit: number): number {
  return 1 / (1 + Math.exp(-logit));
}
