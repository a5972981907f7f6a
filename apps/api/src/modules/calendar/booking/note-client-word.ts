import type { ClientWord } from '@glossa/contracts';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { calendarEvents } from '../calendar.table.ts';
import type { StoredEvent } from '../present-event.ts';

type Note = { partnerId: string; eventId: string; conversationId: string; word: ClientWord };

/** What a client says about coming is kept with the booking. Null where the talk has no such booking any more. */
export async function noteClientWord(
  db: Database,
  { partnerId, eventId, conversationId, word }: Note,
): Promise<StoredEvent | null> {
  const [event] = await db
    .update(calendarEvents)
    .set({ clientWord: word })
    .where(
      and(
        eq(calendarEvents.partnerId, partnerId),
        eq(calendarEvents.id, eventId),
        eq(calendarEvents.conversationId, conversationId),
        eq(calendarEvents.status, 'BOOKED'),
      ),
    )
    .returning();
  return event ?? null;
}
