import { and, countDistinct, eq, gt, sql } from 'drizzle-orm';
import type { Clock } from './clock.ts';
import type { Database } from './db/database.ts';
import { countOpenUses } from './modules/calendar/index.ts';
import { messages } from './modules/conversations/conversations.table.ts';

type Uses = { bookings: number; quotes: number };

const quoteLivesDays = 30;

/**
 * What hangs on price rows: bookings ahead, and dialogs in which a client was told these prices lately. Prices lie above
 * calendar and conversations in the order of modules, so both are counted here and passed in.
 */
export function priceUsesCounter(now: Clock) {
  return async (db: Database, partnerId: string, rowIds: string[]): Promise<Uses> => {
    if (rowIds.length === 0) return { bookings: 0, quotes: 0 };
    const since = new Date(now().getTime() - quoteLivesDays * 24 * 60 * 60 * 1000);
    const [quoted] = await db
      .select({ quotes: countDistinct(messages.conversationId) })
      .from(messages)
      .where(
        and(
          eq(messages.partnerId, partnerId),
          gt(messages.createdAt, since),
          sql`exists (select 1 from jsonb_array_elements(${messages.extras} -> 'quote' -> 'lines') as line where line ->> 'rowId' = any (${sql.param(rowIds)}::text[]))`,
        ),
      );
    return {
      bookings: await countOpenUses(db, partnerId, { rowIds, now: now() }),
      quotes: quoted?.quotes ?? 0,
    };
  };
}
