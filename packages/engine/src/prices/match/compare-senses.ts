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
  // Numbers come last, because they only count beside something else that is shared.
  const names = listed.names.toSorted((a, b) => Number(/^\d+$/.test(a)) - Number(/^\d+$/.test(b)));
  for (const name of names) {
    // A number alone is too weak: the "2" of "Program 2" may be a date.
    const isKnown =
      said.names.some((word) => sameName(word, name)) && (!/^\d+$/.test(name) || shared.length > 0);
    if (isKnown) {
      covered += NAME_WEIGHT;
      shared.push(name);
    } else missing += NAME_MISSING;
  }
  return { covered, missing, shared };
}

function sameName(a: string, b: string): boolean {
  if (a === b) return true;
  if (/\d/.test(a) || /\d/.test(b)) return false;
  if (a.length >= 5 && b.length >= 5 && spelledAlike(a, b)) return true;
  const common = Math.min(a.length, b.length);
  if (common >= 5 && a.slice(0, common - 1) === b.slice(0, common - 1) && Math.abs(a.length - b.length) <= 2)
    return true;
  if (a.length < 4 || b.length < 4) return false;
  return spelledAlike(toLatinSound(a), toLatinSound(b)) || isSpelledOut(a, b);
}

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
