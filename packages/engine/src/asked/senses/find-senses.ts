import { foldText } from '../../words/fold-text.ts';
import { once } from '../../words/once.ts';
import { splitWords } from '../../words/split-words.ts';
import { GERMAN } from './de.data.ts';
import { ENGLISH } from './en.data.ts';
import { RUSSIAN } from './ru.data.ts';
import { UKRAINIAN } from './uk.data.ts';

/** Senses by whole words and phrases, and by the beginnings of words. */
type Thesaurus = {
  whole: ReadonlyMap<string, readonly string[]>;
  begun: ReadonlyMap<string, readonly string[]>;
};

/** Everything that is spoken of: "my pup" and "der Dackel" are animals. */
export function findSenses(text: string): ReadonlySet<string> {
  const words = splitWords(text);
  const found = new Set<string>();
  words.forEach((word, at) => {
    for (const sense of sensesOfWord(word)) found.add(sense);
    for (let length = 2; length <= LONGEST_PHRASE; length++)
      for (const sense of thesaurus().whole.get(words.slice(at, at + length).join(' ')) ?? [])
        found.add(sense);
  });
  return found;
}

function sensesOfWord(word: string): readonly string[] {
  const { whole, begun } = thesaurus();
  const known = whole.get(word);
  if (known) return known;
  for (let length = word.length; length >= SHORTEST_BEGINNING; length--) {
    const senses = begun.get(word.slice(0, length));
    if (senses) return senses;
  }
  return NONE;
}

const thesaurus = once((): Thesaurus => {
  const whole = new Map<string, readonly string[]>();
  const begun = new Map<string, readonly string[]>();
  const alone = new Map<string, readonly string[]>();
  for (const language of [ENGLISH, GERMAN, UKRAINIAN, RUSSIAN])
    for (const line of language.split('\n')) {
      const [sense = '', words = ''] = line.split(': ');
      const only = alone.get(sense) ?? [sense];
      alone.set(sense, only);
      for (const word of words.split(', ')) {
        const table = word.endsWith('*') ? begun : whole;
        const folded = (foldText(word).match(WORD) ?? []).join(' ');
        const known = table.get(folded);
        if (folded !== '') table.set(folded, known ? [...known, sense] : only);
      }
    }
  return { whole, begun };
});

const WORD = /[\p{L}\p{N}]+/gu;
const NONE: readonly string[] = [];
const LONGEST_PHRASE = 3;
const SHORTEST_BEGINNING = 3;
