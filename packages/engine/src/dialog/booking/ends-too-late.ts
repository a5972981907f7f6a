import type { Slot } from '../../when/index.ts';
import { toLocal } from '../context.ts';
import { findSlotsNear, type SlotSearch } from './find-slots.ts';

/**
 * Whether the work would end on that day only after the car is needed again, while another time ends before. What was
 * offered all the same may be taken.
 */
export function endsTooLate(slot: Slot, search: SlotSearch, offered: readonly Slot[]): boolean {
  if (isInTime(slot, search) || offered.some(({ start }) => start === slot.start)) return false;
  const start = toLocal(slot.start, search.opening.timezone).toString().slice(0, 16);
  const near = findSlotsNear(search, { kind: 'instant', start, isAmbiguous: false });
  return near.some((other) => isInTime(other, search));
}

/** A job of several days has no hour that it could miss. */
function isInTime({ start, end }: Slot, { opening, doneBy }: SlotSearch): boolean {
  const [begin, done] = [toLocal(start, opening.timezone), toLocal(end, opening.timezone)];
  if (doneBy === undefined || !begin.toPlainDate().equals(done.toPlainDate())) return true;
  return done.toString().slice(11, 16) <= doneBy;
}
