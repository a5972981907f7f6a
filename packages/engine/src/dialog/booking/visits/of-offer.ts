import type { Understanding } from '../../../understanding/understand.ts';
import { asksForChange } from './asks-for-change.ts';
import { changeIn, changesOf, putChanged } from './changes-of-visits.ts';
import { countTold } from './count-told.ts';
import { hearSaid, type OfVisit, type VisitsOf } from './of-visit.ts';
import { changeOfVisit, isUnchanged } from './order-of-visit.ts';
import type { StandingVisit } from './standing-visits.ts';
import { REFUSES, WRONG_ONE } from './visit-words.data.ts';
import { visitsPointedAt } from './visits-pointed-at.ts';

/** While a change waits for its yes it may be refused, corrected, or turn out to be of another visit. */
export function ofOffer(message: Understanding, of: VisitsOf): OfVisit | null {
  const { state, context, visits } = of;
  const met = visits.find(({ own }) => own.id === state.change?.bookingId);
  if (!met || message.times.reading !== null) return null;
  const pointed = visitsPointedAt(message, visits, context);
  if (pointed.length > 1) return putChanged(changesOf(pointed, message, of));
  const others = visits.filter((one) => one !== met);
  const isWrong = WRONG_ONE.test(message.text) && others.length === 1;
  const [other = isWrong ? others[0] : undefined] = pointed;
  if (other && other !== met) return ofOther(other, message, of);
  return corrected(met, message, of, other !== undefined) ?? (refuses(message) ? { kind: 'kept' } : null);
}

function refuses({ text }: Understanding): boolean {
  return REFUSES.test(text);
}

/** "No, the Golf": what was said before is done there, unless more is said now. */
function ofOther(other: StandingVisit, message: Understanding, of: VisitsOf): OfVisit | null {
  for (const heard of [message, hearSaid(of.state.change?.said ?? '', of)]) {
    const order = changeIn(other, heard, of);
    if (order) return { kind: 'put', ...other, wished: order.wished, said: heard.text };
  }
  return null;
}

/** "Two panes, so 600": what was offered is judged on, and put as it is meant. What leads back to what is booked keeps it. */
function corrected(
  met: StandingVisit,
  message: Understanding,
  of: VisitsOf,
  isPointed: boolean,
): OfVisit | null {
  const counted = countTold(message, of);
  if (counted) return { kind: 'put', ...met, wished: counted, said: message.text };
  if (!asksForChange(message, of.context)) return null;
  // "From the booking for the Golf take the wax out" is said of what is booked, anything else of what was offered.
  const offered = isPointed ? met : { ...met, visit: { ...met.visit, wished: of.state.wished } };
  const order = changeIn(offered, message, of);
  const change = order && changeOfVisit(met.visit, order.wished, of);
  // Who finds it too much takes nothing out of what is booked.
  if (!order || !change || (refuses(message) && change.gone.length > 0)) return null;
  if (isUnchanged(change)) return { kind: 'kept' };
  return { kind: 'put', ...met, wished: order.wished, said: message.text };
}
