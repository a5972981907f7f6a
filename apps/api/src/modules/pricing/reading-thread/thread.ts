// The thread itself: takes one task after the other and answers with what came of it.
import { parentPort } from 'node:worker_threads';
import { performReading } from './reading-tasks.ts';
import type { TaskAnswer, TaskOrder } from './run-aside.ts';

parentPort?.on('message', (order: TaskOrder) => parentPort?.postMessage(answer(order)));

function answer({ id, task }: TaskOrder): TaskAnswer {
  try {
    return { id, value: performReading(task) };
  } catch (error) {
    return { id, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
