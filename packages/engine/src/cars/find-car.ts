import { remembering } from '../words/remembering.ts';
import { splitWords } from '../words/split-words.ts';
import type { Car } from './car-class.ts';
import { findClassWords } from './find-class-words.ts';
import { findModel } from './find-model.ts';

/**
 * The car a message speaks of: a model, a class word, or both ("Passat Variant"). A class said in words wins over
 * what the model suggests. Null when the message names no car; a make alone has no classes.
 */
export function findCar(text: string): Car | null {
  return KNOWN_CARS(text);
}

/** Whether the words name a car as it is spelled: "Carter" is somebody's name rather than a Charger. */
export function namesCar(text: string): boolean {
  const words = splitWords(text.slice(0, 2000));
  const found = findModel(words);
  return (found !== null && !found.isGuess) || findClassWords(words, new Set()).length > 0;
}

/** One message is looked through for its car several times in a turn. */
const KNOWN_CARS = remembering(readCar, 200);

function readCar(text: string): Car | null {
  const words = splitWords(text.slice(0, 2000));
  const found = findModel(words);
  const stated = findClassWords(words, found?.usedWords ?? new Set());
  if (!found && stated.length === 0) return null;
  const built = found?.classes ?? [];
  // A "GLE Coupé" is still washed and wrapped as an SUV.
  const isSloped = built[0] === 'suv' && stated.every((one) => one === 'coupe');
  const classes = stated.length > 0 && !isSloped ? stated : built;
  return {
    make: found?.make ?? null,
    model: found?.model ?? null,
    classes,
    size: found?.size ?? null,
    isClassStated: stated.length > 0 && !isSloped,
    ...(found?.isGuess && stated.length === 0 && { isGuess: true }),
  };
}
