import { findCar } from '../../cars/index.ts';
import type { DialogState } from '../../dialog-state.ts';
import type { OwnBooking } from '../../facts.ts';
import { readMessage, readSense } from '../../prices/index.ts';
import { isWeakConcept } from '../../prices/match/weigh-concept.ts';
import { deniedByNot } from '../../understanding/denied-by-rule.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { formsOf } from '../../understanding/uninflected.ts';
import { splitWords } from '../../words/split-words.ts';
import { words } from '../act.ts';
import { type Context, toLocal } from '../context.ts';
import { ask, type Draft, say } from '../draft.ts';
import { carName } from '../wish/car-name.ts';
import { DAY_OF_BOOKING, OTHER_ONE } from '../wish/list-words.data.ts';
import { bookingsOfCar, bookingsOfOwner, isVisitOf } from './booking-of-visit.ts';

/** The bookings that fit what is said of them: not that one, the day, the job, the place in the list. All where nothing is. */
export function bookingsMeant(
  bookings: readonly OwnBooking[],
  message: Understanding,
  at: { state: DialogState; context: Context; isMove: boolean },
): readonly OwnBooking[] {
  if (bookings.length < 2) return bookings;
  const { state } = at;
  const others = bookings.filter(({ id }) => id !== state.change?.bookingId);
  if (OTHER_ONE.test(message.text) && others.length === 1) return others;
  const left = withoutDenied(bookings, message);
  // "Cancel the Corsa": each car has a visit of its own.
  const byCar = bookingsOfCar(carSaid(message), state, left);
  if (byCar.length > 0) return byCar;
  const byOwner = bookingsOfOwner(message.text, state, left);
  if (byOwner.length > 0) return byOwner;
  const onDay = left.filter((booking) => daysSaid(message, at).includes(dayOf(booking, at.context)));
  if (onDay.length > 0) return onDay;
  const byJob = left.filter((booking) => isSaid(booking, wordsWanted(message), left));
  if (byJob.length > 0) return byJob;
  const place = message.ordinal === null ? undefined : left.at(message.ordinal);
  if (place) return [place];
  // A yes is said of the one that is being changed.
  const current = left.find(({ id }) => id === state.change?.bookingId);
  if (current) return [current];
  // "Cancel it" right after a booking means that one.
  const booked = left.filter((one) => state.booked && isVisitOf(state.booked, one));
  return booked.length === 1 ? booked : left;
}

/** A car that is called off is left out of what is wanted, and tells all the same which visit is meant. */
function carSaid({ car, text }: Understanding): string {
  const named = [car, ...formsOf(text).map(findCar)].find((one) => one?.model != null && !one.isGuess);
  return carName(named ?? car);
}

/** Another booking is meant than the one spoken of: "not that one", "the interior one", "the one on Friday". */
export function isOfOther(
  message: Understanding,
  bookings: readonly OwnBooking[],
  at: { state: DialogState; context: Context; isMove: boolean },
): boolean {
  const meant = bookingsMeant(bookings, message, at);
  const [only, ...more] = meant;
  return (
    only !== undefined && more.length === 0 && bookings.length > 1 && only.id !== at.state.change?.bookingId
  );
}

/** Of several bookings none is touched before it is clear which one is meant. */
export function askWhichBooking(
  draft: Draft,
  bookings: readonly OwnBooking[],
  kind: 'move' | 'cancel',
): true {
  const shown = bookings.slice(0, MOST_SHOWN);
  for (const { service, start } of shown)
    say(draft, 'ownBooking', { service: words(service), when: { instant: start } });
  say(draft, 'whichBooking');
  draft.state = { ...draft.state, change: { kind, bookingId: '' }, slot: null, offered: [] };
  ask(draft, { kind: 'ownBooking', choices: shown.map((slot) => ({ slot })) });
  return true;
}

const MOST_SHOWN = 5;

/**
 * A day that is to be left names a booking. The only day of a message does so too when it is cancelled or pointed at; in
 * "move it to Friday" it is the new one.
 */
function daysSaid(
  { times, text, intents }: Understanding,
  { isMove, state }: { isMove: boolean; state: DialogState },
): string[] {
  if (times.old) return [times.old.start.slice(0, 10)];
  const isGivenUp = intents.has('cannotCome') && !intents.has('reschedule') && !text.includes('?');
  const isPointing = !isMove || isGivenUp || state.asked?.kind === 'ownBooking' || DAY_OF_BOOKING.test(text);
  return times.reading?.isDayNamed && isPointing ? [times.reading.start.slice(0, 10)] : [];
}

function dayOf({ start }: OwnBooking, { studio }: Context): string {
  return toLocal(start, studio.timezone).toString().slice(0, 10);
}

function withoutDenied(bookings: readonly OwnBooking[], { text }: Understanding): readonly OwnBooking[] {
  const said = deniedByNot(text).join(', ');
  const left = bookings.filter((booking) => !isSaid(booking, said, bookings));
  return left.length > 0 ? left : bookings;
}

/** All words but those behind a "not": what is to be cancelled is left out of the rest like anything that is not wanted. */
function wordsWanted({ text }: Understanding): string {
  return deniedByNot(text).reduce((left, words) => left.replace(words, ' '), text);
}

/** A word of its name, or a meaning that the others don't have. */
function isSaid({ id, service }: OwnBooking, text: string, bookings: readonly OwnBooking[]): boolean {
  const said = splitWords(text);
  const { concepts } = readMessage(text);
  const others = bookings.filter((other) => other.id !== id);
  const foreignWords = new Set(others.flatMap((other) => splitWords(other.service)));
  const foreign = new Set(others.flatMap((other) => [...readSense(other.service).concepts]));
  return (
    splitWords(service).some((word) => said.includes(word) && !foreignWords.has(word)) ||
    [...readSense(service).concepts].some(
      (one) => concepts.has(one) && !foreign.has(one) && !isWeakConcept(one),
    )
  );
}
