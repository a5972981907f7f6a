import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { calendarEvents } from '../calendar.table.ts';

type Note = { partnerId: string; conversationId: string; phone: string; now: Date };

/** A number given after the booking belongs to what is still ahead. */
export async function noteNumber(
  db: Database,
  { partnerId, conversationId, phone, now }: Note,
): Promise<void> {
  await db
    .update(calendarEvents)
    .set({ customerPhone: phone, version: sql`${calendarEvents.version} + 1` })
    .where(
      and(
        eq(calendarEvents.partnerId, partnerId),
        eq(calendarEvents.conversationId, conversationId),
        eq(calendarEvents.status, 'BOOKED'),
        eq(calendarEvents.customerPhone, ''),
        gt(calendarEvents.endsAt, now),
      ),
    );
}
