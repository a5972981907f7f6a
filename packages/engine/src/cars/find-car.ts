import { splitWords } from '../words/split-words.ts';
import type { Car } from './car-class.ts';
import { findClassWords } from './find-class-words.ts';
import { findModel } from './find-model.ts';

/**
 * The car a message speaks of: a model, a class word, or both ("Passat Variant"). A class said in words wins over
 * what the model suggests. Null when the message names no car; a make alone has no classes.
 */
export function findCar(text: string): Car | null {
  const words = splitWords(text.slice(0, 2000));
  const found = findModel(words);
  const stated = findClassWords(words, found?.usedWords ?? NONE);
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
  };
}

const NONE: ReadonlySet<number> = new Set();
