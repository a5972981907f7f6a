import type { DialogState, Visit } from '../../dialog-state.ts';
import type { OwnBooking } from '../../facts.ts';
import { HERS, MINE } from '../basket/cars/owner-words.data.ts';
import { carName } from '../wish/car-name.ts';
import { OF_VISIT } from './kept-time-words.data.ts';

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

/** "Cancel mine", "cancel his": the first car of a talk is the client's own, the others are somebody else's. */
export function bookingsOfOwner(
  text: string,
  { visits = [] }: DialogState,
  own: readonly OwnBooking[],
): OwnBooking[] {
  const standing = visits.filter((visit) => bookingOf(visit, own));
  const cars = new Set(standing.map((visit) => carName(visit.wished[0]?.car ?? visit.car)));
  const [first, ...others] = standing;
  if (!first || cars.size < 2) return [];
  const isMine = isPointed(text, MINE);
  if (isMine === isPointed(text, HERS)) return [];
  return (isMine ? [first] : others).flatMap((visit) => bookingOf(visit, own) ?? []);
}

/** "My appointment" points at no car. */
function isPointed(text: string, words: RegExp): boolean {
  const said = words.exec(text);
  return said !== null && OF_VISIT.exec(text.slice(said.index + said[0].length).trimStart())?.index !== 0;
}
