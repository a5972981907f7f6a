import type { Messenger } from '@glossa/contracts';
import type { Database } from '../../../db/database.ts';
import { inTransaction } from '../../../jobs/in-transaction.ts';
import type { Jobs } from '../../../jobs/start-jobs.ts';
import { createToldQueue, oneAtATime } from '../../../jobs/work-eagerly.ts';

export const updateQueue = 'meta-update';
export const deliveryQueue = 'meta-delivery';
export const partingQueue = 'meta-parting';

/** A chat in which something waits: its messages are heard, or ours are sent, one after the other. */
export type ChatJob = { connectionId: string; partnerId: string; chatId: string };

/** How often in a row Meta has asked for a pause before this. */
export type DeliveryJob = ChatJob & { pauses?: number };

/** The connection is gone by then, so what Meta must hear to believe us comes along, sealed. */
export type PartingJob = {
  messenger: Messenger;
  businessId: string;
  tokenSealed: string;
  appSecretSealed: string | null;
};

/** One job at a time for each chat, so that a chat is answered in order; a job whose server died is taken up after half a minute. */
export async function createMetaQueues(jobs: Jobs): Promise<void> {
  const shared = {
    retryLimit: 8,
    retryDelay: 2,
    retryBackoff: true,
    retryDelayMax: 120,
    expireInSeconds: 60,
    // A job names a client's number: it is forgotten soon after it is done.
    deleteAfterSeconds: 3600,
  };
  for (const name of [updateQueue, deliveryQueue])
    await createToldQueue(jobs, name, { ...shared, policy: 'singleton' });
  // Nobody waits for it: a bad day of Meta's is outlasted.
  await createToldQueue(jobs, partingQueue, { ...shared, retryLimit: 12, retryDelayMax: 7200 });
}

export async function enqueueUpdates(jobs: Jobs, tx: Database, chats: readonly ChatJob[]): Promise<void> {
  if (chats.length === 0) return;
  const rows = chats.map((data) => ({ data, ...oneAtATime(keyOf(data)) }));
  await jobs.insert(updateQueue, rows, { db: inTransaction(tx) });
}

export async function enqueueDelivery(
  jobs: Jobs,
  tx: Database,
  chat: DeliveryJob,
  afterSeconds = 0,
): Promise<void> {
  await jobs.send(deliveryQueue, chat, {
    ...oneAtATime(keyOf(chat)),
    db: inTransaction(tx),
    ...(afterSeconds > 0 && { startAfter: afterSeconds }),
  });
}

export async function enqueuePartings(
  jobs: Jobs,
  tx: Database,
  partings: readonly PartingJob[],
): Promise<void> {
  if (partings.length === 0) return;
  await jobs.insert(
    partingQueue,
    partings.map((data) => ({ data })),
    { db: inTransaction(tx) },
  );
}

function keyOf({ connectionId, chatId }: ChatJob): string {
  return `${connectionId}:${chatId}`;
}
