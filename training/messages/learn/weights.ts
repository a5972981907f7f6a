import type { Scorer } from '../../../packages/engine/src/reading/decode/scorer.ts';

/** Weights while they are learned: a row of labels per sign, each step scaled by how much it moved before (AdaGrad). */
export class Weights {
  readonly labels: readonly string[];
  readonly width: number;
  private readonly ids = new Map<number, number>();
  private values = new Float32Array(0);
  private moved = new Float32Array(0);
  private sums = new Float64Array(0);
  private kept = 0;

  constructor(labels: readonly string[]) {
    this.labels = labels;
    this.width = labels.length;
  }

  /** Knows the signs that occur at least so often; others are never learned. */
  know(counts: ReadonlyMap<number, number>, least: number): void {
    for (const [sign, count] of counts) if (count >= least) this.ids.set(sign, this.ids.size);
    this.values = new Float32Array(this.ids.size * this.width);
    this.moved = new Float32Array(this.ids.size * this.width);
    this.sums = new Float64Array(this.ids.size * this.width);
  }

  idsOf(signs: readonly number[]): Int32Array {
    return Int32Array.from(signs.flatMap((sign) => this.ids.get(sign) ?? []));
  }

  add(ids: Int32Array, scores: Float64Array, from: number): void {
    for (const id of ids) {
      const start = id * this.width;
      for (let label = 0; label < this.width; label++) scores[from + label] += this.values[start + label];
    }
  }

  /** One step along a row of differences between what is right and what was expected. */
  learn(ids: Int32Array, differences: Float64Array, { from, rate }: { from: number; rate: number }): void {
    const moving: number[] = [];
    for (let label = 0; label < this.width; label++)
      if (Math.abs(differences[from + label]) > SMALLEST) moving.push(label);
    for (const id of ids) {
      const start = id * this.width;
      for (const label of moving) {
        const step = differences[from + label];
        const place = start + label;
        this.moved[place] += step * step;
        this.values[place] +=
          (rate * step) / Math.sqrt(this.moved[place] + 0.1) - rate * DECAY * this.values[place];
      }
    }
  }

  /** Remembers the weights as they are now, for the mean of several times. */
  keep(): void {
    for (let place = 0; place < this.values.length; place++) this.sums[place] += this.values[place];
    this.kept++;
  }

  /** The mean of what was kept: what was learned last weighs no more than what was learned before it. */
  settle(): void {
    if (this.kept === 0) return;
    for (let place = 0; place < this.values.length; place++)
      this.values[place] = this.sums[place] / this.kept;
  }

  scorer(): Scorer {
    return {
      labels: this.labels,
      add: ({ hashes, size }, scores, from) =>
        this.add(this.idsOf([...hashes.subarray(0, size)]), scores, from),
    };
  }

  /** Every sign with its weights, for the file that is shipped. */
  *rows(): Generator<{ sign: number; values: Float32Array }> {
    for (const [sign, id] of this.ids)
      yield { sign, values: this.values.subarray(id * this.width, (id + 1) * this.width) };
  }
}

const DECAY = 2e-3;
const SMALLEST = 1e-3;

export function countSigns(counts: Map<number, number>, signs: readonly number[]): void {
  for (const sign of new Set(signs)) counts.set(sign, (counts.get(sign) ?? 0) + 1);
}
