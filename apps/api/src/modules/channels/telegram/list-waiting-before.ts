import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { telegramUpdates } from '../channels.table.ts';

const mostWaiting = 50;

/** What this bot was sent in the minute before an update and still waits, in the order it came. */
export async function listWaitingBefore(
  db: Database,
  { botId, updateId }: { botId: string; updateId: number },
) {
  const own = and(eq(telegramUpdates.botId, botId), eq(telegramUpdates.updateId, updateId));
  const cameAt = db.select({ createdAt: telegramUpdates.createdAt }).from(telegramUpdates).where(own);
  return db
    .select()
    .from(telegramUpdates)
    .where(
      and(
        eq(telegramUpdates.botId, botId),
        isNull(telegramUpdates.handledAt),
        lt(telegramUpdates.createdAt, sql`(${cameAt})`),
        gt(telegramUpdates.createdAt, sql`(${cameAt}) - interval '1 minute'`),
      ),
    )
    .orderBy(telegramUpdates.createdAt)
    .limit(mostWaiting);
}
