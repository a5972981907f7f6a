import type { Understanding } from '../../../understanding/understand.ts';
import { words } from '../../act.ts';
import { listed } from '../../choice.ts';
import type { Context } from '../../context.ts';
import { ask, type Draft, say } from '../../draft.ts';
import { carName } from '../../wish/car-name.ts';
import { tellLeftOut } from '../after-booking.ts';
import { asVisit } from '../as-visit.ts';
import { goOnAfterChange, planBeside } from './go-on-after-change.ts';
import type { OfVisit } from './of-visit.ts';
import { putVisitOrder } from './put-visit-order.ts';
import { carOfVisit, type StandingVisit } from './standing-visits.ts';

/** Does what a message was heard to do to the visits of this talk. False where it can't be done. */
export function actOnVisit(draft: Draft, of: OfVisit, message: Understanding, context: Context): boolean {
  switch (of.kind) {
    case 'put':
      return put(draft, of, { message, context });
    case 'kept':
      return keep(draft, { message, context });
    case 'which':
      return askWhich(draft, of.visits, of.said);
    case 'turn':
      return false;
  }
}

type At = { message: Understanding; context: Context };

function put(draft: Draft, of: OfVisit & { kind: 'put' }, at: At): boolean {
  const plan = draft.state.change?.plan ?? planBeside(draft.state);
  return putVisitOrder(draft, { ...of, ...(plan && { plan }) }, at);
}

function keep(draft: Draft, at: At): boolean {
  const { booked, change } = draft.state;
  if (!booked) return false;
  tellLeftOut(draft);
  draft.state = { ...asVisit(draft.state, booked), booked };
  say(draft, 'kept');
  say(draft, 'bookedAt', { when: { instant: booked.start } });
  goOnAfterChange(draft, change, at);
  return true;
}

/** Two visits fit and nothing tells which: they are shown to choose from, by their cars or by their times. */
function askWhich(draft: Draft, visits: readonly StandingVisit[], said: string): true {
  for (const { own } of visits)
    say(draft, 'ownBooking', { service: words(own.service), when: { instant: own.start } });
  say(draft, 'whichBooking');
  draft.state = { ...draft.state, change: { kind: 'swap', bookingId: '', said } };
  const names = visits.map(({ visit }) => carName(carOfVisit(visit)));
  const isByCar = new Set(names).size === names.length && names.every((name) => name !== '');
  ask(draft, {
    kind: 'ownBooking',
    choices: isByCar ? listed(names) : visits.map(({ own }) => ({ slot: own })),
  });
  return true;
}
