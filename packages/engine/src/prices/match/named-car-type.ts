import { isSameStem } from '../../words/same-stem.ts';
import { spelledAlike } from '../../words/spelled-alike.ts';
import { splitWords } from '../../words/split-words.ts';
import { toLatinSound } from '../../words/to-latin.ts';

/**
 * The one car type of a list that a text names in the list's own words ("small SUV", "Luton"), or whose seats or length
 * it tells ("8 seats" of "7–9 seats"). Null where none is, or several.
 */
export function namedCarType(text: string, carTypes: readonly string[]): string | null {
  return byMeasure(text, carTypes) ?? byWords(text, carTypes);
}

function byWords(text: string, carTypes: readonly string[]): string | null {
  const words = splitWords(text);
  const pieces = new Set(text.split(/[,;.!?\n]/u).map((piece) => splitWords(piece).join(' ')));
  const named = carTypes.flatMap((carType) => {
    const own = splitWords(carType.replace(/\(.*\)/u, ' '));
    const isNamed = isTelling(own) ? standsIn(own, words) : isLetterSaid(own, words, pieces);
    return isNamed ? [{ carType, length: own.length }] : [];
  });
  const longest = Math.max(0, ...named.map(({ length }) => length));
  const [only, ...others] = named.filter(({ length }) => length === longest);
  return only && others.length === 0 ? only.carType : null;
}

/**
 * "A 2 door Bronco" of "Bronco 2-door", "the G20" of "G20 3 series saloon": the one type of which more words were said
 * than of any other, one of them a word no other type has, or all of its words.
 */
export function likeliestCarType(text: string, carTypes: readonly string[]): string | null {
  const words = splitWords(text);
  const named = carTypes.map((carType) => {
    const own = [...new Set(splitWords(carType.replace(/\(.*\)/u, ' ')))];
    const said = own.filter((word) => words.some((one) => isSaid(word, one)));
    const isOwn = (word: string) =>
      isModelCode(word) && carTypes.every((other) => other === carType || !splitWords(other).includes(word));
    return {
      carType,
      count: said.length,
      isClear: said.some(isOwn) || (own.length > 1 && said.length === own.length),
    };
  });
  const most = Math.max(0, ...named.map(({ count }) => count));
  const [only, ...others] = named.filter(({ count }) => count === most);
  const isSure = only !== undefined && (only.isClear || (most > 1 && isLetters(text, only.carType)));
  return isSure && others.length === 0 ? only.carType : null;
}

function isSaid(word: string, said: string): boolean {
  return (
    said === word ||
    (!/\d/u.test(word) && word.length > 3 && (isSameStem(word, said) || isSoundedOut(word, said)))
  );
}

/** "G20", "JLU", "L3": a word that is no everyday one. */
function isModelCode(word: string): boolean {
  return /^(?=.*\d)(?=.*\p{L})[\p{L}\d]{2,5}$/u.test(word);
}

/** A word of letters is among what was said of the type, and not figures alone. */
function isLetters(text: string, carType: string): boolean {
  const words = splitWords(text);
  return splitWords(carType).some(
    (own) =>
      own.length > 3 &&
      /^\p{L}+$/u.test(own) &&
      !GENERAL.test(own) &&
      words.some((word) => isSaid(own, word)),
  );
}

/** A letter, a number or "car" stands in many sentences and names no type. */
function isTelling(own: readonly string[]): boolean {
  const letters = own.filter((word) => /\p{L}/u.test(word)).join('');
  return letters.length >= SHORTEST && !(own.length === 1 && GENERAL.test(letters));
}

/** "Size M", "Klasse K2", or the letter by itself between two marks. */
function isLetterSaid(
  [only = '', ...others]: readonly string[],
  words: readonly string[],
  pieces: ReadonlySet<string>,
): boolean {
  if (others.length > 0 || !/^\p{L}{1,3}\d?$/u.test(only) || GENERAL.test(only)) return false;
  return pieces.has(only) || words.some((word, at) => word === only && CLASSES.test(words[at - 1] ?? ''));
}

