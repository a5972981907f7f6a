import { isCommonWord } from '../../words/is-common-word.ts';
import { spelledAlike } from '../../words/spelled-alike.ts';
import { toLatinSound } from '../../words/to-latin.ts';
import type { Sense } from './row-index.ts';
import { areNearConcepts, weighConcept } from './weigh-concept.ts';

/** How well what was said covers a text of the list: the weight found in both, and the weight said of neither. */
export type Comparison = { covered: number; missing: number; shared: string[] };

export function compareSenses(said: Sense, listed: Sense): Comparison {
  let covered = 0;
  let missing = 0;
  const shared: string[] = [];
  for (const id of listed.concepts) {
    const weight = weighConcept(id);
    const near = said.concepts.has(id) ? null : nearOf(id, said);
    if (said.concepts.has(id)) {
      covered += weight;
      shared.push(id);
    } else if (near) {
      covered += weight * NEAR_SHARE;
      shared.push(near);
    } else missing += weight;
  }
  for (const name of numbersLast(listed)) {
    // A number alone is too weak: the "2" of "Program 2" may be a date.
    const isKnown =
      ((!NUMBER.test(name) || shared.length > 0) && isNameSaid(said, name)) ||
      areYearsSaid(said, listed, name);
    if (isKnown) {
      covered += NAME_WEIGHT;
      shared.push(name);
    } else missing += NAME_MISSING;
  }
  return { covered, missing, shared };
}

const NUMBER = /^\d+$/;

/** "5 years" of a list that writes "5Y" or "5 J.". */
function areYearsSaid({ words: spoken = [] }: Sense, { words = [] }: Sense, name: string): boolean {
  const [, figure] = /^(\d+)(?:y|yr|j|г|р)?$/u.exec(name) ?? [];
  if (figure === undefined) return false;
  const isOfYears = name !== figure || SHORT_YEARS.test(words[words.indexOf(name) + 1] ?? '');
  return isOfYears && spoken.some((word, at) => word === figure && YEARS.test(spoken[at + 1] ?? ''));
}

const SHORT_YEARS = /^(?:y|yr|yrs|j|г|р)$/u;

/** Numbers come last, because they only count beside something else that is shared. Sorted once for each text of a list. */
function numbersLast(listed: Sense): readonly string[] {
  const known = SORTED.get(listed);
  if (known) return known;
  const sorted = listed.names.toSorted((a, b) => Number(NUMBER.test(a)) - Number(NUMBER.test(b)));
  SORTED.set(listed, sorted);
  return sorted;
}

const SORTED = new WeakMap<Sense, readonly string[]>();

/** One message is held against every name of a list, and the same names stand in many of its rows. */
export function isNameSaid(said: Sense, name: string): boolean {
  const answers = SAID.get(said) ?? new Map<string, boolean>();
  SAID.set(said, answers);
  const known = answers.get(name);
  if (known !== undefined) return known;
  const isSaid = said.names.some((word) => sameName(word, name));
  answers.set(name, isSaid);
  return isSaid;
}

const SAID = new WeakMap<Sense, Map<string, boolean>>();

function sameName(a: string, b: string): boolean {
  if (a === b) return true;
  // "How much" is no slip for "touch".
  if (/\d/.test(a) || /\d/.test(b) || isCommonWord(a)) return false;
  if (a.length >= 5 && b.length >= 5 && spelledAlike(a, b)) return true;
  const common = Math.min(a.length, b.length);
  if (common >= 5 && a.slice(0, common - 1) === b.slice(0, common - 1) && Math.abs(a.length - b.length) <= 2)
    return true;
  if (a.length < 4 || b.length < 4) return false;
  return spelledAlike(toLatinSound(a), toLatinSound(b)) || isSpelledOut(a, b);
}

const YEARS = /^(?:years?|yrs?|jahre?n?|рік|роки|років|год|года|лет)$/u;

/** "Сантек" is SunTek: between the alphabets vowels go their own way, and an ending may follow. */
function isSpelledOut(a: string, b: string): boolean {
  if (CYRILLIC.test(a) === CYRILLIC.test(b)) return false;
  const [first, second] = [consonants(a), consonants(b)];
  return first.length >= 3 && first === second;
}

const CYRILLIC = /\p{Script=Cyrillic}/u;

function consonants(word: string): string {
  return toLatinSound(word).replace(/[aeiou]/g, '');
}

const NEAR_SHARE = 0.6;
const NAME_WEIGHT = 1.5;
const NAME_MISSING = 0.2;

function nearOf(id: string, said: Sense): string | null {
  for (const other of said.concepts) if (areNearConcepts(id, other)) return other;
  return null;
}
