import { findCar, isMakeWord, namesCar, wordsOfCar } from '../cars/index.ts';
import { remembering } from '../words/remembering.ts';
import { splitWords } from '../words/split-words.ts';
import { COUNT_WORDS, OF_CARS, OF_PIECES, SOME } from './count-words.data.ts';
import { formsOf } from './uninflected.ts';

/** How many cars, and how many seats or the like, a message speaks of; null where it counts none. */
export type Counted = { cars: number | null; pieces: number | null };

/** "Not four cars, one", "what four cars??": a number that is only taken up counts nothing. */
const TAKEN_UP =
  /(?<!\p{L})(?:not|no|what|which|nicht|keine|welche|was für|не|ні|які|яких|какие|каких)\s+(?:\d{1,3}|\p{L}+)\s+\p{L}+/giu;

export function findCount(said: string): Counted {
  return KNOWN(said);
}

/** A message is heard several times in a turn, as a whole and by itself. */
const KNOWN = remembering(countIn, 100);

function countIn(said: string): Counted {
  const text = said.replace(TAKEN_UP, ' ');
  return {
    cars: first(text, OF_CARS) ?? ofModels(text),
    pieces: first(text, OF_PIECES) ?? first(text, SOME),
  };
}

/** "Два однакових спрінтера", "two identical Crafters": a number in words before the name of a car. */
function ofModels(text: string): number | null {
  const words = splitWords(text);
  if (!words.some((word) => NUMBERS.has(word))) return null;
  const ofCar = wordsOfCar(words);
  const found = words.flatMap((word, at) => {
    if (!NUMBERS.has(word) || ofCar.has(at)) return [];
    const named = [1, 2, 3].find((ahead) => isModel(words[at + ahead] ?? '')) ?? 0;
    const between = words.slice(at + 1, at + named);
    return named > 0 && between.every((one) => ALIKE.test(one) || isMakeWord(one)) ? numberOf(word) : [];
  });
  const most = Math.max(0, ...found);
  return most > 1 ? most : null;
}

/** The name of a model, in any case and in the plural. */
function isModel(word: string): boolean {
  const forms = [...formsOf(word), word.replace(/s$/u, '')];
  return forms.some((form) => form.length > 2 && namesCar(form) && findCar(form)?.model != null);
}

const NUMBERS: ReadonlySet<string> = new Set(Object.keys(COUNT_WORDS).map((word) => splitWords(word).join()));
const ALIKE =
  /^(?:identical|same|similar|new|old|white|company|cargo|panel|our|gleiche[nrs]?|identische[nr]?|neue[nr]?|weisse[nr]?|однаков\p{L}*|таких|такі|білих|білі|нових|нові|вантажн\p{L}*|одинаков\p{L}*|такие|белых|белые|новых|новые|грузов\p{L}*|mercedes|vw|ford|мерс\p{L}*|мерседес\p{L}*|форд\p{L}*)$/u;

/** The highest number that any of these patterns finds; one is none. */
function first(text: string, patterns: readonly RegExp[]): number | null {
  const found = patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ 1: said = '' }) => numberOf(said)),
  );
  const most = Math.max(0, ...found);
  return most > 1 && most <= MOST ? most : null;
}

function numberOf(said: string): number {
  return /^\d+$/.test(said) ? Number(said) : (COUNT_WORDS[said.toLowerCase()] ?? 0);
}

const MOST = 200;
