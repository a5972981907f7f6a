import { foldText } from '../../words/fold-text.ts';
import { remembering } from '../../words/remembering.ts';
import { splitWords } from '../../words/split-words.ts';
import { findConceptsInWords } from '../lexicon/find-concepts.ts';
import { ANY_CAR, FILLERS } from '../reading/labels/label-words.data.ts';
import type { Sense } from './row-index.ts';

/** The meanings of a text, and the words of it that have none and can be names (brands, packages). */
export function readSense(text: string): Sense {
  return KNOWN_SENSES(text);
}

/** The names of a list are read in every turn. */
const KNOWN_SENSES = remembering((text) => readSenseOfWords(splitWords(text)), 2000);

export function readSenseOfWords(said: readonly string[]): Sense {
  const words = said.map((word, at) => (STAGE.test(said[at + 1] ?? '') ? (COUNTS.get(word) ?? word) : word));
  const found = findConceptsInWords(words);
  const carrying = new Set(found.flatMap((concept) => concept.words));
  return {
    concepts: new Set(found.map((concept) => concept.id)),
    names: [...new Set(words.filter((word, at) => !carrying.has(at) && isName(word)))],
    words: said,
  };
}

/** "One step" and "1-step" are the same job. */
const STAGE =
  /^(?:steps?|stages?|stufi?g?\p{L}*|layers?|schicht\p{L}*|lagig\p{L}*|етап\p{L}*|этап\p{L}*|шар\p{L}*|сло[йяєёеі]\p{L}*|фаз\p{L}*|years?|yrs?|jahre?|рок\p{L}*|год\p{L}*)$/u;
const COUNTS = new Map(
  [
    ['1', 'one single ein eine einer один одна одну'],
    ['2', 'two double zwei два две дві двох'],
    ['3', 'three drei три трех трьох'],
    ['4', 'four vier чотири четыре'],
    ['5', 'five funf пять'],
  ].flatMap(([digit = '', words = '']) => words.split(' ').map((word) => [word, digit] as const)),
);

/** What every job is done to says nothing of which one is meant. */
const WHAT_IS_WORKED_ON = 'paint paintwork lack фарба фарбу краска краску';

const NO_NAMES = new Set(
  `${foldText(FILLERS)} ${foldText(ANY_CAR)} ${foldText(WHAT_IS_WORKED_ON)}`.split(/\s+/),
);

function isName(word: string): boolean {
  return (word.length >= 3 || /\d/.test(word)) && !NO_NAMES.has(word);
}
