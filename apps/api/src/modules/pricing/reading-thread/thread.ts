// The thread itself: takes one task after the other and answers with what came of it.
import { parentPort } from 'node:worker_threads';
import { performReading } from './reading-tasks.ts';
import type { TaskAnswer, TaskOrder, ThreadIsOpen } from './run-aside.ts';

parentPort?.on('message', (order: TaskOrder) => parentPort?.postMessage(answer(order)));
parentPort?.postMessage('open' satisfies ThreadIsOpen);

function answer({ id, task }: TaskOrder): TaskAnswer {
  try {
    return { id, value: performReading(task) };
  } catch (error) {
    return { id, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
