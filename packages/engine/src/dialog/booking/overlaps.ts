import type { OwnBooking } from '../../facts.ts';
import type { Slot } from '../../when/index.ts';

/** A booking moved by an hour stands in its own way: it keeps the time it already holds. */
export function overlaps(slot: Slot, booking: OwnBooking): boolean {
  return (
    slot.bayId === booking.bayId &&
    Date.parse(slot.start) < Date.parse(booking.end) &&
    Date.parse(booking.start) < Date.parse(slot.end)
  );
}
