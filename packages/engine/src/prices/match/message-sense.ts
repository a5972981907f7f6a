import { wordsOfCar } from '../../cars/index.ts';
import { splitWords } from '../../words/split-words.ts';
import { readSenseOfWords } from './read-sense.ts';
import type { Sense } from './row-index.ts';

/** The meaning of a client's message for the price list. The words of the car are left out: a "Seat" is no seat. */
export function readMessage(text: string): Sense {
  const words = splitWords(text.slice(0, 2000));
  const ofCar = wordsOfCar(words);
  return readSenseOfWords(words.filter((_, at) => !ofCar.has(at)));
}
