import type { Clock } from '../../clock.ts';
import type { Jobs } from '../../jobs/start-jobs.ts';
import { type ClearingDeps, runRetention } from './run-retention.ts';

type Deps = ClearingDeps & { jobs: Jobs; now: Clock };

const queue = 'retention';

/** Clears every night, when studios sleep. The queue gives the night to one server and tries again when it failed. */
export async function startRetention(deps: Deps): Promise<void> {
  const { jobs, now } = deps;
  await jobs.createQueue(queue, { retryLimit: 3, retryDelay: 600, expireInSeconds: 1800 });
  await jobs.work(queue, async () => {
    await runRetention(deps, now());
  });
  await jobs.schedule(queue, '20 2 * * *');
}
