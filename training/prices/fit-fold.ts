import { parentPort, workerData } from 'node:worker_threads';
import { scoreSigns } from '../../packages/engine/src/prices/reading/score/trees.ts';
import { type Growth, growForest } from './grow-forest.ts';

/** A worker that grows the forest of one fold and scores the examples it has not seen. */
export type FoldTask = {
  signs: Float32Array;
  width: number;
  /** 1, 0, or -1 where an example is only scored. */
  labels: Int8Array;
  weights: Float32Array;
  folds: Uint8Array;
  fold: number;
  growth: Growth;
};

const { signs, width, labels, weights, folds, fold, growth }: FoldTask = workerData;
const learned: number[] = [];
for (let at = 0; at < labels.length; at++)
  if (folds[at] !== fold && labels[at] !== -1 && (weights[at] ?? 0) > 0) learned.push(at);
const own = new Float32Array(learned.length * width);
for (const [row, at] of learned.entries()) own.set(signs.subarray(at * width, (at + 1) * width), row * width);
const forest = growForest(
  {
    signs: own,
    width,
    labels: Uint8Array.from(learned, (at) => labels[at] ?? 0),
    weights: Float32Array.from(learned, (at) => weights[at] ?? 1),
  },
  growth,
);
const scores: [number, number][] = [];
for (let at = 0; at < labels.length; at++)
  if (folds[at] === fold) scores.push([at, scoreSigns(forest, signs.subarray(at * width, (at + 1) * width))]);
parentPort?.postMessage({
  forest,
  at: Int32Array.from(scores, ([at]) => at),
  logits: Float32Array.from(scores, ([, logit]) => logit),
});
