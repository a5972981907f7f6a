import { type Example, eachPiece, type Lattice, latticeOf, placeOf } from './lattice.ts';
import { type Passes, passLattice } from './pass-lattice.ts';
import type { Weights } from './weights.ts';

/** What the weights are to be moved by: what is right less what is expected. */
type Differences = {
  tokens: Float64Array;
  begins: Float64Array;
  ends: Float64Array;
  spans: Map<number, Float64Array>;
  steps: Float64Array;
};

/** Moves the weights one step towards the right cut of this message. */
export function learnExample(
  weights: Weights,
  example: Example,
  { follows, longest, rate }: { follows: Int32Array[]; longest: number; rate: number },
): void {
  const lattice = latticeOf(weights, example, { follows, longest });
  const { width } = lattice;
  const off = expect(lattice, passLattice(lattice));
  correct(lattice, example, off);
  for (let at = 1; at < example.size; at++)
    for (let a = 0; a < width; a++) off.tokens[at * width + a] += off.tokens[(at - 1) * width + a];
  for (let at = 0; at < example.size; at++) {
    weights.learn(example.tokens[at], off.tokens, { from: at * width, rate });
    weights.learn(example.begins[at], off.begins, { from: at * width, rate });
    weights.learn(example.ends[at], off.ends, { from: at * width, rate });
  }
  for (const [place, row] of off.spans) weights.learn(example.spans[place], row, { from: 0, rate });
  follows.forEach((ids, at) => {
    weights.learn(ids, off.steps, { from: at * width, rate });
  });
}

/** Less what the weights expect now; the tokens as what begins and ends at each place. */
function expect(lattice: Lattice, passes: Passes): Differences {
  const { size, longest, count, width, scores } = lattice;
  const { entered, left, total } = passes;
  const off: Differences = {
    tokens: new Float64Array((size + 1) * width),
    begins: new Float64Array(size * width),
    ends: new Float64Array(size * width),
    spans: new Map(),
    steps: expectSteps(lattice, passes),
  };
  eachPiece({ size, longest }, (from, to) => {
    const place = placeOf(from, to, longest);
    for (let a = 0; a < count; a++) {
      const likely = entered[from * width + a] + scores[place * width + a] + left[to * width + a] - total;
      if (likely > RAREST) move(off, { from, to, label: a }, { place, width, by: -Math.exp(likely) });
    }
  });
  return off;
}

const RAREST = -9;

type Piece = { from: number; to: number; label: number };

function move(
  off: Differences,
  { from, to, label }: Piece,
  { place, width, by }: { place: number; width: number; by: number },
) {
  const row = off.spans.get(place) ?? new Float64Array(width);
  off.spans.set(place, row);
  row[label] += by;
  off.tokens[from * width + label] += by;
  off.tokens[to * width + label] -= by;
  for (const one of [label, width - 1]) {
    off.begins[from * width + one] += by;
    off.ends[(to - 1) * width + one] += by;
  }
}

function expectSteps(
  { size, count, width, steps, factors }: Lattice,
  { reached, rest, total }: Passes,
): Float64Array {
  const off = new Float64Array(width * width);
  for (let a = 0; a < count; a++)
    off[count * width + a] -= Math.exp(steps[count * width + a] + rest[a] - total);
  for (let at = 1; at < size; at++)
    for (let before = 0; before < count; before++) {
      const come = reached[at * width + before] - total;
      for (let a = 0; a < count; a++) {
        const likely = come + rest[at * width + a];
        if (likely > -14) off[before * width + a] -= Math.exp(likely) * factors[before * width + a];
      }
    }
  return off;
}

/** Plus the pieces as they are right. */
function correct({ longest, count, width }: Lattice, { gold }: Example, off: Differences) {
  let before = count;
  for (const piece of gold) {
    move(off, piece, { place: placeOf(piece.from, piece.to, longest), width, by: 1 });
    off.steps[before * width + piece.label] += 1;
    before = piece.label;
  }
}
