import { and, eq, gt, or, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { calendarEvents } from '../calendar.table.ts';
import { contactKey } from '../domain/contact-key.ts';

type Contact = { partnerId: string; conversationId: string; customerPhone: string; now: Date };

/** How many bookings this conversation or this phone number has ahead: one visitor must not hoard the calendar. */
export async function countOpenBookings(db: Database, contact: Contact): Promise<number> {
  const phone = contactKey(contact.customerPhone);
  const digits = sql`right(regexp_replace(${calendarEvents.customerPhone}, '[^0-9]', '', 'g'), 9)`;
  return db.$count(
    calendarEvents,
    and(
      eq(calendarEvents.partnerId, contact.partnerId),
      eq(calendarEvents.status, 'BOOKED'),
      eq(calendarEvents.source, 'BOT'),
      gt(calendarEvents.endsAt, contact.now),
      or(
        eq(calendarEvents.conversationId, contact.conversationId),
        phone === null ? undefined : sql`${digits} = ${phone}`,
      ),
    ),
  );
}
