import { isSameType } from '../../cars/index.ts';
import { isSameStem } from '../../words/same-stem.ts';
import { spelledAlike } from '../../words/spelled-alike.ts';
import { splitWords } from '../../words/split-words.ts';
import { toLatinSound } from '../../words/to-latin.ts';
import { romanType } from './roman-type.ts';

/**
 * The one car type of a list that a text names in the list's own words ("small SUV", "Luton"), or whose seats or length
 * it tells ("8 seats" of "7–9 seats"). Null where none is, or several.
 */
export function namedCarType(text: string, carTypes: readonly string[]): string | null {
  return (
    romanType(text, carTypes) ??
    byMeasure(text, carTypes) ??
    byWords(text, carTypes) ??
    bySize(text, carTypes)
  );
}

/** "Medium please", "isn't it a medium?" of a list with "medium car": a size that is said by itself. */
function bySize(text: string, carTypes: readonly string[]): string | null {
  const sizes = carTypes.flatMap((carType) => {
    const words = splitWords(carType.replace(/\(.*\)/u, ' '));
    const [size, ...others] = words.filter((word) => !OF_ANY_CAR.test(word));
    return size !== undefined && others.length === 0 && words.length > 1 ? [{ carType, size }] : [];
  });
  const alone = text.split(/[,;.!?\n]/u).flatMap((piece) => {
    const words = splitWords(piece);
    const left = words.filter((word) => !POLITE.test(word));
    const [last = '', article = ''] = words.toReversed();
    return left.length === 1 ? left : ARTICLE.test(article) ? [last] : [];
  });
  const [only, ...others] = sizes.filter(({ size }) => alone.includes(size));
  return only && others.length === 0 ? only.carType : null;
}

const OF_ANY_CAR = /^(?:cars?|vehicles?|auto|autos|wagen|fahrzeuge?|pkw|авто|автомобіль|автомобиль|машина)$/u;
const POLITE =
  /^(?:please|pls|plz|mate|thanks|ta|then|ok|okay|yes|yeah|bitte|danke|dann|ja|будь|ласка|дякую|так|пожалуйста|спасибо|тогда|да)$/u;
const ARTICLE = /^(?:an?|eine?n?)$/u;

function byWords(text: string, carTypes: readonly string[]): string | null {
  const words = withLatinLetters(splitWords(text));
  const pieces = new Set(text.split(/[,;.!?\n]/u).map((piece) => lone(piece)));
  const named = carTypes.flatMap((carType) => {
    const listed = withLatinLetters(splitWords(carType.replace(/\(.*\)/u, ' ')));
    const own = listed.length === 1 ? listed.map((word) => LETTERS[word] ?? word) : listed;
    const isNamed = isTelling(own) ? standsIn(own, words) : isLetterSaid(own, words, pieces);
    return isNamed ? [{ carType, length: own.length }] : [];
  });
  const longest = Math.max(0, ...named.map(({ length }) => length));
  const [only, ...others] = named.filter(({ length }) => length === longest);
  return only && others.length === 0 ? only.carType : null;
}

/** "Ну A", "B then", "Б": a capital letter with nothing but small words around it. */
function lone(piece: string): string {
  const [, letter] = /^(?:\P{Lu}*\s)?(\p{Lu})(?:\s\P{Lu}*)?$/u.exec(piece.trim()) ?? [];
  const others = splitWords(piece).filter((word) => word.length > 1);
  const words = withLatinLetters(splitWords(piece));
  if (words.length === 1) return words.map((word) => LETTERS[word] ?? word).join();
  if (letter === undefined || !others.every((word) => SMALL.test(word))) return words.join(' ');
  const [folded = ''] = splitWords(letter);
  return LETTERS[folded] ?? folded;
}

const SMALL =
  /^(?:ok|okay|well|then|its|it|is|so|probably|think|dann|also|wohl|ist|das|eher|ну|так|то|да|та|тоді|тогда|наверно\p{L}*|мабуть|певно|пусть|хай|нехай|давайте|будет|буде)$/u;

/** "Класс Б" of a list with a "класс B": a letter that names a class is the same in both alphabets. */
function withLatinLetters(words: readonly string[]): string[] {
  return words.map((word, at) => (isOfClass(words, at) ? (LETTERS[word] ?? word) : word));
}

const LETTERS: Readonly<Record<string, string>> = {
  ...{ а: 'a', б: 'b', в: 'b', с: 'c', ц: 'c', д: 'd', е: 'e', м: 'm', л: 'l', х: 'x' },
};

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
  return pieces.has(only) || words.some((word, at) => word === only && isOfClass(words, at));
}

/** "Class C", "C-class". */
function isOfClass(words: readonly string[], at: number): boolean {
  return CLASSES.test(words[at - 1] ?? '') || CLASSES.test(words[at + 1] ?? '');
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
      return said === word || (!/\d/u.test(word) && (isSameType(word, said) || isSoundedOut(word, said)));
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
