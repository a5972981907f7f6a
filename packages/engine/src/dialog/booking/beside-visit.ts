import type { Car } from '../../cars/index.ts';
import { findCar } from '../../cars/index.ts';
import type { DialogState, Visit } from '../../dialog-state.ts';
import { OF_ANOTHER } from '../../understanding/beside-words.data.ts';
import type { PlacedReading } from '../../understanding/find-times.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { formsOf } from '../../understanding/uninflected.ts';
import { type Context, toLocal } from '../context.ts';
import { carName } from '../wish/car-name.ts';
import { type BesideHow, LED_BY, POINTED_AT, SAID_ALONE, SECOND_CAR } from './beside-visit-words.data.ts';
import { isOfOtherCar } from './is-as-booked.ts';

/** A time of another car that is told by a visit that stands, and the message without the words for it. */
export type BesideVisit = { text: string; visit: Visit; how: BesideHow };

/**
 * "The same time as the Golf", "together with mine", said of another car: the day and the hour of the visit that stands
 * are meant, and the car that is named there gets nothing done by it. Null where no time is told so.
 */
export function findBesideVisit(text: string, state: DialogState, context: Context): BesideVisit | null {
  const visits = standingVisits(state, context);
  if (visits.length === 0) return null;
  const found = pointedVisit(text, visits) ?? visitAlone(text, visits, state);
  if (!found) return null;
  const { from, to, visit, how } = found;
  const left = `${text.slice(0, from)} ${text.slice(to)}`.replace(/\s{2,}/gu, ' ');
  return isOfFurtherCar(left, visit, state) ? { text: left, visit, how } : null;
}

/** The message at the time that was told by the visit; what it tells of a day or an hour itself holds beside it. */
export function atVisit(
  message: Understanding,
  { visit, how }: BesideVisit,
  context: Context,
): Understanding {
  const { reading: told } = message.times;
  const own = timeByVisit(visit, how, context);
  const reading = told ? joined(told, own, how) : own;
  return { ...message, times: { ...message.times, reading, old: null, further: null } };
}

/** The last visits first: the one spoken of most lately is meant. */
function standingVisits({ visits = [], booked }: DialogState, { calendar }: Context): Visit[] {
  const known = visits.length > 0 ? visits : booked ? [booked] : [];
  return known.filter((visit) => calendar.own.some(({ start }) => isSame(start, visit.start))).toReversed();
}

type Found = { from: number; to: number; visit: Visit; how: BesideHow };

function pointedVisit(text: string, visits: readonly Visit[]): Found | null {
  for (const [how, lead] of LED_BY)
    for (const { 0: words, index } of text.matchAll(lead)) {
      const at = index + words.length;
      const met = meantAt(text.slice(at), visits);
      if (met) return { from: index, to: at + met.length, visit: met.visit, how };
    }
  return null;
}

/** The car of a visit by its name, "mine", "the first one". */
function meantAt(text: string, visits: readonly Visit[]): { visit: Visit; length: number } | null {
  const named = namedAt(text, visits);
  if (named) return named;
  const [last] = visits;
  const pointed = POINTED_AT.exec(text)?.[0] ?? '';
  const isOfSomebody = startsWith(text, OF_ANOTHER) || startsWith(text.slice(pointed.length), OF_ANOTHER);
  if (!last || pointed === '' || isOfSomebody) return null;
  return { visit: ownVisit(visits) ?? last, length: pointed.length };
}

/** The fewest words that name a car of a visit, so that nothing else goes with them. */
function namedAt(text: string, visits: readonly Visit[]): { visit: Visit; length: number } | null {
  const [clause = ''] = text.split(/[,.;!?]/u);
  for (const word of [...clause.matchAll(/[\p{L}\d'’-]+/gu)].slice(0, LONGEST_NAME)) {
    const length = word.index + word[0].length;
    const visit = visits.find((one) => namesCar(clause.slice(0, length), one));
    if (visit) return { visit, length };
  }
  return null;
}

const LONGEST_NAME = 4;

function startsWith(text: string, pattern: RegExp): boolean {
  return pattern.exec(text.trimStart())?.index === 0;
}

/** "Mine" is the visit of no car of somebody else's. */
function ownVisit(visits: readonly Visit[]): Visit | undefined {
  return visits.find(({ wished }) => !wished.some(({ isOthers }) => isOthers));
}

function visitAlone(text: string, visits: readonly Visit[], { slot }: DialogState): Found | null {
  const [visit] = visits;
  // While a time of its own is chosen, "the same time on Friday" is of that one.
  if (!visit || slot !== null) return null;
  for (const [how, words] of SAID_ALONE)
    for (const match of text.matchAll(words))
      return { from: match.index, to: match.index + match[0].length, visit, how };
  return null;
}

/** The talk has gone on to another car, or this message speaks of one. */
function isOfFurtherCar(text: string, visit: Visit, state: DialogState): boolean {
  if (namesCar(text, visit)) return false;
  const car = formsOf(text)
    .flatMap((form) => findCar(form) ?? [])
    .find(({ model }) => model !== null);
  const isNamed = car !== undefined && !car.isGuess && carOf(visit) !== null;
  return isNamed || isOfOtherCar(state) || OF_ANOTHER.test(text) || SECOND_CAR.test(text);
}

function namesCar(text: string, visit: Visit): boolean {
  const own = carName(carOf(visit));
  return own !== '' && formsOf(text).some((form) => carName(findCar(form)) === own);
}

function carOf({ car, wished }: Visit): Car | null {
  return wished[0]?.car ?? car ?? null;
}

function timeByVisit({ start, end }: Visit, how: BesideHow, { studio }: Context): PlacedReading {
  const [from, to] = [start, end].map((one) => toLocal(one, studio.timezone).toString().slice(0, 16));
  const day = (from ?? '').slice(0, 10);
  const placed = { isDayNamed: true, span: { start: 0, end: 0 } } as const;
  if (how === 'day') return { kind: 'date', start: day, ...placed };
  if (how === 'before') return { kind: 'daypart', start: `${day}T00:00`, end: from ?? '', ...placed };
  if (how === 'after') return { kind: 'instant', start: to ?? '', ...placed };
  // Where no place is free beside it, it comes right behind.
  return { kind: 'instant', start: from ?? '', also: [{ kind: 'instant', start: to ?? '' }], ...placed };
}

function joined(told: PlacedReading, own: PlacedReading, how: BesideHow): PlacedReading {
  const day = own.start.slice(0, 10);
  if (told.isDayNamed && told.kind === 'date' && !told.end && how === 'with')
    return { ...told, kind: 'instant', start: `${told.start.slice(0, 10)}${own.start.slice(10, 16)}` };
  // "On Tuesday, after mine": the day of the visit is only named again.
  if (told.kind === 'date' && !told.end && told.start.slice(0, 10) === day) return own;
  if (told.isDayNamed) return told;
  const end = told.end && `${day}${told.end.slice(10)}`;
  return { ...told, start: `${day}${told.start.slice(10)}`, ...(end && { end }), isDayNamed: true };
}

function isSame(one: string, other: string): boolean {
  return Date.parse(one) === Date.parse(other);
}
