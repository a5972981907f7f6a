import type { OwnBooking } from '@glossa/engine';
import { and, asc, eq, gt, isNotNull } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { calendarEvents } from '../calendar.table.ts';

/** What a conversation has booked and what still lies ahead. */
export async function listOwnBookings(
  db: Database,
  partnerId: string,
  { conversationId, now }: { conversationId: string; now: Date },
): Promise<OwnBooking[]> {
  const rows = await db
    .select()
    .from(calendarEvents)
    .where(
      and(
        eq(calendarEvents.partnerId, partnerId),
        eq(calendarEvents.conversationId, conversationId),
        eq(calendarEvents.status, 'BOOKED'),
        isNotNull(calendarEvents.bayId),
        gt(calendarEvents.endsAt, now),
      ),
    )
    .orderBy(asc(calendarEvents.startsAt));
  return rows.map(({ id, service, startsAt, endsAt, bayId, customerName }) => ({
    id,
    service,
    start: startsAt.toISOString(),
    end: endsAt.toISOString(),
    bayId: bayId ?? '',
    customerName,
  }));
}
