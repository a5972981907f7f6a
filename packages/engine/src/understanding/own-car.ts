import { type Car, findCar } from '../cars/index.ts';
import type { Intent } from './intents.data.ts';
import { TURNING_WORDS } from './time-words.data.ts';
import { formsOf } from './uninflected.ts';

/** The words that were read as the car's come first; others are looked through where those name none. */
export function ownCar(
  rest: string,
  carWords: string | null,
  intents: ReadonlySet<Intent>,
  isCarAsked: boolean,
): Car | null {
  const named = carWords === null ? null : carIn(carWords, intents);
  if (named && (named.classes.length > 0 || named.model !== null)) return named;
  const other = carIn(rest, intents);
  // A word that is only spelled like a car and does not stand where a car is named is none: "старую" is no Staria.
  return other?.isGuess && !isCarAsked ? null : other;
}

/** "Not the Golf but the Passat": the car after the turn counts. */
function carIn(text: string, intents: ReadonlySet<Intent>): Car | null {
  const turn =
    intents.has('instead') || intents.has('no') ? [...text.matchAll(TURNING_WORDS)].at(-1) : undefined;
  const after = turn ? findCar(text.slice(turn.index + turn[0].length)) : null;
  const found = after ?? findCar(text);
  const sure = [found, ...formsOf(text).map(findCar)].find(
    (car) => car && car.classes.length > 0 && !car.isGuess,
  );
  return sure ?? found;
}
