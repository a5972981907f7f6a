import { remembering } from '../../words/remembering.ts';
import { isSameStem } from '../../words/same-stem.ts';
import { splitWords } from '../../words/split-words.ts';

/** How many other words may stand within a name. */
export const LOOSE = 1;

/** The places at which all these words stand close together, or null. */
export function placesOf(
  name: readonly string[],
  words: readonly string[],
  among?: readonly number[],
): number[] | null {
  const places = among ?? words.map((_, place) => place);
  const first = name[0] ?? '';
  const found = places.flatMap((start) => {
    if (!isSameWord(first, words[start] ?? '')) return [];
    const taken: number[] = [];
    for (const part of name) {
      const next = nearest(
        places.filter((place) => !taken.includes(place) && isSameWord(part, words[place] ?? '')),
        taken.at(-1) ?? start,
      );
      if (next === undefined || Math.abs(next - start) > name.length + LOOSE) return [];
      taken.push(next);
    }
    return [taken];
  });
  const width = (taken: readonly number[]) => Math.max(...taken) - Math.min(...taken);
  return found.toSorted((a, b) => width(a) - width(b))[0] ?? null;
}

/** The place nearest to another one, rather behind it than before. */
function nearest(places: readonly number[], to: number): number | undefined {
  const distance = (place: number) => (place >= to ? place - to : to - place + 0.5);
  return places.toSorted((a, b) => distance(a) - distance(b))[0];
}

/** The words of a name that say something; of one that has only small words all of them. */
export function telling(name: string): string[] {
  const words = splitWords(name);
  const long = words.filter((word) => /\d/u.test(word) || (word.length > 2 && !JOINTS.has(word)));
  return long.length > 0 ? long : words;
}

const JOINTS: ReadonlySet<string> = new Set(
  'and the for with und mit der die das für inkl oder для або чи или with plus без incl ohne'.split(' '),
);

/** The same word in another case or number. Figures are said as they stand. */
export function isSameWord(one: string, other: string): boolean {
  if (beginOtherwise(one, other)) return false;
  if (/\d/u.test(one) || /\d/u.test(other)) return one === other;
  if (isSameStem(one, other) || withoutFleeting(one) === withoutFleeting(other)) return true;
  if (isShortStem(one, other) || isShortStem(other, one)) return true;
  const shared = Math.min(one.length, other.length) - 1;
  return (
    shared >= 3 &&
    Math.abs(one.length - other.length) <= 1 &&
    one.slice(0, shared) === other.slice(0, shared) &&
    isEnding(one, other)
  );
}

/** Most pairs are told apart by their first letters. A vowel may be all that is left out of a word. */
function beginOtherwise(one: string, other: string): boolean {
  const [first, second] = [one.charAt(0), other.charAt(0)];
  return first !== second && !VOWELS.has(first) && !VOWELS.has(second);
}

const VOWELS: ReadonlySet<string> = new Set('иіыаоуейюяё');

/** "Фар" and "фары", "дах" and "даху": an ending behind three letters. */
function isShortStem(stem: string, word: string): boolean {
  return stem.length === 3 && word.startsWith(stem) && /^[а-яіїєґ]{3}[аеиіоуыюяй]{1,2}$/u.test(word);
}

/** "Golf" is no other form of "gold". */
function isEnding(one: string, other: string): boolean {
  const alike = [...one].findIndex((letter, at) => letter !== other[at]);
  const ends = alike < 0 ? [other.slice(one.length)] : [one.slice(alike), other.slice(alike)];
  return ends.every((end) => !/^[a-z]/u.test(end) || /^[aeimnrsuy]+$/u.test(end));
}

/** "Килимок" and "килимки": a vowel that comes and goes before the last consonant, and an ending. */
const withoutFleeting = remembering((word) =>
  /[а-яіїєґ]{4}/u.test(word) ? word.replace(/[иіыаоуейюя]*$/u, '').replace(/[оеё](?=[кцнл]$)/u, '') : word,
);

/** The places at which something new begins, behind a mark or a joint. */
export function piecesBegin(text: string, words: readonly string[]): number[] {
  const found = [...text.matchAll(WORDS)];
  return words.flatMap((word, place) => {
    const isMarked = found.length === words.length && /[,;.!?+&/\n]/u.test(found[place - 1]?.[0] ?? '');
    return isMarked || AND.has(words[place - 1] ?? '') ? [place] : AND.has(word) ? [place] : [];
  });
}

const AND: ReadonlySet<string> = new Set('and plus und sowie та і й и'.split(' '));
const WORDS = /[\p{L}\p{N}]+[^\p{L}\p{N}]*/gu;

/** The words at these places as they were written, with the marks between them. */
export function written(
  places: readonly number[],
  { text, words }: { text: string; words: readonly string[] },
): string {
  const found = [...text.matchAll(WORDS)];
  const isSame = found.length === words.length;
  return places.map((place) => (isSame ? found[place]?.[0] : `${words[place]} `)).join('');
}

export function placesBetween(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at);
}
