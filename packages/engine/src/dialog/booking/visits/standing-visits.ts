import type { Car } from '../../../cars/index.ts';
import type { DialogState, Visit } from '../../../dialog-state.ts';
import type { OwnBooking } from '../../../facts.ts';
import type { Context } from '../../context.ts';
import { bookingOf } from '../booking-of-visit.ts';

/** A visit this talk has made, and its booking in the calendar. */
export type StandingVisit = { visit: Visit; own: OwnBooking };

/** The visits of this talk that still stand, in the order in which they were made. */
export function standingVisits({ visits = [], booked }: DialogState, { calendar }: Context): StandingVisit[] {
  const known = visits.length > 0 ? visits : booked ? [booked] : [];
  return known.flatMap((visit) => {
    const own = bookingOf(visit, calendar.own);
    return own ? [{ visit, own }] : [];
  });
}

export function carOfVisit({ wished, car }: Visit): Car | null {
  return wished[0]?.car ?? car ?? null;
}
