import type { Car } from '../../../cars/index.ts';
import { findCar, namesCar } from '../../../cars/index.ts';
import { deniedByNot } from '../../../understanding/denied-by-rule.ts';
import type { PlacedReading } from '../../../understanding/find-times.ts';
import type { Understanding } from '../../../understanding/understand.ts';
import { formsOf } from '../../../understanding/uninflected.ts';
import { HERS, MINE } from '../../basket/cars/owner-words.data.ts';
import { type Context, toLocal } from '../../context.ts';
import { carName } from '../../wish/car-name.ts';
import { isSameCar } from '../../wish/wishes-by-car.ts';
import { OF_VISIT } from '../kept-time-words.data.ts';
import { carOfVisit, type StandingVisit } from './standing-visits.ts';
import { MY_GOODS } from './visit-words.data.ts';

/** The visits words point at: by the name of the car, by whose it is, by the time. None where nothing points at any. */
export function visitsPointedAt(
  { text, times }: Pick<Understanding, 'text' | 'times'>,
  visits: readonly StandingVisit[],
  context: Context,
): StandingVisit[] {
  // "Not the Prado" points away from it.
  const said = deniedByNot(text).reduce((left, words) => left.replace(words, ' '), text);
  const byCar = byCarIn(said, visits);
  if (byCar.length > 0) return byCar;
  const byOwner = byOwnerIn(said, visits);
  if (byOwner.length > 0) return byOwner;
  const left = visits.filter((one) => !byCarIn(text, visits).includes(one));
  if (left.length < visits.length && left.length > 0) return left;
  return byTime(times.old ?? times.reading, visits, context);
}

function byCarIn(text: string, visits: readonly StandingVisit[]): StandingVisit[] {
  const cars = carsNamed(text);
  return visits.filter(({ visit }) => {
    const own = carOfVisit(visit);
    return own !== null && cars.some((car) => isSameCar(own, car));
  });
}

/** Every car that is named, a make alone among them. */
export function carsNamed(text: string): Car[] {
  const words = [...text.matchAll(/[\p{L}\d'’.-]+/gu)].map(([word]) => word);
  const cars: Car[] = [];
  for (let at = 0; at < words.length; at++) {
    const found = carAt(words, at);
    if (!found) continue;
    cars.push(found.car);
    at += found.length - 1;
  }
  return cars;
}

/** The longest name is the car: "Fiat Punto" is no "Fiat". */
function carAt(words: readonly string[], at: number): { car: Car; length: number } | null {
  for (let length = Math.min(LONGEST_NAME, words.length - at); length > 0; length--) {
    const name = words.slice(at, at + length).join(' ');
    const car = formsOf(name).flatMap((form) => (namesCar(form) ? (findCar(form) ?? []) : []))[0];
    const own = car && (car.model !== null || car.make !== null || car.isClassStated);
    if (car && own && !car.isGuess) return { car, length };
  }
  return null;
}

const LONGEST_NAME = 3;

/** The first car of a talk is the client's own, the others are somebody else's. */
function byOwnerIn(text: string, visits: readonly StandingVisit[]): StandingVisit[] {
  const cars = new Set(visits.map(({ visit }) => carName(carOfVisit(visit))));
  const [first, ...others] = visits;
  if (!first || cars.size < 2) return [];
  const isHers = isPointed(text, HERS);
  const isMine = isPointed(text, MINE) || (!isHers && isPointed(text, MY_GOODS));
  if (isMine === isHers) return [];
  return isMine ? [first] : others;
}

/** "My appointment" points at no car. */
function isPointed(text: string, words: RegExp): boolean {
  const said = words.exec(text);
  return said !== null && OF_VISIT.exec(text.slice(said.index + said[0].length).trimStart())?.index !== 0;
}

function byTime(
  reading: PlacedReading | null,
  visits: readonly StandingVisit[],
  { studio }: Context,
): StandingVisit[] {
  if (!reading) return [];
  const met = visits.filter(({ own }) => {
    const start = toLocal(own.start, studio.timezone).toString();
    const isDay = !reading.isDayNamed || reading.start.slice(0, 10) === start.slice(0, 10);
    const isHour = reading.kind !== 'instant' || reading.start.slice(11, 16) === start.slice(11, 16);
    return isDay && isHour && (reading.isDayNamed || reading.kind === 'instant');
  });
  return met.length < visits.length ? met : [];
}
