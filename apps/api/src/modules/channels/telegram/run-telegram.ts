import { settleConnection } from './connect-telegram.ts';
import { deliver } from './deliver.ts';
import { handleUpdate } from './handle-update.ts';
import { pollUpdates } from './poll-updates.ts';
import { sendNotice } from './send-notice.ts';
import type { TelegramDeps } from './telegram-deps.ts';
import {
  type ConnectionJob,
  connectionQueue,
  type DeliveryJob,
  deliveryQueue,
  type NoticeJob,
  noticeQueue,
  type UpdateJob,
  updateQueue,
} from './telegram-jobs.ts';

const soon = { pollingIntervalSeconds: 0.5 };

/** The background half of Telegram: updates in, messages out, webhooks kept right, questions asked where needed. */
export async function runTelegram(deps: TelegramDeps, onProblem: (error: unknown) => void) {
  const { jobs } = deps;
  if (!jobs) return { stop: async () => {} };
  await jobs.work<UpdateJob>(updateQueue, { ...soon, localConcurrency: 4 }, ([job]) =>
    run(job, (data) => handleUpdate(deps, data)),
  );
  await jobs.work<DeliveryJob>(deliveryQueue, { ...soon, localConcurrency: 4 }, ([job]) =>
    run(job, (data) => deliver(deps, data)),
  );
  await jobs.work<ConnectionJob>(connectionQueue, soon, ([job]) =>
    run(job, (data) => settleConnection(deps, data)),
  );
  await jobs.work<NoticeJob>(noticeQueue, soon, ([job]) => run(job, (data) => sendNotice(deps, data)));
  return pollUpdates(deps, { onProblem });
}

async function run<T>(job: { data: T } | undefined, act: (data: T) => Promise<void>): Promise<void> {
  if (job) await act(job.data);
}
