import { pushSubscriptionSchema } from '@glossa/contracts';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/database.ts';
import type { Jobs } from '../../jobs/start-jobs.ts';
import { workEagerly } from '../../jobs/work-eagerly.ts';
import type { SecretBox } from '../../secrets/secret-box.ts';
import { deleteSubscriptions, findSubscription } from './push.store.ts';
import type { PushKeys } from './push-keys.ts';
import { type PushJob, pushQueue } from './push-queue.ts';
import { type PushReach, sendPush } from './send-push.ts';

export type PushDeps = {
  db: Database;
  box: SecretBox;
  jobs: Jobs | null;
  keys: () => Promise<PushKeys>;
  reach: PushReach;
  /** Whom push services write to about trouble: a site or a mail address. */
  contact: string;
};

/** Delivers what was enqueued, for as long as the server runs. */
export function runPush(app: FastifyInstance, deps: PushDeps): void {
  app.addHook('onReady', async () => {
    const { jobs } = deps;
    if (jobs) await workEagerly<PushJob>(jobs, pushQueue, { atOnce: 4 }, (job) => deliverPush(deps, job));
  });
}

/** A browser that is gone is forgotten; what could be better in a while is thrown, and the queue tries again. */
async function deliverPush(deps: PushDeps, { partnerId, subscriptionId, message }: PushJob): Promise<void> {
  const { db, box, reach, contact: subject } = deps;
  const stored = await findSubscription(db, partnerId, subscriptionId);
  if (!stored) return;
  const subscription = pushSubscriptionSchema.parse(JSON.parse(box.open(stored.sealed)));
  const keys = await deps.keys();
  const outcome = await sendPush(reach, { keys, subject, subscription, message });
  if (outcome === 'gone') return deleteSubscriptions(db, partnerId, [subscriptionId]);
  if (outcome === 'later') throw new Error('The push service could not take the message.');
}
