import { foldText } from '../words/fold-text.ts';
import { remembering } from '../words/remembering.ts';
import { splitWords } from '../words/split-words.ts';

/**
 * Finds phrases in a message. Phrases stand one per line or between bars: `abc*` is a beginning of a word, `..` lets
 * up to five words stand between, `^` binds a phrase to the start of the message and `$` to its end.
 */
export type PhraseBook<Name> = {
  find: (words: readonly string[]) => Set<Name>;
  /** Every match with its first word and the one behind its last. */
  findPlaces: (words: readonly string[]) => { name: Name; from: number; to: number }[];
};

export function newPhraseBook<Name>(groups: readonly (readonly [Name, string])[]): PhraseBook<Name> {
  const byBeginning = new Map<string, Phrase<Name>[]>();
  for (const [name, lines] of groups)
    for (const phrase of readPhrases(name, lines)) {
      const key = phrase.words[0]?.core.slice(0, KEY_LENGTH) ?? '';
      byBeginning.set(key, [...(byBeginning.get(key) ?? []), phrase]);
    }
  const candidates = remembering((word): readonly Phrase<Name>[] =>
    [
      ...(byBeginning.get(word.slice(0, KEY_LENGTH)) ?? []),
      ...(word.length > 1 ? (byBeginning.get(word.slice(0, 1)) ?? []) : []),
    ].filter((phrase) => mayBegin(phrase, word)),
  );
  return {
    find: (words) => {
      const found = new Set<Name>();
      words.forEach((word, at) => {
        for (const phrase of candidates(word))
          if (!found.has(phrase.name) && endOf(phrase, words, at) !== null) found.add(phrase.name);
      });
      return found;
    },
    findPlaces: (words) => {
      const places: { name: Name; from: number; to: number }[] = [];
      words.forEach((word, from) => {
        for (const phrase of candidates(word)) {
          const to = endOf(phrase, words, from);
          if (to !== null) places.push({ name: phrase.name, from, to });
        }
      });
      return places;
    },
  };
}

const KEY_LENGTH = 2;
const LONGEST_GAP = 5;

type Shape = { core: string; isOpen: boolean; isAfterGap: boolean };
type Phrase<Name> = { name: Name; words: readonly Shape[]; isFirst: boolean; isLast: boolean };

function readPhrases<Name>(name: Name, lines: string): Phrase<Name>[] {
  return foldText(lines)
    .split(/[\n|]/)
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => ({
      name,
      words: readShapes(line),
      isFirst: line.startsWith('^'),
      isLast: line.endsWith('$'),
    }));
}

function readShapes(line: string): Shape[] {
  const shapes: Shape[] = [];
  let isAfterGap = false;
  for (const written of line.split(/\s+/)) {
    if (written === '..') {
      isAfterGap = true;
      continue;
    }
    const cores = splitWords(written);
    cores.forEach((core, at) => {
      const isOpen = at === cores.length - 1 && /\*\$?$/.test(written);
      shapes.push({ core, isOpen, isAfterGap: isAfterGap && at === 0 });
    });
    isAfterGap = false;
  }
  return shapes;
}

/** Whether a phrase can begin with this word, whatever follows; its first word may stand behind a gap. */
function mayBegin<Name>({ words: [first] }: Phrase<Name>, word: string): boolean {
  return !first || first.isAfterGap || isWord(first, word);
}

/** The place behind the last word of the phrase that begins here, or null. */
function endOf<Name>(phrase: Phrase<Name>, words: readonly string[], start: number): number | null {
  if (phrase.isFirst && start > 0) return null;
  let at = start;
  for (const shape of phrase.words) {
    if (shape.isAfterGap) {
      const last = Math.min(words.length - 1, at + LONGEST_GAP);
      while (at < last && !isWord(shape, words[at] ?? '')) at++;
    }
    if (!isWord(shape, words[at] ?? '')) return null;
    at++;
  }
  return phrase.isLast && at !== words.length ? null : at;
}

function isWord({ core, isOpen }: Shape, word: string): boolean {
  return isOpen ? word.startsWith(core) : word === core;
}
