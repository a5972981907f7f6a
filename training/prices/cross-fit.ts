import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Forest } from '../../packages/engine/src/prices/reading/score/trees.ts';
import type { FoldTask } from './fit-fold.ts';

const WORKERS = 2;

/** Grows a forest for every fold on the others, two at a time; gives the logits of every example as unseen. */
export async function crossFit(
  task: Omit<FoldTask, 'fold'>,
  folds: readonly number[],
): Promise<{ logits: Float32Array; forests: Map<number, Forest> }> {
  const logits = new Float32Array(task.labels.length);
  const forests = new Map<number, Forest>();
  const waiting = [...folds];
  const work = async () => {
    for (let fold = waiting.shift(); fold !== undefined; fold = waiting.shift()) {
      const result = await runFold({ ...task, fold });
      forests.set(fold, result.forest);
      result.at.forEach((at, place) => {
        logits[at] = result.logits[place] ?? 0;
      });
    }
  };
  await Promise.all(Array.from({ length: WORKERS }, work));
  return { logits, forests };
}

type FoldResult = { forest: Forest; at: Int32Array; logits: Float32Array };

function runFold(task: FoldTask): Promise<FoldResult> {
  const { promise, resolve, reject } = Promise.withResolvers<FoldResult>();
  const worker = new Worker(join(import.meta.dirname, 'fit-fold.ts'), { workerData: task });
  worker.once('message', resolve);
  worker.once('error', reject);
  return promise;
}
