import { type Lattice, placeOf } from './lattice.ts';

/** How likely every place is reached with each label before it, and left with each label behind it, as logarithms. */
export type Passes = {
  entered: Float64Array;
  reached: Float64Array;
  rest: Float64Array;
  left: Float64Array;
  total: number;
};

export function passLattice(lattice: Lattice): Passes {
  const { size, width } = lattice;
  const empty = () => new Float64Array((size + 1) * width);
  const passes: Passes = { entered: empty(), reached: empty(), rest: empty(), left: empty(), total: 0 };
  goForward(lattice, passes);
  goBackward(lattice, passes);
  passes.total = logSum(passes.reached.subarray(size * width, size * width + lattice.count));
  return passes;
}

function goForward(
  { size, longest, count, width, scores, steps, factors }: Lattice,
  { entered, reached }: Passes,
) {
  for (let a = 0; a < count; a++) entered[a] = steps[count * width + a];
  for (let to = 1; to <= size; to++) {
    const first = Math.max(0, to - longest);
    const ways = new Float64Array(to - first);
    for (let a = 0; a < count; a++) {
      for (let from = first; from < to; from++)
        ways[from - first] = entered[from * width + a] + scores[placeOf(from, to, longest) * width + a];
      reached[to * width + a] = logSum(ways);
    }
    const most = maxOf(reached.subarray(to * width, to * width + count));
    const sums = new Float64Array(count);
    for (let before = 0; before < count; before++) {
      const share = Math.exp(reached[to * width + before] - most);
      if (share < 1e-12) continue;
      for (let a = 0; a < count; a++) sums[a] += share * factors[before * width + a];
    }
    for (let a = 0; a < count; a++) entered[to * width + a] = most + Math.log(sums[a]);
  }
}

function goBackward({ size, longest, count, width, scores, factors }: Lattice, { rest, left }: Passes) {
  for (let from = size - 1; from >= 0; from--) {
    const last = Math.min(size, from + longest);
    const ways = new Float64Array(last - from);
    for (let a = 0; a < count; a++) {
      for (let to = from + 1; to <= last; to++)
        ways[to - from - 1] = scores[placeOf(from, to, longest) * width + a] + left[to * width + a];
      rest[from * width + a] = logSum(ways);
    }
    const most = maxOf(rest.subarray(from * width, from * width + count));
    const shares = rest.slice(from * width, from * width + count).map((one) => Math.exp(one - most));
    for (let before = 0; before < count; before++) {
      let sum = 0;
      for (let a = 0; a < count; a++) sum += factors[before * width + a] * shares[a];
      left[from * width + before] = most + Math.log(sum);
    }
  }
}

function logSum(values: Float64Array): number {
  const most = maxOf(values);
  let sum = 0;
  for (const value of values) if (value - most > -30) sum += Math.exp(value - most);
  return most + Math.log(sum);
}

function maxOf(values: Float64Array): number {
  let most = -Infinity;
  for (const value of values) if (value > most) most = value;
  return most;
}
