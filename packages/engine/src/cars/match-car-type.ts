import { splitWords } from '../words/split-words.ts';
import type { Car, CarClass } from './car-class.ts';
import { findClassWords } from './find-class-words.ts';

/** The car types of a list that a car can fall under. One entry is certain, several need a question, none is unknown. */
export function matchCarTypes(car: Car, carTypes: readonly string[]): string[] {
  if (car.classes.length === 0) return [];
  const known = carTypes.map((carType) => ({ carType, classes: classesOfCarType(carType) }));
  const hits = new Set<string>();
  for (const carClass of car.classes) {
    const exact = known.filter((type) => type.classes.includes(carClass));
    const near =
      exact.length > 0
        ? exact
        : known.filter((type) => type.classes.some((one) => NEAR[carClass].includes(one)));
    for (const type of near) hits.add(type.carType);
  }
  return [...hits];
}

/** The classes an owner's car type names ("Kombi/SUV" names two). */
export function classesOfCarType(carType: string): CarClass[] {
  return findClassWords(splitWords(carType), new Set());
}

/** Where a list has no column for a class, the class whose work is the same. */
const NEAR: Record<CarClass, readonly CarClass[]> = {
  small: ['hatchback'],
  hatchback: ['small'],
  sedan: [],
  wagon: [],
  suv: [],
  coupe: [],
  cabrio: [],
  minivan: ['van'],
  van: [],
  pickup: [],
  motorcycle: [],
  truck: [],
};
