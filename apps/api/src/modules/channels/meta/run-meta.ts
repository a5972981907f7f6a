import { workEagerly } from '../../../jobs/work-eagerly.ts';
import { partMessenger } from './connect/part-messengers.ts';
import { deliver } from './deliver.ts';
import { handleChat } from './handle-chat.ts';
import type { MetaDeps } from './meta-deps.ts';
import {
  type ChatJob,
  type DeliveryJob,
  deliveryQueue,
  type PartingJob,
  partingQueue,
  updateQueue,
} from './meta-jobs.ts';

const several = { atOnce: 4 };

/** The background half of Meta's messengers: messages in, messages out. */
export async function runMeta(deps: MetaDeps): Promise<void> {
  const { jobs } = deps;
  if (!jobs) return;
  await workEagerly<ChatJob>(jobs, updateQueue, several, async (job) => {
    await deps.precedence.letPass();
    await handleChat(deps, job);
  });
  await workEagerly<DeliveryJob>(jobs, deliveryQueue, several, async (job) => {
    await deps.precedence.letPass();
    await deliver(deps, job);
  });
  await workEagerly<PartingJob>(jobs, partingQueue, { atOnce: 1 }, (job) => partMessenger(deps, job));
}
