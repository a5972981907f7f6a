import type { DialogState, Visit } from '../../dialog-state.ts';
import type { OwnBooking } from '../../facts.ts';
import { carName } from '../wish/car-name.ts';

/** The booking of a visit in the calendar. Two cars may come at one hour: their bays tell them apart. */
export function bookingOf(
  visit: Visit | null | undefined,
  own: readonly OwnBooking[],
): OwnBooking | undefined {
  const then = own.filter(({ start }) => visit && Date.parse(start) === Date.parse(visit.start));
  return then.find(({ bayId }) => bayId === visit?.bayId) ?? then[0];
}

export function isVisitOf(visit: Visit, { start, bayId }: OwnBooking): boolean {
  if (Date.parse(visit.start) !== Date.parse(start)) return false;
  return visit.bayId === undefined || visit.bayId === bayId;
}

/** The visits of a car by its name, as far as they stand. */
export function bookingsOfCar(
  name: string,
  { visits = [] }: DialogState,
  own: readonly OwnBooking[],
): OwnBooking[] {
  if (name === '') return [];
  return visits
    .filter((visit) => carName(visit.wished[0]?.car ?? visit.car) === name)
    .flatMap((visit) => bookingOf(visit, own) ?? []);
}
