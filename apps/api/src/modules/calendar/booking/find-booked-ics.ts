import type { Database } from '../../../db/database.ts';
import { type IcsStudio, icsOf } from '../domain/ics.ts';
import { presentEvent } from '../present-event.ts';
import { findBooking } from './find-bookings.ts';

type Wanted = { partnerId: string; eventId: string; studio: IcsStudio; now: Date };

/** A booking as a file for the client's own calendar, which takes a cancelled one out of it again. */
export async function findBookedIcs(db: Database, wanted: Wanted): Promise<string | null> {
  const event = await findBooking(db, wanted.partnerId, wanted.eventId);
  return event && icsOf(presentEvent(event), { ...wanted, language: event.language });
}
