import type { Jobs } from './start-jobs.ts';

/** How often a queue is looked at for what nobody tells of: work that was put off, and words that were lost. */
const watchful = lookEvery(0.5);
/** One worker of a queue is watchful for all: a server that has nothing to do asks its database little. */
const drowsy = lookEvery(15);

/**
 * Works on a queue on which somebody waits: told at once of what is enqueued, and as soon as one job is done the next is
 * looked for, where the queue's own workers would rest first. Who finds a job wakes one more, who does the same.
 */
export async function workEagerly<T extends object>(
  jobs: Jobs,
  queue: string,
  { atOnce }: { atOnce: number },
  act: (data: T) => Promise<void>,
): Promise<void> {
  const workers: string[] = [];
  for (let i = 0; i < atOnce; i += 1) {
    const look = (worker: number) => jobs.notifyWorker(workers[worker % workers.length] ?? '');
    workers[i] = await jobs.work<T>(queue, i === 0 ? watchful : drowsy, async ([job]) => {
      if (atOnce > 1) look(i + 1);
      try {
        if (job) await act(job.data);
      } finally {
        look(i);
      }
    });
  }
}

function lookEvery(seconds: number) {
  return { pollingIntervalSeconds: seconds, notifyPollingIntervalSeconds: seconds };
}

/**
 * A queue whose workers are told of a job when its transaction commits, and which misses workers that are gone. One that
 * exists already is taught to.
 */
export async function createToldQueue(
  jobs: Jobs,
  queue: string,
  options: NonNullable<Parameters<Jobs['createQueue']>[1]>,
): Promise<void> {
  const told = { notify: true, heartbeatSeconds: jobs.missedAfterSeconds };
  await jobs.createQueue(queue, { ...options, ...told });
  const known = await jobs.getQueue(queue);
  if (known?.notify !== told.notify || known.heartbeatSeconds !== told.heartbeatSeconds)
    await jobs.updateQueue(queue, told);
}
