import { splitWords } from '../words/split-words.ts';
import { type CarClass, type CarSize, isCarSize } from './car-class.ts';
import { findClassWords, sizeOfWord } from './find-class-words.ts';

/** What a studio means by a car type of its list. */
export type ColumnMeaning = {
  classes: readonly CarClass[];
  /** It stands for every ordinary car: "PKW", "легкова", "Mittelklasse". */
  isPassenger: boolean;
  /** Its size in lists by size, or the size of the SUVs it speaks of. */
  size: CarSize | null;
  isCrossover: boolean;
  isOffRoader: boolean;
};

export function meaningOfColumn(carType: string): ColumnMeaning {
  const words = splitWords(carType);
  const classes = findClassWords(words, new Set());
  // A "Van" of a list is a family van as well as a delivery van.
  if (words.some((word) => word === 'van' || word === 'vans') && !classes.includes('minivan'))
    classes.push('minivan');
  const sizes = words.map(sizeOfWord).filter((size) => size !== null);
  const written = carType.trim().toLowerCase();
  return {
    classes,
    isPassenger: words.some((word) => PASSENGER.test(word)),
    size: isCarSize(written) ? written : (sizes[0] ?? null),
    isCrossover: words.some((word) => CROSSOVER.test(word)),
    isOffRoader: words.some((word) => OFF_ROADER.test(word)),
  };
}

const PASSENGER =
  /^(?:pkw|cars?|autos?|wagen|авто|машин\p{L}*|легков\p{L}*|пасажирськ\p{L}*|mittelklasse\p{L}*|normal\p{L}*|regular|standard\p{L}*|midsize|mid|family|звичайн\p{L}*|обычн\p{L}*)$/u;
const CROSSOVER = /^(?:кросовер\p{L}*|кроссовер\p{L}*|crossover\p{L}*|паркетник\p{L}*|cuv)$/u;
const OFF_ROADER =
  /^(?:джип\p{L}*|jeep\p{L}*|внедорож\p{L}*|позашлях\p{L}*|gelande\p{L}*|offroad\p{L}*|4x4)$/u;
