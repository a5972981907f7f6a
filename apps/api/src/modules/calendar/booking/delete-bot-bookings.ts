import { and, eq, isNotNull, lt, notLike } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { calendarEvents } from '../calendar.table.ts';
import { exampleKey } from './example-events.ts';

/** Takes what bots booked before a moment out of a calendar for good, and says how much that was. */
export async function deleteBotBookings(db: Database, partnerId: string, before: Date): Promise<number> {
  const gone = await db
    .delete(calendarEvents)
    .where(
      and(
        eq(calendarEvents.partnerId, partnerId),
        eq(calendarEvents.source, 'BOT'),
        // Every booking made in a talk has a key of its own.
        isNotNull(calendarEvents.bookingKey),
        notLike(calendarEvents.bookingKey, `${exampleKey}%`),
        lt(calendarEvents.createdAt, before),
      ),
    )
    .returning({ id: calendarEvents.id });
  return gone.length;
}
