import type { CalendarEvent } from '@glossa/contracts';
import { and, asc, eq, gt, lt } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { calendarEvents } from './calendar.table.ts';

export type NewEvent = Omit<typeof calendarEvents.$inferInsert, 'id' | 'createdAt'>;

const mostEvents = 5000;

/** The events that touch the span, also those that began before it. */
export async function listEvents(
  db: Database,
  partnerId: string,
  span: { from: Date; to: Date },
): Promise<CalendarEvent[]> {
  const rows = await db
    .select()
    .from(calendarEvents)
    .where(
      and(
        eq(calendarEvents.partnerId, partnerId),
        lt(calendarEvents.startsAt, span.to),
        gt(calendarEvents.endsAt, span.from),
      ),
    )
    .orderBy(asc(calendarEvents.startsAt), asc(calendarEvents.id))
    .limit(mostEvents);
  return rows.map(({ partnerId: _, createdAt: __, startsAt, endsAt, ...event }) => ({
    ...event,
    start: startsAt.toISOString(),
    end: endsAt.toISOString(),
  }));
}

export async function countEvents(db: Database, partnerId: string): Promise<number> {
  return db.$count(calendarEvents, eq(calendarEvents.partnerId, partnerId));
}

export async function insertEvents(db: Database, events: NewEvent[]): Promise<void> {
  if (events.length > 0) await db.insert(calendarEvents).values(events);
}
