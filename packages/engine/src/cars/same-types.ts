import { splitWords } from '../words/split-words.ts';
import { meaningOfColumn } from './column-meaning.ts';
import { classOfWord } from './find-class-words.ts';

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
