import { classOfWord } from '../../cars/find-class-words.ts';
import { classesOfCarType } from '../../cars/match-car-type.ts';
import { isSameStem } from '../../words/same-stem.ts';
import { splitWords } from '../../words/split-words.ts';
import type { IndexedService, Sense } from './row-index.ts';

/** A wash for horse lorries or caravans is meant by whoever names one. */
export function isForOtherVehicle({ words: spoken = [] }: Sense, { sense, rows }: IndexedService): boolean {
  const types = rows.flatMap(({ row }) => row.carType ?? []);
  const isForCars = types.length < rows.length || types.some((type) => !isNoCar(type));
  const ofRows = isForCars ? [] : types.flatMap((type) => splitWords(type).filter(isSpecial));
  const special = [...(sense.words ?? []).filter(isSpecial), ...ofRows];
  return special.length > 0 && !special.some((word) => spoken.some((other) => isSameStem(word, other)));
}

/** A bicycle is in no class of cars, and neither is a motorbike. */
function isNoCar(carType: string): boolean {
  return classesOfCarType(carType).every((one) => SPECIAL.has(one));
}

function isSpecial(word: string): boolean {
  return SPECIAL.has(classOfWord(word, '') ?? '');
}

const SPECIAL: ReadonlySet<string> = new Set(['other', 'truck', 'motorcycle']);
