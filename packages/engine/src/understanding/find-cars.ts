import { type Car, findCar, namesCar } from '../cars/index.ts';
import { formsOf } from './uninflected.ts';

/** Every car of a list of them: "the Golf and my wife's Tiguan". Fewer than two when only one is named. */
export function findCars(text: string): Car[] {
  const isOfTwo = TWO_CARS.test(text);
  const parts = text.split(BETWEEN);
  // A split with a group gives a part and what stood before the next one in turn.
  const cars = parts.flatMap((part, at) => (at % 2 === 0 ? carsIn(part, parts[at - 1] ?? '') : []));
  const isCounted = ({ model, make, isClassStated }: Car) =>
    model !== null || isClassStated || (isOfTwo && make !== null);
  const counted = cars.filter(({ car }) => isCounted(car)).filter((one, _, all) => !isBodyOf(one, all));
  const told = counted.map(({ car }) => JSON.stringify([car.make, car.model, car.classes]));
  return counted.filter((_, at) => told.indexOf(told[at] ?? '') === at).map(({ car }) => car);
}

/** A car and whether a mark alone stands before it. */
type Listed = { car: Car; isMarked: boolean };

function carsIn(said: string, before: string): Listed[] {
  // "It's a Transporter, not a Multivan" speaks of one car.
  const part = said.replace(DENIED, ' ');
  const written = formsOf(part).find((form) => namesCar(form));
  const car = written === undefined ? null : findCar(written);
  return car ? [{ car, isMarked: /^[,;]$/.test(before) }] : [];
}

/** "Mazda 3, a saloon" is one car; "the Mazda and the SUV" are two. */
function isBodyOf({ car, isMarked }: Listed, all: readonly Listed[]): boolean {
  // "Prado, a jeep" tells the body of a Prado.
  const isBody = car.make === null || (car.make === 'Jeep' && car.isClassStated);
  if (car.model !== null || !isBody) return false;
  const others = all.filter((one) => one.car.model !== null).map((one) => one.car);
  return others.some(({ classes }) => isMarked || classes.some((one) => car.classes.includes(one)));
}

const DENIED =
  /(?<!\p{L})(?:not (?:a|an|the|my)|isn['’]?t (?:a|an|the)|kein(?:en|e)?|nicht (?:der|den|die|das|mein(?:en|e)?)|(?:^|\s)а? ?не(?= \p{L}+\s*$))\s+[\p{L}\d-]+(?:\s\d+)?/giu;

const BETWEEN = /([,;+&]|(?<!\p{L})(?:and|und|sowie|plus|и|і|й|та|а также|а також)(?!\p{L}))/iu;

/** Whoever speaks of two cars may name them by their makes alone. */
const TWO_CARS = /(?<!\p{L})(?:two|both|zwei|beiden?|дв[іа]|обидв[аі]|две|оба|обе|обоих|обеих)(?!\p{L})/iu;
