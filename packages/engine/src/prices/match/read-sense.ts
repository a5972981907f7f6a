import { foldText } from '../../words/fold-text.ts';
import { splitWords } from '../../words/split-words.ts';
import { findConceptsInWords } from '../lexicon/find-concepts.ts';
import { ANY_CAR, FILLERS } from '../reading/labels/label-words.data.ts';
import type { Sense } from './row-index.ts';

/** The meanings of a text, and the words of it that have none and can be names (brands, packages). */
export function readSense(text: string): Sense {
  return readSenseOfWords(splitWords(text));
}

export function readSenseOfWords(words: readonly string[]): Sense {
  const found = findConceptsInWords(words);
  const carrying = new Set(found.flatMap((concept) => concept.words));
  return {
    concepts: new Set(found.map((concept) => concept.id)),
    names: words.filter((word, at) => !carrying.has(at) && isName(word)),
  };
}

const NO_NAMES = new Set(`${foldText(FILLERS)} ${foldText(ANY_CAR)}`.split(/\s+/));

function isName(word: string): boolean {
  return (word.length >= 3 || /\d/.test(word)) && !NO_NAMES.has(word);
}
