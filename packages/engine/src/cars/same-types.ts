import { isSameStem } from '../words/same-stem.ts';
import { splitWords } from '../words/split-words.ts';
import type { Car } from './car-class.ts';
import { meaningOfColumn } from './column-meaning.ts';
import { findCar } from './find-car.ts';
import { classOfWord } from './find-class-words.ts';
import { matchCarTypes } from './match-car-type.ts';

/** Car types of a list that are two names for the same cars: "Limo" and "Limousine", "SUV" and "SUVs". */
export function findSameTypes(carTypes: readonly string[]): string[][] {
  const plain = [...new Set(carTypes)].filter((carType) => {
    const words = splitWords(carType);
    // Another word beside the class makes it another type: "SUV lang" is no "SUV".
    return words.length > 0 && words.every((word) => classOfWord(word, '') !== null);
  });
  const groups = Map.groupBy(plain, (carType) => {
    const { classes, ...rest } = meaningOfColumn(carType);
    return JSON.stringify([classes.toSorted(), rest]);
  });
  return [...groups.values()].filter((names) => names.length > 1);
}

/** "Jeep" and "jeeps", "джип" and "джипы": one word of a list in two forms, however short it is. */
export function isSameType(one: string, other: string): boolean {
  if (isSameStem(one, other)) return true;
  const [short = '', long = ''] = [one, other].toSorted((a, b) => a.length - b.length);
  return short.length >= SHORTEST && long.startsWith(short) && ENDING.test(long.slice(short.length));
}

const SHORTEST = 3;
const ENDING = /^(?:s|es|e|en|n|se|sen|а|у|и|ы|і|ов|ів|ам|ом|ами|е|я|ю|ей)$/u;

/**
 * A type that was told for one service, as another service of the list calls it: in another form, by another name for
 * the same cars, or as the one type such cars fall under. Null where it tells nothing of these types.
 */
export function typeAmong(carType: string, types: readonly string[], car: Car | null): string | null {
  if (types.includes(carType)) return carType;
  const own = splitWords(carType);
  const called = types.filter((type) => {
    const words = splitWords(type);
    return words.length === own.length && words.every((word, at) => isSameType(word, own[at] ?? ''));
  });
  const same = findSameTypes([carType, ...types]).find((names) => names.includes(carType)) ?? [];
  const [only, ...others] = called.length > 0 ? called : same.filter((type) => type !== carType);
  if (only !== undefined && others.length === 0) return only;
  // What the model itself tells is told better.
  if (car && matchCarTypes(car, types).length === 1) return null;
  const meant = findCar(carType);
  const fitting = meant ? matchCarTypes(meant, types) : [];
  return fitting.length === 1 ? (fitting[0] ?? null) : null;
}
