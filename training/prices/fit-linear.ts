import type { Linear } from '../../packages/engine/src/prices/reading/score/linear.ts';
import { randomFrom } from './grow-forest.ts';

/** One example: its signs, and by question 1 (yes), 0 (no) or -1 (not asked). */
export type LinearExample = { signs: readonly number[]; answers: readonly number[]; weight?: number };

export type LinearFit = {
  size: number;
  width: number;
  epochs: number;
  rate: number;
  decay: number;
  isSoftmax?: boolean;
};

/** Logistic regression by adaptive gradient steps; with `isSoftmax` the questions exclude each other. */
export function fitLinear(examples: readonly LinearExample[], fit: LinearFit): Linear {
  const { size, width } = fit;
  const weights = new Float32Array(size * width);
  const steps = new Float32Array(size * width).fill(1e-3);
  const order = examples.map((_, at) => at);
  const random = randomFrom(11);
  for (let epoch = 0; epoch < fit.epochs; epoch++) {
    for (let at = order.length - 1; at > 0; at--) {
      const other = Math.floor(random() * (at + 1));
      [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
    }
    for (const at of order) {
      const example = examples[at];
      if (example) step(weights, steps, example, fit);
    }
  }
  return quantised(weights, { size, width });
}

function step(weights: Float32Array, steps: Float32Array, example: LinearExample, fit: LinearFit): void {
  const { size, width, rate, decay } = fit;
  const sums = new Array<number>(width).fill(0);
  for (const sign of example.signs)
    for (let at = 0; at < width; at++)
      sums[at] = (sums[at] ?? 0) + (weights[(sign % size) * width + at] ?? 0);
  const guesses = fit.isSoftmax ? softmax(sums) : sums.map((sum) => 1 / (1 + Math.exp(-sum)));
  for (let at = 0; at < width; at++) {
    const answer = example.answers[at] ?? -1;
    if (answer < 0) continue;
    const error = ((guesses[at] ?? 0) - answer) * (example.weight ?? 1);
    for (const sign of example.signs) {
      const slot = (sign % size) * width + at;
      const slope = error + decay * (weights[slot] ?? 0);
      steps[slot] = (steps[slot] ?? 0) + slope * slope;
      weights[slot] = (weights[slot] ?? 0) - (rate * slope) / Math.sqrt((steps[slot] ?? 0) + 1);
    }
  }
}

export function softmax(sums: readonly number[]): number[] {
  const most = Math.max(...sums);
  const raised = sums.map((sum) => Math.exp(sum - most));
  const all = raised.reduce((a, b) => a + b, 0);
  return raised.map((one) => one / all);
}

/** One byte a weight. */
function quantised(weights: Float32Array, { size, width }: { size: number; width: number }): Linear {
  let most = 1e-6;
  for (const weight of weights) most = Math.max(most, Math.abs(weight));
  const scale = most / 127;
  return { size, width, scale, weights: Int8Array.from(weights, (weight) => Math.round(weight / scale)) };
}
