import { and, eq, inArray, isNotNull, ne } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { calendarEvents } from '../calendar.table.ts';
import type { StoredEvent } from '../present-event.ts';

/** A client's booking, cancelled or not; holds and closures are nobody's. */
export async function findBooking(
  db: Database,
  partnerId: string,
  eventId: string,
): Promise<StoredEvent | null> {
  const [event] = await listBookings(db, partnerId, [eventId]);
  return event ?? null;
}

/** How bookings stand at this moment, in no order. */
export async function listBookings(
  db: Database,
  partnerId: string,
  eventIds: readonly string[],
): Promise<StoredEvent[]> {
  return db
    .select()
    .from(calendarEvents)
    .where(
      and(
        eq(calendarEvents.partnerId, partnerId),
        inArray(calendarEvents.id, [...eventIds]),
        ne(calendarEvents.status, 'HOLD'),
        isNotNull(calendarEvents.bayId),
      ),
    );
}
