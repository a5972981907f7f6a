import type { PushMessage } from '@glossa/contracts';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../jobs/in-transaction.ts';
import type { Jobs } from '../../jobs/start-jobs.ts';
import { createToldQueue } from '../../jobs/work-eagerly.ts';

export const pushQueue = 'push';

export type PushJob = {
  partnerId: string;
  subscriptionId: string;
  message: PushMessage;
  /** The talk it is about: the job is erased with it. */
  conversationId?: string | undefined;
};

export async function createPushQueue(jobs: Jobs): Promise<void> {
  await createToldQueue(jobs, pushQueue, {
    retryLimit: 6,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 600,
    expireInSeconds: 60,
  });
}

export async function enqueuePushJob(jobs: Jobs, tx: Database, job: PushJob): Promise<void> {
  await jobs.send(pushQueue, job, { db: inTransaction(tx) });
}
