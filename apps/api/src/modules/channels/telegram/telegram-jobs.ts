import type { Database } from '../../../db/database.ts';
import { inTransaction } from '../../../jobs/in-transaction.ts';
import type { Jobs } from '../../../jobs/start-jobs.ts';
import { createToldQueue, oneAtATime } from '../../../jobs/work-eagerly.ts';

export const updateQueue = 'telegram-update';
export const deliveryQueue = 'telegram-delivery';
export const connectionQueue = 'telegram-connection';

export const noticeQueue = 'telegram-notice';

export type UpdateJob = { botId: string; partnerId: string; updateId: number };
export type DeliveryJob = { botId: string; chatId: string };
export type NoticeJob = {
  partnerId: string;
  botId: string;
  chatId: string;
  userId: string;
  text: string;
  /** The talk whose words it repeats: the job is erased with it. */
  conversationId?: string | undefined;
  /** What a reply to it answers. */
  requestId?: string | undefined;
};
export type ConnectionJob =
  | { kind: 'connect'; botId: string; partnerId: string }
  /** The bot may be gone by then, so its sealed token comes along. */
  | { kind: 'disconnect'; tokenSealed: string };

/** One job at a time for each chat, so that a chat is answered in order; a job whose server died is taken up after half a minute. */
export async function createTelegramQueues(jobs: Jobs): Promise<void> {
  const shared = {
    retryLimit: 8,
    retryDelay: 2,
    retryBackoff: true,
    retryDelayMax: 120,
    expireInSeconds: 60,
  };
  for (const name of [updateQueue, deliveryQueue, connectionQueue, noticeQueue])
    await createToldQueue(jobs, name, { ...shared, policy: 'singleton' });
}

export async function enqueueUpdates(
  jobs: Jobs,
  tx: Database,
  updates: readonly (UpdateJob & { chatId: string })[],
): Promise<void> {
  if (updates.length === 0) return;
  const rows = updates.map(({ botId, partnerId, updateId, chatId }) => ({
    data: { botId, partnerId, updateId },
    ...oneAtATime(`${botId}:${chatId}`),
  }));
  await jobs.insert(updateQueue, rows, { db: inTransaction(tx) });
}

export async function enqueueDelivery(
  jobs: Jobs,
  tx: Database,
  job: DeliveryJob,
  afterSeconds = 0,
): Promise<void> {
  await jobs.send(deliveryQueue, job, {
    ...oneAtATime(`${job.botId}:${job.chatId}`),
    db: inTransaction(tx),
    ...(afterSeconds > 0 && { startAfter: afterSeconds }),
  });
}

export async function enqueueConnection(jobs: Jobs, tx: Database, job: ConnectionJob): Promise<void> {
  const key = job.kind === 'connect' ? job.botId : 'disconnect';
  await jobs.send(connectionQueue, job, { ...oneAtATime(key), db: inTransaction(tx) });
}

export async function enqueueNotice(jobs: Jobs, tx: Database, job: NoticeJob): Promise<void> {
  await jobs.send(noticeQueue, job, { ...oneAtATime(job.chatId), db: inTransaction(tx) });
}
