import type { Jobs } from './start-jobs.ts';

/** How often a queue is looked at for what nobody tells of: work that was put off, and words that were lost. */
const watchfulSeconds = 0.5;

type Pace = {
  atOnce: number;
  /** How long a worker that is not the watchful one rests: a server that has nothing to do asks its database little. */
  restSeconds?: number;
};

/**
 * Works on a queue on which somebody waits: told at once of what is enqueued, and as soon as one job is done the next is
 * looked for, where the queue's own workers would rest first. Who finds a job wakes one more, who does the same. The
 * first worker watches for all; while it works, it has another one look.
 */
export async function workEagerly<T extends object>(
  jobs: Jobs,
  queue: string,
  { atOnce, restSeconds = 15 }: Pace,
  act: (data: T) => Promise<void>,
): Promise<void> {
  const workers: string[] = [];
  const busy = new Set<number>();
  const look = (worker: number) => jobs.notifyWorker(workers[worker % workers.length] ?? '');
  const lookElsewhere = () => {
    const idle = workers.findIndex((_, at) => !busy.has(at));
    if (idle >= 0) look(idle);
  };
  for (let i = 0; i < atOnce; i += 1) {
    const pace = lookEvery(i === 0 ? watchfulSeconds : restSeconds);
    workers[i] = await jobs.work<T>(queue, pace, async ([job]) => {
      busy.add(i);
      const watch = i === 0 ? setInterval(lookElsewhere, watchfulSeconds * 1000) : undefined;
      if (atOnce > 1) look(i + 1);
      try {
        if (job) await act(job.data);
      } finally {
        clearInterval(watch);
        busy.delete(i);
        look(i);
      }
    });
  }
}

function lookEvery(seconds: number) {
  // A job whose turn has not come is passed over: it keeps nobody else waiting.
  return { pollingIntervalSeconds: seconds, notifyPollingIntervalSeconds: seconds, groupConcurrency: 1 };
}

/**
 * For a job of a queue with the policy `singleton`: one at a time of those with this key. The queue refuses a second one,
 * and by the group its workers know at once whose turn it is.
 */
export function oneAtATime(key: string) {
  return { singletonKey: key, group: { id: key } };
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
