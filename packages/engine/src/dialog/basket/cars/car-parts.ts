import { type Car, findCar, namesCar } from '../../../cars/index.ts';
import { jobsIn, matchServices, namedLines, type RowIndex, readMessage } from '../../../prices/index.ts';
import { splitByCar } from '../../../understanding/split-by-car.ts';
import { formsOf } from '../../../understanding/uninflected.ts';
import { isSameCar } from '../../wish/wishes-by-car.ts';
import type { CarOrder } from './car-orders.ts';
import { HERS, MINE } from './owner-words.data.ts';
import { tellsBody } from './tells-body.ts';

/** What a message says of one of several cars; `own` is what it says of this one alone. */
export type CarPart = { car: Car; said: string; own: string; isKnown: boolean };

/** A message taken apart by the cars it speaks of, and what it says of none of them. */
export type CarParts = { parts: CarPart[]; rest: string };

/**
 * "Add the headlights. And my own car, a Hilux, needs a wash": a sentence belongs to the car that is named in it, and so
 * does a job in the next one. What stands before any car is said of the one talked about.
 */
export function carParts(text: string, orders: readonly CarOrder[], index: RowIndex): CarParts {
  const found: { car: Car; said: string }[] = [];
  const rest: string[] = [];
  const shared: string[] = [];
  for (const whole of text.split(SENTENCES)) {
    const ofBoth = clausesOfBoth(whole, orders, index);
    shared.push(...ofBoth);
    const sentence = ofBoth.reduce((left, clause) => left.replace(clause, ' '), whole);
    const own = partsOfSentence(sentence, talkedAbout(orders, found));
    const last = found.at(-1);
    if (own.length > 0) found.push(...own);
    else if (last && namesJobs(sentence, index)) last.said = `${last.said}, ${sentence}`;
    else rest.push(sentence);
  }
  const named = joined(found, orders);
  // "Leather care for both as well": nothing else is said of any of the cars talked about.
  const isOfAll = named.length === 0 && shared.length > 0 && orders.length > 1;
  const parts = isOfAll ? orders.map(({ car }) => ({ car, own: '', isKnown: true })) : named;
  const isShared = parts.length > 1;
  return {
    parts: parts.map((part) => ({
      ...part,
      said: [...(isShared ? shared : []), part.own].filter((said) => said !== '').join(', '),
    })),
    rest: [...rest, ...(isShared ? [] : shared)].join('. '),
  };
}

/** "An Audi A4 and a Fiat 500": from then on "the Audi" is one of the cars talked about. */
function talkedAbout(orders: readonly CarOrder[], found: readonly { car: Car }[]): CarOrder[] {
  const talked = [...orders];
  for (const { car } of found)
    if (!talked.some((one) => isSameCar(one.car, car) || isSameCar(car, one.car)))
      talked.push({ car, carType: null, wished: [], isOthers: false });
  return talked;
}

/** "A wash for both, and leather care for the Octavia": what is said of both cars is said of each. */
function clausesOfBoth(sentence: string, orders: readonly CarOrder[], index: RowIndex): string[] {
  return sentence
    .split(CLAUSES)
    .filter(
      (said) => OF_BOTH.test(said) && partsOfSentence(said, orders).length === 0 && namesJobs(said, index),
    );
}

/** Something of the list, or a job of the trade. */
export function namesJobs(said: string, index: RowIndex): boolean {
  const sense = readMessage(said);
  if (jobsIn(sense).length > 0 || namedLines(said, index).lines.length > 0) return true;
  return matchServices(sense, index).matches.length > 0;
}

function partsOfSentence(sentence: string, orders: readonly CarOrder[]): { car: Car; said: string }[] {
  const pointed = (said: string) => pointedAt(said, orders);
  const pieces = sentence.split(PIECES).flatMap((said) => carIn(said) ?? pointed(said) ?? []);
  const models = pieces.filter(({ model }) => model !== null);
  // "The Fiat 500, a small car" is one car, unless another one of that class is talked about.
  const cars = pieces.filter(
    (car) => car.model !== null || models.length === 0 || models.every((one) => isOfOther(car, one, orders)),
  );
  const [first] = cars;
  if (!first) return [];
  if (cars.every((car) => isSameCar(first, car) || isSameCar(car, first)))
    return [{ car: models[0] ?? first, said: sentence }];
  const parts = splitByCar(
    sentence,
    orders.map(({ car }) => car),
    pointed,
  );
  return parts.length > 1 ? parts : [{ car: first, said: sentence }];
}

function isOfOther(kind: Car, model: Car, orders: readonly CarOrder[]): boolean {
  return orders.some(({ car }) => isSameCar(car, kind) && !isSameCar(car, model) && !isSameCar(model, kind));
}

/** The car that words name as it is spelled, in any case. */
export function carIn(said: string): Car | null {
  const written = formsOf(said).find((words) => namesCar(words));
  const car = written === undefined ? null : findCar(written);
  return car && !car.isGuess && (car.model !== null || car.isClassStated) ? car : null;
}

/** "The Tesla", "mine", "hers": one of the cars talked about, by its make or by whose it is. */
export function pointedAt(said: string, orders: readonly CarOrder[]): Car | null {
  const make = findCar(said)?.make ?? null;
  const ofMake = make === null ? [] : orders.filter(({ car }) => car.make === make);
  if (ofMake.length === 1) return ofMake[0]?.car ?? null;
  if (orders.length !== 2) return null;
  const isHers = HERS.test(said);
  if (isHers === MINE.test(said)) return null;
  const others = orders.find(({ isOthers }) => isOthers) ?? orders[1];
  return (isHers ? others : orders.find((one) => one !== others))?.car ?? null;
}

/** What is said of a car in two places is said of one car, and by the name it is known by. */
function joined(
  found: readonly { car: Car; said: string }[],
  orders: readonly CarOrder[],
): Omit<CarPart, 'said'>[] {
  const parts: Omit<CarPart, 'said'>[] = [];
  for (const { car, said } of found) {
    const spoken = orders.map((one) => one.car);
    const known = tellsBody(car, said, spoken) ? orders[0] : orders.find((one) => isSameCar(one.car, car));
    const own = known?.car ?? car;
    const before = parts.find((one) => isSameCar(one.car, own) || isSameCar(own, one.car));
    if (before) before.own = `${before.own}. ${said}`;
    else parts.push({ car: own, own: said, isKnown: known !== undefined });
  }
  return parts;
}

/** Of all cars that are spoken of. */
const OF_BOTH =
  /(?<!\p{L})(?:both(?: cars| of them)?|each(?: of them| car)?|beiden?|jeweils|обидв\p{L}*|обо(?:х|м|є|ми)|кожн\p{L}*|обе(?:их|им)?|обоих|обоим|кажд\p{L}*)(?!\p{L})/iu;

const CLAUSES = /[,:–—]|\s-\s|(?<!\p{L})(?:while|but|aber|dagegen|а)(?!\p{L})/iu;
const SENTENCES = /[.](?!\d)|[!?;\n]/u;
const PIECES =
  /[,:+&()–—]|\s-\s|(?<!\p{L})(?:and|und|sowie|plus|и|і|й|та|а|while|but|aber|dagegen)(?!\p{L})/iu;
