import { workEagerly } from '../../../jobs/work-eagerly.ts';
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

/** The background half of Telegram: updates in, messages out, webhooks kept right, questions asked where needed. */
export async function runTelegram(deps: TelegramDeps, onProblem: (error: unknown) => void) {
  const { jobs } = deps;
  if (!jobs) return { stop: async () => {} };
  const several = { atOnce: 4 };
  await workEagerly<UpdateJob>(jobs, updateQueue, several, async (job) => {
    await deps.precedence.letPass();
    await handleUpdate(deps, job);
  });
  await workEagerly<DeliveryJob>(jobs, deliveryQueue, several, async (job) => {
    await deps.precedence.letPass();
    await deliver(deps, job);
  });
  await workEagerly<ConnectionJob>(jobs, connectionQueue, { atOnce: 1 }, (job) =>
    settleConnection(deps, job),
  );
  await workEagerly<NoticeJob>(jobs, noticeQueue, { atOnce: 1 }, (job) => sendNotice(deps, job));
  return pollUpdates(deps, { onProblem });
}
