import { and, eq, isNull, notLike, or } from 'drizzle-orm';
import { calendarEvents } from '../calendar.table.ts';
import { exampleKey } from './example-events.ts';

/** What bots booked for clients and still stands. Examples look like that, and nobody ever talked about them. */
export function bookedByBots(partnerId: string) {
  return and(
    eq(calendarEvents.partnerId, partnerId),
    eq(calendarEvents.source, 'BOT'),
    eq(calendarEvents.status, 'BOOKED'),
    or(isNull(calendarEvents.bookingKey), notLike(calendarEvents.bookingKey, `${exampleKey}%`)),
  );
}
