import type { Understanding } from '../../../understanding/understand.ts';
import { changeIn } from './changes-of-visits.ts';
import { hearSaid, type OfVisit, type VisitsOf } from './of-visit.ts';
import { turnedTo } from './put-visit-order.ts';
import { visitsPointedAt } from './visits-pointed-at.ts';

/** The answer to which visit was meant: what was said before is done there. */
export function pickedVisit(message: Understanding, said: string, of: VisitsOf): OfVisit {
  const { state, context, visits } = of;
  const [pointed, ...more] = visitsPointedAt(message, visits, context);
  const picked = pointed && more.length === 0 ? pointed : visits.at(message.ordinal ?? visits.length);
  if (picked) {
    const order = changeIn(picked, hearSaid(said, of), of);
    const { visit } = picked;
    return order
      ? { kind: 'put', ...picked, wished: order.wished, said }
      : { kind: 'turn', state: turnedTo(state, visit) };
  }
  if (message.intents.has('no')) return { kind: 'kept' };
  return { kind: 'turn', state: { ...state, asked: null, change: null } };
}
