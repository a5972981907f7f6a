import type { Booking } from '@glossa/contracts';
import type { Database } from '../../db/database.ts';
import { listBookings } from '../calendar/index.ts';
import type { StoredMessage } from './conversations.store.ts';

/** A card of a booking that was moved or cancelled since says so, whoever did it. */
export async function markOldBookings(
  db: Database,
  partnerId: string,
  said: readonly StoredMessage[],
): Promise<StoredMessage[]> {
  const ids = [...new Set(said.flatMap(({ extras }) => extras.booking?.eventId ?? []))];
  if (ids.length === 0) return [...said];
  const now = new Map((await listBookings(db, partnerId, ids)).map((event) => [event.id, event]));
  return said.map((message) => {
    const { booking } = message.extras;
    if (!booking) return message;
    const state = stateOf(booking, now.get(booking.eventId));
    return state ? { ...message, extras: { ...message.extras, booking: { ...booking, state } } } : message;
  });
}

type Now = { status: string; startsAt: Date; endsAt: Date };

function stateOf({ start, end }: Booking, now: Now | undefined): 'MOVED' | 'CANCELLED' | null {
  if (now?.status !== 'BOOKED') return 'CANCELLED';
  const isSame = Date.parse(start) === now.startsAt.getTime() && Date.parse(end) === now.endsAt.getTime();
  return isSame ? null : 'MOVED';
}
