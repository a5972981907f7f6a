import { partMessenger } from './connect/part-messengers.ts';
import { deliver } from './deliver.ts';
import { handleChat } from './handle-chat.ts';
import type { MetaDeps } from './meta-deps.ts';
import { type ChatJob, deliveryQueue, type PartingJob, partingQueue, updateQueue } from './meta-jobs.ts';

const often = { pollingIntervalSeconds: 0.5, localConcurrency: 4 };

/** The background half of Meta's messengers: messages in, messages out. */
export async function runMeta(deps: MetaDeps): Promise<void> {
  const { jobs } = deps;
  if (!jobs) return;
  await jobs.work<ChatJob>(updateQueue, often, async ([job]) => {
    await deps.precedence.letPass();
    if (job) await handleChat(deps, job.data);
  });
  await jobs.work<ChatJob>(deliveryQueue, often, async ([job]) => {
    await deps.precedence.letPass();
    if (job) await deliver(deps, job.data);
  });
  await jobs.work<PartingJob>(partingQueue, { pollingIntervalSeconds: 2 }, async ([job]) => {
    if (job) await partMessenger(deps, job.data);
  });
}
