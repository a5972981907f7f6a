import type { CalendarEvent } from '@glossa/contracts';
import { and, asc, eq, gt, lt, ne, or } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { calendarEvents } from './calendar.table.ts';
import { presentEvent, type StoredEvent } from './present-event.ts';

export type NewEvent = Omit<typeof calendarEvents.$inferInsert, 'id'>;

const mostEvents = 5000;

/** What takes time at this instant: bookings, and holds that have not run out. */
export function isLive(now: Date) {
  return or(
    eq(calendarEvents.status, 'BOOKED'),
    and(eq(calendarEvents.status, 'HOLD'), gt(calendarEvents.expiresAt, now)),
  );
}

/** The live events that touch the span, also those that began before it. */
export async function listEvents(
  db: Database,
  partnerId: string,
  { from, to, now }: { from: Date; to: Date; now: Date },
): Promise<CalendarEvent[]> {
  const rows = await db
    .select()
    .from(calendarEvents)
    .where(
      and(
        eq(calendarEvents.partnerId, partnerId),
        lt(calendarEvents.startsAt, to),
        gt(calendarEvents.endsAt, from),
        isLive(now),
      ),
    )
    .orderBy(asc(calendarEvents.startsAt), asc(calendarEvents.id))
    .limit(mostEvents);
  return rows.map(presentEvent);
}

/** Every booking there ever was, also those that were cancelled: what a business takes with it. */
export async function listAllEvents(db: Database, partnerId: string): Promise<CalendarEvent[]> {
  const rows = await db
    .select()
    .from(calendarEvents)
    .where(
      and(
        eq(calendarEvents.partnerId, partnerId),
        ne(calendarEvents.status, 'HOLD'),
        ne(calendarEvents.source, 'CALENDAR'),
      ),
    )
    .orderBy(asc(calendarEvents.startsAt), asc(calendarEvents.id));
  return rows.map(presentEvent);
}

export async function countEvents(db: Database, partnerId: string): Promise<number> {
  return db.$count(calendarEvents, eq(calendarEvents.partnerId, partnerId));
}

export async function insertEvents(db: Database, events: NewEvent[]): Promise<void> {
  if (events.length > 0) await db.insert(calendarEvents).values(events);
}

export async function insertEvent(db: Database, event: NewEvent): Promise<StoredEvent> {
  const [inserted] = await db.insert(calendarEvents).values(event).returning();
  if (!inserted) throw new Error('The insert of an event returned no row.');
  return inserted;
}

export async function findEvent(
  db: Database,
  partnerId: string,
  eventId: string,
): Promise<StoredEvent | null> {
  const [event] = await db.select().from(calendarEvents).where(isEvent(partnerId, eventId));
  return event ?? null;
}

/** Reads an event for a change: nobody else changes it until the transaction ends. */
export async function lockEvent(
  db: Database,
  partnerId: string,
  eventId: string,
): Promise<StoredEvent | null> {
  const [event] = await db.select().from(calendarEvents).where(isEvent(partnerId, eventId)).for('update');
  return event ?? null;
}

export async function findEventByKey(
  db: Database,
  partnerId: string,
  bookingKey: string,
): Promise<StoredEvent | null> {
  const [event] = await db
    .select()
    .from(calendarEvents)
    .where(and(eq(calendarEvents.partnerId, partnerId), eq(calendarEvents.bookingKey, bookingKey)));
  return event ?? null;
}

export async function updateEventRow(
  db: Database,
  event: StoredEvent,
  changes: Partial<NewEvent>,
): Promise<StoredEvent> {
  const [updated] = await db
    .update(calendarEvents)
    .set({ ...changes, version: event.version + 1 })
    .where(isEvent(event.partnerId, event.id))
    .returning();
  if (!updated) throw new Error('The update of an event changed no row.');
  return updated;
}

function isEvent(partnerId: string, eventId: string) {
  return and(eq(calendarEvents.partnerId, partnerId), eq(calendarEvents.id, eventId));
}
