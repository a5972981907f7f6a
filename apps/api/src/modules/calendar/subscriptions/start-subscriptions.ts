import type { Jobs } from '../../../jobs/start-jobs.ts';
import { type RefreshDeps, refreshSubscription } from './refresh-subscription.ts';
import { listDueSubscriptions } from './subscriptions.store.ts';

const queue = 'calendar-subscriptions';
const everyMs = 15 * 60_000;
const atOnce = 5;
const longestRunMs = 10 * 60_000;

/** Reads every subscribed calendar every fifteen minutes. The queue gives each round to one server. */
export async function startSubscriptions({ jobs, ...deps }: RefreshDeps & { jobs: Jobs }): Promise<void> {
  await jobs.createQueue(queue, { retryLimit: 0, expireInSeconds: longestRunMs / 1000 + 60 });
  await jobs.work(queue, async () => refreshDue(deps));
  await jobs.schedule(queue, '*/5 * * * *');
}

/** A few at a time; what a round does not come to is the first of the next. */
export async function refreshDue(deps: RefreshDeps): Promise<number> {
  const until = Date.now() + longestRunMs;
  const before = new Date(deps.now().getTime() - everyMs);
  let read = 0;
  while (Date.now() < until) {
    const due = await listDueSubscriptions(deps.db, before, atOnce);
    if (due.length === 0) break;
    const results = await Promise.allSettled(due.map((one) => refreshSubscription(deps, one)));
    read += results.length;
    // A subscription that can't even be noted as tried would be asked for again and again.
    if (results.some(({ status }) => status === 'rejected')) break;
  }
  return read;
}
