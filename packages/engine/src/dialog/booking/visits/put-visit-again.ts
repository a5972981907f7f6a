import type { DialogState } from '../../../dialog-state.ts';
import type { Understanding } from '../../../understanding/understand.ts';
import type { Context } from '../../context.ts';
import type { Draft } from '../../draft.ts';
import { isSameOrder } from '../../wish/same-wishes.ts';
import { asVisit } from '../as-visit.ts';
import { putVisitOrder } from './put-visit-order.ts';
import { standingVisits } from './standing-visits.ts';

/** A change of a visit that got neither yes nor no while something else was asked is put once more. */
export function putVisitAgain(
  draft: Draft,
  before: DialogState,
  { message, context }: { message: Understanding; context: Context },
): void {
  const { state } = draft;
  const { change } = before;
  if (before.asked?.kind !== 'add' || change?.said === undefined || !change.isWhole) return;
  if (state.asked !== null || state.change !== null || state.isBooking || state.slot !== null) return;
  if (!isSameOrder(state.wished, before.wished) || draft.effects.some(({ kind }) => kind !== 'handoff'))
    return;
  const met = standingVisits(state, context).find(({ own }) => own.id === change.bookingId);
  if (!met) return;
  draft.acts = draft.acts.filter(({ key }) => !UNHEARD.has(key));
  if (draft.wantsPerson) draft.state = { ...asVisit(state, met.visit), booked: met.visit };
  else
    putVisitOrder(
      draft,
      { ...met, ...change, wished: before.wished, said: change.said },
      { message, context },
    );
}

const UNHEARD: ReadonlySet<string> = new Set(['clarify', 'notUnderstood', 'anythingElse', 'thanks']);
