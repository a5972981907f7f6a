import type { Database } from '../../../db/database.ts';
import type { Jobs } from '../../../jobs/start-jobs.ts';
import { fromTelegram, updateIdOf } from './from-telegram.ts';
import { keepUpdate, updateConnection } from './telegram.store.ts';
import { enqueueUpdate } from './telegram-jobs.ts';

type Received = { botId: string; partnerId: string; body: unknown; now: Date };

/**
 * Keeps an update and its job together, once, and does nothing else: Telegram gets its answer before anybody thinks.
 * What is none of our business is not even kept.
 */
export async function receiveUpdate(
  db: Database,
  jobs: Jobs,
  { botId, partnerId, body: sent, now }: Received,
): Promise<void> {
  const body = storable(sent);
  const updateId = updateIdOf(body);
  const inbound = fromTelegram(body);
  if (updateId === null || !inbound) return;
  await db.transaction(async (tx) => {
    if (!(await keepUpdate(tx, { botId, partnerId, updateId, body }))) return;
    await enqueueUpdate(jobs, tx, { botId, partnerId, updateId }, inbound.chatId);
    await updateConnection(tx, botId, { lastUpdateAt: now });
  });
}

/** Half an emoji, as a cut text ends in, and NUL are letters the database refuses: Telegram would send them for a week. */
function storable(body: unknown): unknown {
  return JSON.parse(JSON.stringify(body ?? null), (_key, value) =>
    typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '') : value,
  );
}
