import type { Database } from '../../../db/database.ts';
import type { Jobs } from '../../../jobs/start-jobs.ts';
import { storable } from '../storable.ts';
import { fromTelegram, updateIdOf } from './from-telegram.ts';
import { type Came, keepUpdates } from './telegram.store.ts';
import { enqueueUpdates } from './telegram-jobs.ts';

/**
 * What an update says, ready to be kept, and nothing else: Telegram gets its answer before anybody thinks. What is none of
 * our business is not even kept.
 */
export function readUpdate(bot: { botId: string; partnerId: string }, sent: unknown): Came | null {
  const body = storable(sent);
  const updateId = updateIdOf(body);
  const inbound = fromTelegram(body);
  if (updateId === null || !inbound) return null;
  const { botId, partnerId } = bot;
  return { botId, partnerId, updateId, body, chatId: inbound.chatId };
}

/** Keeps updates and their jobs together, each once. */
export async function receiveUpdates(db: Database, jobs: Jobs, came: readonly Came[]): Promise<void> {
  await db.transaction(async (tx) => enqueueUpdates(jobs, tx, await keepUpdates(tx, came)));
}