const CLASSES =
  /^(?:class|size|group|category|klasse|fahrzeugklasse|grosse|gruppe|kategorie|клас|класс|класу|класса|група|группа|категор\p{L}*|розмір\p{L}*|размер\p{L}*)$/u;

const SHORTEST = 4;
const GENERAL = /^(?:cars?|autos?|wagen|auto|small|medium|large|klein|mittel|gross|авто|машин\p{L}*)$/u;

/** All words, one right behind the other. */
function standsIn(own: readonly string[], words: readonly string[]): boolean {
  return words.some((_, at) =>
    own.every((word, place) => {
      const said = words[at + place] ?? '';
      return said === word || (!/\d/u.test(word) && (isSameStem(word, said) || isSoundedOut(word, said)));
    }),
  );
}

/** "Кобальт" of a list that writes "Cobalt". */
function isSoundedOut(word: string, said: string): boolean {
  if (CYRILLIC.test(word) === CYRILLIC.test(said) || Math.min(word.length, said.length) < SHORTEST)
    return false;
  return spelledAlike(toLatinSound(word), toLatinSound(said));
}

const CYRILLIC = /\p{Script=Cyrillic}/u;

function byMeasure(text: string, carTypes: readonly string[]): string | null {
  if (!/\d/.test(text)) return null;
  for (const { told, range } of UNITS) {
    const found = [...text.matchAll(told)].at(-1);
    if (!found) continue;
    const size = toNumber(found[1]);
    const ranges = carTypes.flatMap((carType) => {
      const measured = rangeOf(carType, range);
      return measured ? [{ carType, ...measured }] : [];
    });
    if (ranges.length < 2) continue;
    const fitting = ranges
      .filter(({ from, to }) => size >= from && size <= to)
      .toSorted((a, b) => a.to - a.from - (b.to - b.from));
    const [best, next] = fitting;
    if (best && (!next || next.to - next.from > best.to - best.from)) return best.carType;
  }
  return null;
}

function rangeOf(carType: string, range: RegExp): { from: number; to: number } | null {
  const measured = range.exec(carType);
  if (!measured) return null;
  const [whole, isUpTo, isFrom, low, high] = measured;
  const first = toNumber(low);
  if (high !== undefined) return { from: first, to: toNumber(high) };
  if (isUpTo !== undefined) return { from: 0, to: first };
  if (isFrom !== undefined || whole.includes('+')) return { from: first, to: ENDLESS };
  return { from: first, to: first };
}

const UP_TO = 'up to|under|below|bis(?: zu)?|unter|до';
const FROM = 'from|over|above|ab|über|von|від|от|понад|свыше|більше|больше';
const ENDLESS = 1000;

/** Seats, and the lengths by which caravans and boats are priced. */
const UNITS = [
  '(?:seat(?:er|s)?|sitz(?:er|e|plätze)?|plätze|місц\\p{L}*|місн\\p{L}*|мест\\p{L}*|людей|людин|чел\\p{L}*|people)(?!\\p{L})',
  '(?:ft|feet|foot|фут\\p{L}*)(?!\\p{L})',
  '(?:m|м|meter|metres?|метр\\p{L}*)(?!\\p{L})',
].map((unit) => ({
  told: new RegExp(`(\\d+(?:[.,]\\d+)?)\\s?-?\\s?(?:${unit})`, 'giu'),
  range: new RegExp(
    `(?:(${UP_TO})\\s*|(${FROM})\\s*)?(\\d+(?:[.,]\\d+)?)(?:\\s*[–—-]\\s*(\\d+(?:[.,]\\d+)?))?\\s?\\+?\\s?-?(?:${unit})`,
    'iu',
  ),
}));

function toNumber(figure = ''): number {
  return Number(figure.replace(',', '.'));
}
