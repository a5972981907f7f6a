import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { notFound } from '../../../http/http.errors.ts';
import { lockEvent, updateEventRow } from '../calendar.store.ts';
import { calendarEvents } from '../calendar.table.ts';

type Deletion = { partnerId: string; eventId: string; now: Date };

/**
 * Takes an event off the calendar; its time is free at once. The row stays as cancelled, so that the client's
 * own page can say so and the owner can take it back. A hold is simply released.
 */
export async function deleteEvent(db: Database, { partnerId, eventId, now }: Deletion): Promise<void> {
  await db.transaction(async (tx) => {
    const event = await lockEvent(tx, partnerId, eventId);
    if (!event || event.status === 'CANCELLED') throw notFound();
    if (event.status === 'HOLD') {
      const isThis = and(eq(calendarEvents.partnerId, partnerId), eq(calendarEvents.id, eventId));
      await tx.delete(calendarEvents).where(isThis);
      return;
    }
    await updateEventRow(tx, event, { status: 'CANCELLED', cancelledAt: now, cancelledBy: 'OWNER' });
  });
}
