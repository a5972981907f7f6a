import type { Jobs } from './start-jobs.ts';

/** How often a queue is looked at for what nobody tells of: work that was put off, and words that were lost. */
const every = { pollingIntervalSeconds: 0.5, notifyPollingIntervalSeconds: 0.5 };

/**
 * Works on a queue on which somebody waits: told at once of what is enqueued, and as soon as one job is done the next is
 * looked for, where the queue's own workers would rest first.
 */
export async function workEagerly<T extends object>(
  jobs: Jobs,
  queue: string,
  { atOnce }: { atOnce: number },
  act: (data: T) => Promise<void>,
): Promise<void> {
  for (let i = 0; i < atOnce; i += 1) {
    const worker = { id: '' };
    worker.id = await jobs.work<T>(queue, every, async ([job]) => {
      try {
        if (job) await act(job.data);
      } finally {
        jobs.notifyWorker(worker.id);
      }
    });
  }
}

/** A job whose worker gives no sign for so long is somebody else's: a server that died keeps nobody waiting for its limit. */
const told = { notify: true, heartbeatSeconds: 20 };

/**
 * A queue whose workers are told of a job when its transaction commits, and which misses workers that are gone. One that
 * exists already is taught to.
 */
export async function createToldQueue(
  jobs: Jobs,
  queue: string,
  options: NonNullable<Parameters<Jobs['createQueue']>[1]>,
): Promise<void> {
  await jobs.createQueue(queue, { ...options, ...told });
  const known = await jobs.getQueue(queue);
  if (known?.notify !== told.notify || known.heartbeatSeconds !== told.heartbeatSeconds)
    await jobs.updateQueue(queue, told);
}
