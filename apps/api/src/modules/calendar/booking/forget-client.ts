import { and, eq, type SQL } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { forgetNews } from '../../notifications/index.ts';
import { calendarEvents } from '../calendar.table.ts';
import { deleteHoldsOf } from './holds.store.ts';

/** The studio keeps the time and the job; who the client was is gone. */
export async function forgetClient(db: Database, partnerId: string, conversationId: string): Promise<void> {
  await deleteHoldsOf(db, partnerId, conversationId);
  await forget(db, partnerId, eq(calendarEvents.conversationId, conversationId));
}

/** The same for one booking, whoever made it. */
export async function forgetClientOf(db: Database, partnerId: string, eventId: string): Promise<void> {
  await forget(db, partnerId, eq(calendarEvents.id, eventId));
}

async function forget(db: Database, partnerId: string, which: SQL): Promise<void> {
  const forgotten = await db
    .update(calendarEvents)
    .set({
      customerName: '',
      customerPhone: '',
      customerEmail: '',
      carPlate: '',
      description: '',
      conversationId: null,
      clientWord: null,
    })
    .where(and(eq(calendarEvents.partnerId, partnerId), which))
    .returning({ id: calendarEvents.id });
  await forgetNews(
    db,
    partnerId,
    forgotten.map(({ id }) => id),
  );
}
