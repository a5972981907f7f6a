import { and, asc, eq, gt, isNotNull, isNull, lt, ne, or, type SQL } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { isLive } from '../calendar.store.ts';
import { calendarEvents } from '../calendar.table.ts';
import type { StoredEvent } from '../present-event.ts';

type Span = {
  partnerId: string;
  bayId: string | null;
  start: Date;
  end: Date;
  /** Kept free between two events of a bay; closures need none. */
  bufferMinutes: number;
  now: Date;
  exceptEventId?: string;
  /** Whose own hold is not in the way. */
  conversationId?: string | null;
};

const mostShown = 5;

/** What takes the time already: events and live holds of the bay, and closures of the studio. */
export async function findInTheWay(db: Database, span: Span): Promise<StoredEvent[]> {
  const { partnerId, exceptEventId, conversationId } = span;
  return db
    .select()
    .from(calendarEvents)
    .where(
      and(
        eq(calendarEvents.partnerId, partnerId),
        isLive(span.now),
        touches(span),
        exceptEventId === undefined ? undefined : ne(calendarEvents.id, exceptEventId),
        conversationId ? isNotHoldOf(conversationId) : undefined,
      ),
    )
    .orderBy(asc(calendarEvents.startsAt))
    .limit(mostShown);
}

export function isNotHoldOf(conversationId: string): SQL | undefined {
  return or(
    ne(calendarEvents.status, 'HOLD'),
    isNull(calendarEvents.conversationId),
    ne(calendarEvents.conversationId, conversationId),
  );
}

function touches({ bayId, start, end, bufferMinutes }: Span): SQL | undefined {
  if (bayId === null) return overlaps(start, end);
  const bufferMs = bufferMinutes * 60_000;
  const [from, to] = [new Date(start.getTime() - bufferMs), new Date(end.getTime() + bufferMs)];
  return or(
    and(isNull(calendarEvents.bayId), overlaps(start, end)),
    and(isNotNull(calendarEvents.bayId), eq(calendarEvents.bayId, bayId), overlaps(from, to)),
  );
}

function overlaps(start: Date, end: Date): SQL | undefined {
  return and(lt(calendarEvents.startsAt, end), gt(calendarEvents.endsAt, start));
}
