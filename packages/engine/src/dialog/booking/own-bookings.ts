import { Temporal } from 'temporal-polyfill';
import type { DialogState } from '../../dialog-state.ts';
import type { OwnBooking } from '../../facts.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { splitWords } from '../../words/split-words.ts';
import { toLatinSound } from '../../words/to-latin.ts';
import { type Context, toLocal } from '../context.ts';

/** The bookings of this client, soonest first: those under the name given, when there are several names. */
export function listOwnBookings(
  message: Understanding,
  state: DialogState,
  { calendar, now }: Context,
): OwnBooking[] {
  if (calendar.own.length === 0) return [];
  const coming = calendar.own
    .filter((booking) => Temporal.Instant.compare(booking.end, now) > 0)
    .toSorted((a, b) => a.start.localeCompare(b.start));
  const named = coming.filter((booking) =>
    isNamed(booking.customerName, `${message.text} ${state.name ?? ''}`),
  );
  if (named.length > 0) return named;
  const first = coming.filter((booking) => isNamedFirst(booking, state.name ?? '', coming));
  if (first.length > 0) return first;
  const names = new Set(coming.map((booking) => splitWords(booking.customerName).join(' ')));
  return names.size <= 1 ? coming : [];
}

/** Whether the message names somebody who has a booking. */
export function namesOwner({ text }: Understanding, { calendar, now }: Context): boolean {
  return calendar.own.some(
    ({ customerName, end }) => Temporal.Instant.compare(end, now) > 0 && isNamed(customerName, text),
  );
}

/** The one the message speaks of: that of the day or the service named, else the soonest. */
export function pickBooking(
  bookings: readonly OwnBooking[],
  message: Understanding,
  { studio }: Context,
): OwnBooking | null {
  const days = [message.times.old, message.times.reading].flatMap(
    (reading) => reading?.start.slice(0, 10) ?? [],
  );
  const onDay = bookings.find((booking) =>
    days.includes(toLocal(booking.start, studio.timezone).toString().slice(0, 10)),
  );
  const words = splitWords(message.rest);
  const byService = bookings.find((booking) =>
    splitWords(booking.service).some((word) => words.includes(word)),
  );
  return onDay ?? byService ?? bookings[0] ?? null;
}

/** A family name alone is enough, in any case of the language and in either alphabet. */
function isNamed(customerName: string, text: string): boolean {
  const said = splitWords(text).map(toLatinSound);
  const names = namesOf(customerName);
  const family = names.at(-1);
  return (
    names.length > 0 &&
    (names.every((name) => isSaid(name, said)) || (family !== undefined && isSaid(family, said)))
  );
}

/** A first name tells whose booking it is where no other one bears it. */
function isNamedFirst({ customerName }: OwnBooking, text: string, others: readonly OwnBooking[]): boolean {
  const said = splitWords(text).map(toLatinSound);
  const [first] = namesOf(customerName);
  const isShared = others.some(
    (other) => other.customerName !== customerName && namesOf(other.customerName)[0] === first,
  );
  return first !== undefined && !isShared && isSaid(first, said);
}

function namesOf(customerName: string): string[] {
  return splitWords(customerName)
    .filter((word) => word.length >= 3)
    .map(toLatinSound);
}

function isSaid(name: string, said: readonly string[]): boolean {
  return said.some(
    (word) => word === name || (name.length >= 5 && word.length >= 4 && sharesStem(word, name)),
  );
}

function sharesStem(a: string, b: string): boolean {
  const stem = Math.min(a.length, b.length) - 1;
  return stem >= 4 && a.slice(0, stem) === b.slice(0, stem) && Math.abs(a.length - b.length) <= 3;
}
