import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { notFound } from '../../../http/http.errors.ts';
import { fromCalendar } from '../calendar.errors.ts';
import { lockEvent, updateEventRow } from '../calendar.store.ts';
import { calendarEvents } from '../calendar.table.ts';

type Deletion = {
  partnerId: string;
  eventId: string;
  /** Of a series, also the ones after it. */
  following?: boolean;
  now: Date;
};

/**
 * Takes an event off the calendar; its time is free at once. The row stays as cancelled, so that the client's
 * own page can say so and the owner can take it back. A hold is simply released.
 */
export async function deleteEvent(db: Database, deletion: Deletion): Promise<void> {
  const { partnerId, eventId, following = false, now } = deletion;
  await db.transaction(async (tx) => {
    const event = await lockEvent(tx, partnerId, eventId);
    if (!event || event.status === 'CANCELLED') throw notFound();
    if (event.subscriptionId !== null) throw fromCalendar();
    if (event.status === 'HOLD') {
      const isThis = and(eq(calendarEvents.partnerId, partnerId), eq(calendarEvents.id, eventId));
      await tx.delete(calendarEvents).where(isThis);
      return;
    }
    const cancelled = { status: 'CANCELLED', cancelledAt: now, cancelledBy: 'OWNER' } as const;
    await updateEventRow(tx, event, cancelled);
    if (!following || event.seriesId === null) return;
    await tx
      .update(calendarEvents)
      .set({ ...cancelled, version: sql`${calendarEvents.version} + 1` })
      .where(
        and(
          eq(calendarEvents.partnerId, partnerId),
          eq(calendarEvents.seriesId, event.seriesId),
          eq(calendarEvents.status, 'BOOKED'),
          gt(calendarEvents.startsAt, event.startsAt),
        ),
      );
  });
}
