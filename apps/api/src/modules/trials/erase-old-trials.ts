import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { Jobs } from '../../jobs/start-jobs.ts';
import { deleteOldTrials } from './trials.store.ts';

const queue = 'trials';

/** Every ten minutes what is a day old is erased. The queue gives each round to one server. */
export async function startErasingTrials({
  db,
  jobs,
  now,
}: {
  db: Database;
  jobs: Jobs;
  now: Clock;
}): Promise<void> {
  await jobs.createQueue(queue, { retryLimit: 2, expireInSeconds: 300 });
  await jobs.work(queue, async () => {
    await eraseOldTrials(db, now());
  });
  await jobs.schedule(queue, '*/10 * * * *');
}

export async function eraseOldTrials(db: Database, now: Date): Promise<number> {
  return deleteOldTrials(db, now);
}
