import { wordsOfCar } from '../../../cars/index.ts';
import type { Understanding } from '../../../understanding/understand.ts';
import { isCommonWord } from '../../../words/is-common-word.ts';
import { splitWords } from '../../../words/split-words.ts';
import type { Heard } from '../line-signs.ts';
import { deniedIn, isDenied } from './is-denied.ts';

/** How much a word of the message tells of a line. */
export function told(at: number, place: number, { faced }: Heard): number {
  return faced.get(at)?.evidence[place] ?? 0;
}

/** By word: what is said in one breath, between marks and words like "and". */
export function piecesOf({ words: { words, stretch } }: Heard): number[] {
  let piece = 0;
  return words.map((word, place) => {
    if (place > 0 && (stretch[place] !== stretch[place - 1] || AND.test(word))) piece++;
    return piece;
  });
}

const AND = /^(?:and|plus|also|then|und|sowie|dazu|noch|dann|і|й|та|ще|потім|и|еще|потом)$/u;

/** "You forgot the trailer", "I said the roof as well": somebody was not heard. */
export function isMissed({ words: { turns } }: Heard): boolean {
  return turns.some((kinds) => kinds.has('missing') || kinds.has('said'));
}

/** The places of words that may name a job: no car, no number, nothing that is denied, compared or told of the past. */
export function freePlaces(heard: Heard, message: Understanding): number[] {
  const { words, stretch } = heard.words;
  const ofCar = wordsOfCar(words);
  const free = words.flatMap((word, place) =>
    word.length >= SHORTEST &&
    !/\d/u.test(word) &&
    !ofCar.has(place) &&
    (isMissed(heard) || !((isCommonWord(word) && !isMentioned(word, message)) || isWhole(place, heard))) &&
    !isDenied(place, heard) &&
    !isShunned(place, heard, message)
      ? [place]
      : [],
  );
  const either = new Set(
    heard.words.turns.flatMap((kinds, place) => (kinds.has('or') ? [stretch[place] ?? -1] : [])),
  );
  return free.filter((place) => !either.has(stretch[place] ?? -1));
}

/** "Completely" tells how much of a job is wanted, and names none. */
function isWhole(place: number, { words: { senses } }: Heard): boolean {
  return senses.some(({ id, places }) => id === 'whole' && places.includes(place));
}

/** The reader heard the word as something of the list that is wanted. */
function isMentioned(word: string, { reading: { mentions } }: Understanding): boolean {
  return mentions.some(
    ({ text, role, stance }) => stance === '+' && GOODS.has(role) && splitWords(text).includes(word),
  );
}

const GOODS: ReadonlySet<string> = new Set(['service', 'zone', 'option']);

/** What the reader heard as not wanted, compared, asked about or told of the past. */
function isShunned(place: number, heard: Heard, message: Understanding): boolean {
  const { words, turns, stretch } = heard.words;
  const { reading, written, denied, compared, acts } = message;
  const holds = (text: string) => splitWords(text).includes(words[place] ?? '');
  const still = deniedIn(message, heard);
  const isOut = reading.mentions.some(
    ({ text, stance }) => stance !== '+' && holds(text) && (still.includes(text) || !denied.includes(text)),
  );
  // "I want the alarm", whatever else it sounds like, and "I said the alarm".
  const isTaken = turns.some(
    (kinds, at) =>
      (kinds.has('take') && stretch[at] === stretch[place]) || kinds.has('missing') || kinds.has('said'),
  );
  const isAside = reading.clauses.some(
    ({ act, start, end }) => ASIDE.test(act) && acts.has(act) && holds(written.slice(start, end)),
  );
  return isOut || (isAside && !isTaken) || still.some(holds) || compared.some(holds);
}

/** Clauses that ask about a job or tell what was done before. */
const ASIDE = /^(?:tell\.(?:story|car)|drop|ask\.(?!price|have|free|advice|discount))/;

const SHORTEST = 3;
