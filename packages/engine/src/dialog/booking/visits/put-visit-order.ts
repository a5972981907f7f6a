import type { DialogState, Visit, WishedService } from '../../../dialog-state.ts';
import type { Understanding } from '../../../understanding/understand.ts';
import type { Context } from '../../context.ts';
import { type Draft, newDraft } from '../../draft.ts';
import { settledRows } from '../../wish/answer-wish.ts';
import { asVisit } from '../as-visit.ts';
import { book } from '../book.ts';
import { isTooLate, leaveToOwner } from '../change-booking.ts';
import { putSwap } from '../put-swap.ts';
import { slotOf } from '../rebook.ts';
import type { NextChange } from './of-visit.ts';
import type { StandingVisit } from './standing-visits.ts';

type Put = StandingVisit & { wished: readonly WishedService[]; said: string; next?: NextChange };

/**
 * A visit with another order is put to the client at its own time, with the new sum: it is changed on a yes. What no
 * longer fits into its hours is looked for at another time, together with all that is booked.
 */
export function putVisitOrder(
  draft: Draft,
  { visit, own, wished, said, next }: Put,
  { message, context }: { message: Understanding; context: Context },
): boolean {
  const focus = turnedTo(draft.state, visit);
  const state: DialogState = { ...focus, wished: [...wished], name: own.customerName };
  const rows = settledRows(newDraft(state), context);
  if (!rows) return false;
  draft.state = focus;
  if (isTooLate(own, context)) {
    leaveToOwner(draft, message, context);
    return true;
  }
  const slot = slotOf(own, rows, context);
  draft.state = {
    ...state,
    change: { kind: 'swap', bookingId: own.id, isWhole: true, said, ...(next && { next }) },
  };
  if (slot) return putSwap(draft, rows, slot);
  draft.state = { ...state, isBooking: true };
  draft.told.push([...rows]);
  book(draft, message, context, rows);
  return true;
}

/** What is said next is said of this visit. */
export function turnedTo(state: DialogState, visit: Visit): DialogState {
  return { ...asVisit(state, visit), booked: visit, priced: [], beside: [], shownRowIds: [] };
}
