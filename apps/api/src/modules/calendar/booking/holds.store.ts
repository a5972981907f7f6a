import { and, eq, lte } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { calendarEvents } from '../calendar.table.ts';
import type { StoredEvent } from '../present-event.ts';

/** Takes run-out holds away under the lock, so that the database's own constraint does not count them. */
export async function deleteExpiredHolds(db: Database, partnerId: string, now: Date): Promise<void> {
  await db
    .delete(calendarEvents)
    .where(
      and(
        eq(calendarEvents.partnerId, partnerId),
        eq(calendarEvents.status, 'HOLD'),
        lte(calendarEvents.expiresAt, now),
      ),
    );
}

export async function deleteHoldsOf(db: Database, partnerId: string, conversationId: string): Promise<void> {
  await db.delete(calendarEvents).where(isHoldOf(partnerId, conversationId));
}

export async function listHoldsOf(
  db: Database,
  partnerId: string,
  conversationId: string,
): Promise<StoredEvent[]> {
  return db.select().from(calendarEvents).where(isHoldOf(partnerId, conversationId));
}

function isHoldOf(partnerId: string, conversationId: string) {
  return and(
    eq(calendarEvents.partnerId, partnerId),
    eq(calendarEvents.conversationId, conversationId),
    eq(calendarEvents.status, 'HOLD'),
  );
}
