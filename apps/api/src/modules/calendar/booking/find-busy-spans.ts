import type { BusySpan } from '@glossa/engine';
import { and, eq, gt, lt, ne } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { isLive } from '../calendar.store.ts';
import { calendarEvents } from '../calendar.table.ts';
import { isNotHoldOf } from './find-in-the-way.ts';

type Window = {
  /** ISO instants. */
  from: string;
  to: string;
  now: Date;
  /** Whose own hold is left out: it is free for the one who holds it. */
  exceptConversationId?: string;
  /** A booking about to be moved is not in its own way. */
  exceptEventId?: string;
};

/** The taken time of a studio as the engine wants it: no names, holds that live, closures without a bay. */
export async function findBusySpans(db: Database, partnerId: string, window: Window): Promise<BusySpan[]> {
  const { from, to, now, exceptConversationId, exceptEventId } = window;
  const rows = await db
    .select({ bayId: calendarEvents.bayId, start: calendarEvents.startsAt, end: calendarEvents.endsAt })
    .from(calendarEvents)
    .where(
      and(
        eq(calendarEvents.partnerId, partnerId),
        lt(calendarEvents.startsAt, new Date(to)),
        gt(calendarEvents.endsAt, new Date(from)),
        isLive(now),
        exceptConversationId === undefined ? undefined : isNotHoldOf(exceptConversationId),
        exceptEventId === undefined ? undefined : ne(calendarEvents.id, exceptEventId),
      ),
    );
  return rows.map(({ bayId, start, end }) => ({
    bayId,
    start: start.toISOString(),
    end: end.toISOString(),
  }));
}
