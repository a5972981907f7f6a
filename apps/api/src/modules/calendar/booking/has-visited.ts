import { and, eq, lte, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { calendarEvents } from '../calendar.table.ts';
import { contactKey } from '../domain/contact-key.ts';

type Person = { conversationId: string; phones: readonly string[]; emails: readonly string[]; now: Date };

/**
 * Whether somebody has been to the studio, or will come by a booking made elsewhere: known by the talk itself, the
 * phone or the e-mail address. Who did not come has not been there.
 */
export async function hasVisited(db: Database, partnerId: string, person: Person): Promise<boolean> {
  const { conversationId, now } = person;
  const phones = person.phones.flatMap((phone) => contactKey(phone) ?? []);
  const emails = person.emails.filter(Boolean).map((email) => email.toLowerCase());
  const digits = sql`right(regexp_replace(${calendarEvents.customerPhone}, '[^0-9]', '', 'g'), 9)`;
  const isElsewhere = sql`${calendarEvents.conversationId} is distinct from ${conversationId}`;
  const isSame = or(
    ...phones.map((phone) => sql`${digits} = ${phone}`),
    ...emails.map((email) => eq(calendarEvents.customerEmail, email)),
  );
  const [found] = await db
    .select({ id: calendarEvents.id })
    .from(calendarEvents)
    .where(
      and(
        eq(calendarEvents.partnerId, partnerId),
        eq(calendarEvents.status, 'BOOKED'),
        ne(calendarEvents.jobState, 'NO_SHOW'),
        or(
          and(eq(calendarEvents.conversationId, conversationId), lte(calendarEvents.endsAt, now)),
          isSame && and(isElsewhere, isSame),
        ),
      ),
    )
    .limit(1);
  return found !== undefined;
}
