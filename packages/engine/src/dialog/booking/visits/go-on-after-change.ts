import type { DialogState } from '../../../dialog-state.ts';
import type { Understanding } from '../../../understanding/understand.ts';
import { words } from '../../act.ts';
import { durationOf } from '../../answers/duration-of.ts';
import type { Context } from '../../context.ts';
import { ask, type Draft, newDraft, say } from '../../draft.ts';
import { settledRows } from '../../wish/answer-wish.ts';
import { calledCar } from '../../wish/car-name.ts';
import { isAsBooked, isOfOtherCar } from '../is-as-booked.ts';
import { summaryOf } from '../summary-of.ts';
import { changeIn } from './changes-of-visits.ts';
import { hearSaid, type Plan } from './of-visit.ts';
import { putVisitOrder } from './put-visit-order.ts';
import { standingVisits } from './standing-visits.ts';

/** The change of a visit is settled: what the same message changes of another one is put, or the talk goes back to its plan. */
export function goOnAfterChange(
  draft: Draft,
  change: DialogState['change'],
  at: { message: Understanding; context: Context },
): void {
  const { next, plan } = change ?? {};
  if (next) putNext(draft, next, at);
  else if (plan) takePlanUp(draft, plan, at.context);
}

/** The other car is spoken of again: at its time, where one was chosen. */
function takePlanUp(draft: Draft, { wished, slot }: Plan, context: Context): void {
  const { state } = draft;
  const car = wished[0]?.car;
  if (!car) return;
  draft.state = { ...state, wished, car, carType: null, isFurther: true };
  const rows = slot && settledRows(newDraft(draft.state), context);
  if (!rows || !slot) {
    say(draft, 'nextCar', { car: words(calledCar(car, state.language)) });
    ask(draft, { kind: 'booking', choices: [{ key: 'book' }] });
    return;
  }
  const slotMinutes = durationOf(rows, context.studio);
  draft.told.push([...draft.quoted], [...rows]);
  draft.state = { ...draft.state, isBooking: true, slot, slotMinutes };
  say(draft, 'confirm', summaryOf(draft, rows, slot));
  ask(draft, { kind: 'confirm', choices: [{ key: 'yes' }, { key: 'otherTime' }] });
}

function putNext(
  draft: Draft,
  { bookingId, said }: { bookingId: string; said: string },
  { message, context }: { message: Understanding; context: Context },
): void {
  const { state } = draft;
  const of = { state, context, visits: standingVisits(state, context) };
  const met = of.visits.find(({ own }) => own.id === bookingId);
  const order = met && changeIn(met, hearSaid(said, of), of);
  if (!met || !order) return;
  draft.told.push([...draft.quoted]);
  putVisitOrder(draft, { ...met, wished: order.wished, said }, { message, context });
}

/** What is planned for another car while a visit is changed: it is not lost. */
export function planBeside(state: DialogState): Plan | null {
  const { wished, car, slot } = state;
  if (car === null || wished.length === 0 || isAsBooked(state) || !isOfOtherCar(state)) return null;
  return { wished: wished.map((one) => ({ ...one, car: one.car ?? car })), slot };
}
