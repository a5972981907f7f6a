import type { DialogState, Visit, WishedService } from '../../../dialog-state.ts';
import type { PriceRow } from '../../../facts.ts';
import type { Understanding } from '../../../understanding/understand.ts';
import type { Context } from '../../context.ts';
import { newDraft } from '../../draft.ts';
import { judgeMessage } from '../../order/judge-message.ts';
import { ruleOrder } from '../../order/ruling/rule-order.ts';
import { settledRows } from '../../wish/answer-wish.ts';
import { turnedTo } from './put-visit-order.ts';

/** What a message makes of the order of a visit, and which prices come and go with it. */
export type VisitOrder = {
  wished: WishedService[];
  rows: readonly PriceRow[];
  added: readonly PriceRow[];
  gone: readonly PriceRow[];
  /** Nothing of what was booked stays. */
  isWhole: boolean;
  /** Something comes that was not booked at all. */
  isNew: boolean;
};

/** The talk as it was before a visit was booked: its order is judged as any order is. */
export function beforeVisit(state: DialogState, visit: Visit): DialogState {
  const { visits: _, past: __, previous: ___, ...rest } = turnedTo(state, visit);
  return { ...rest, booked: null, compared: [], isBooking: false };
}

/**
 * The order of a visit after a message, judged over what stands in it for its own car. Null where nothing sure comes of
 * it: nothing is left, or something is still to choose.
 */
export function orderOfVisit(
  visit: Visit,
  message: Understanding,
  { state, context, isPointed }: { state: DialogState; context: Context; isPointed: boolean },
): VisitOrder | null {
  const before = beforeVisit(state, visit);
  const ruled = ruleOrder(message, { state: before, context, isAtALoss: isPointed });
  const wished = ruled ? ruled.wish.wished : judged(before, message, context);
  return wished && changeTo(wished, before, context);
}

/** What another order would change of a visit. */
export function changeOfVisit(
  visit: Visit,
  wished: readonly WishedService[],
  { state, context }: { state: DialogState; context: Context },
): VisitOrder | null {
  return changeTo([...wished], beforeVisit(state, visit), context);
}

function judged(before: DialogState, message: Understanding, context: Context): WishedService[] | null {
  // Where it is in doubt it is put to the client all the same, and done on a yes only.
  const { wished, open, isTouched, isUnknown } = judgeMessage(before, message, context).revised;
  return isTouched && !isUnknown && open.length === 0 ? wished : null;
}

function changeTo(wished: WishedService[], before: DialogState, context: Context): VisitOrder | null {
  const rows = wished.length > 0 ? settledRows(newDraft({ ...before, wished }), context) : null;
  const own = settledRows(newDraft(before), context);
  if (!rows || !own || rows.length === 0) return null;
  const gone = without(own, rows);
  const isNew = rows.some((row) => !own.includes(row));
  return { wished, rows, added: without(rows, own), gone, isWhole: gone.length === own.length, isNew };
}

/** As often as a row stands in the one and not in the other. */
function without(rows: readonly PriceRow[], others: readonly PriceRow[]): PriceRow[] {
  const left = [...others];
  return rows.filter((row) => {
    const at = left.indexOf(row);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

export function isUnchanged({ added, gone }: VisitOrder): boolean {
  return added.length + gone.length === 0;
}
