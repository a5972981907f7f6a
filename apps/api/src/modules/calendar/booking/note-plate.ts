import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { calendarEvents } from '../calendar.table.ts';

type Note = { partnerId: string; conversationId: string; plate: string; now: Date };

/** A plate given after the booking belongs to what is still ahead. */
export async function notePlate(
  db: Database,
  { partnerId, conversationId, plate, now }: Note,
): Promise<void> {
  await db
    .update(calendarEvents)
    .set({ carPlate: plate, version: sql`${calendarEvents.version} + 1` })
    .where(
      and(
        eq(calendarEvents.partnerId, partnerId),
        eq(calendarEvents.conversationId, conversationId),
        eq(calendarEvents.status, 'BOOKED'),
        eq(calendarEvents.carPlate, ''),
        gt(calendarEvents.endsAt, now),
      ),
    );
}
