import type { DialogState, Visit, WishedService } from '../../../dialog-state.ts';
import type { Understanding } from '../../../understanding/understand.ts';
import type { Context } from '../../context.ts';
import { type Draft, newDraft } from '../../draft.ts';
import { settledRows } from '../../wish/answer-wish.ts';
import { withoutCar } from '../../wish/wishes-by-car.ts';
import { asVisit } from '../as-visit.ts';
import { book } from '../book.ts';
import { isTooLate, leaveToOwner } from '../change-booking.ts';
import { putSwap } from '../put-swap.ts';
import { slotOf } from '../rebook.ts';
import type { NextChange, Plan } from './of-visit.ts';
import type { StandingVisit } from './standing-visits.ts';

type Put = StandingVisit & {
  wished: readonly WishedService[];
  said: string;
  next?: NextChange;
  plan?: Plan;
};

/**
 * A visit with another order is put to the client at its own time, with the new sum: it is changed on a yes. What no
 * longer fits into its hours is looked for at another time, together with all that is booked.
 */
export function putVisitOrder(
  draft: Draft,
  { visit, own, wished, said, next, plan }: Put,
  { message, context }: { message: Understanding; context: Context },
): boolean {
  const focus = turnedTo(draft.state, visit);
  const isOthers = visit.wished.some((one) => one.isOthers) && { isOthers: true };
  const lines = wished.map((one) => ({ ...one, ...isOthers }));
  const state: DialogState = { ...focus, wished: lines, name: own.customerName };
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
    change: {
      kind: 'swap',
      bookingId: own.id,
      isWhole: true,
      said,
      ...(next && { next }),
      ...(plan && { plan }),
    },
  };
  if (slot) return putSwap(draft, { rows, slot }, context);
  draft.state = { ...state, isBooking: true };
  draft.told.push([...rows]);
  book(draft, message, context, rows);
  return true;
}

/** What is said next is said of this visit: its car is the one talked about, and no line needs to name it. */
export function turnedTo(state: DialogState, visit: Visit): DialogState {
  const turned = asVisit(state, visit);
  const [first] = visit.wished;
  return {
    ...turned,
    ...{ wished: visit.wished.map(withoutCar), booked: visit, priced: [], beside: [], shownRowIds: [] },
    ...(first?.car && { car: first.car, carType: first.carType ?? visit.carType ?? null }),
  };
}
