import type { CalendarEvent } from '@glossa/contracts';
import type { Database } from '../../../db/database.ts';
import { notFound } from '../../../http/http.errors.ts';
import { rescheduleBooking } from '../booking/reschedule-booking.ts';
import { bayTaken, notBookable, tooLate } from '../calendar.errors.ts';
import type { FoundBooking } from './find-own-booking.ts';
import { listMoveSlots } from './list-move-slots.ts';

type Move = { start: Date; now: Date };

const twoWeeksMs = 14 * 24 * 60 * 60_000;

/** Moves a booking to a time the client chose, into whichever bay is free then. */
export async function moveOwnBooking(
  db: Database,
  found: FoundBooking,
  { start, now }: Move,
): Promise<CalendarEvent> {
  const { event, partner } = found;
  const to = new Date(start.getTime() + 1);
  const [slot] = await listMoveSlots(db, found, { from: start, to, now });
  if (!slot) throw await refuse(db, found, { start, now });
  const result = await rescheduleBooking(db, {
    partnerId: partner.id,
    eventId: event.id,
    ...slot,
    now,
    rules: partner.config,
  });
  if (result.ok) return result.event;
  switch (result.reason) {
    case 'taken':
      throw await refuse(db, found, { start, now });
    case 'too_late':
      throw tooLate();
    case 'not_found':
      throw notFound();
    case 'in_past':
    case 'too_soon':
    case 'too_far':
    case 'closed':
      throw notBookable();
  }
}

/** Other people's bookings are named to nobody: only free times are offered. */
async function refuse(db: Database, found: FoundBooking, { start, now }: Move) {
  const to = new Date(Math.max(start.getTime(), now.getTime()) + twoWeeksMs);
  const slots = await listMoveSlots(db, found, { from: start, to, now });
  return bayTaken({ inTheWay: [], alternatives: slots.slice(0, 3) });
}
