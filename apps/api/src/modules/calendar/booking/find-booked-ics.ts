import type { Database } from '../../../db/database.ts';
import { findEvent } from '../calendar.store.ts';
import { type IcsStudio, icsOf } from '../domain/ics.ts';
import { presentEvent } from '../present-event.ts';

type Wanted = { partnerId: string; eventId: string; studio: IcsStudio; now: Date };

/** A live booking as a file for the client's own calendar. */
export async function findBookedIcs(db: Database, wanted: Wanted): Promise<string | null> {
  const event = await findEvent(db, wanted.partnerId, wanted.eventId);
  return event?.status === 'BOOKED' ? icsOf(presentEvent(event), wanted.studio, wanted.now) : null;
}
