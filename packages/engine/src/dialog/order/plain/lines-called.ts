import { isSameWord } from '../../../prices/match/name-places.ts';
import { isCommonWord } from '../../../words/is-common-word.ts';
import { splitWords } from '../../../words/split-words.ts';
import { numberIn } from '../counts/said-numbers.ts';
import type { Line } from '../list-lines.ts';

/**
 * The lines whose own names hold every telling word of a phrase, the ones that are called most wholly first; none where a
 * word of it is of no line. Everyday words that no name holds tell nothing.
 */
export function linesCalled(phrase: string, lines: readonly Line[], all: readonly Line[]): Line[] {
  const words = splitWords(phrase);
  const isOfList = (word: string) => all.some((line) => holds(line, word));
  // "One door off" is a matter of counting.
  if (words.some((word) => numberIn(word) !== null && !all.some((line) => namesOf(line).includes(word))))
    return [];
  const telling = words.filter((word) => isOfList(word) || !isCommonWord(word));
  if (telling.length === 0 || !telling.every(isOfList)) return [];
  const called = lines.filter((line) => telling.every((word) => holds(line, word)));
  const byService = called.filter(({ service }) =>
    splitWords(service).every((own) => telling.some((word) => isCalled(own, word))),
  );
  return byService.length > 0 ? byService : called;
}

function holds(line: Line, word: string): boolean {
  return namesOf(line).some((own) => isCalled(own, word));
}

function namesOf({ service, zone, material }: Line): string[] {
  return splitWords(`${service} ${zone ?? ''} ${material ?? ''}`);
}

/** "Ozone" calls the "ozone treatment", "озон" the "озонирование". */
function isCalled(own: string, word: string): boolean {
  return isSameWord(own, word) || (word.length >= SHORTEST && own.startsWith(word));
}

const SHORTEST = 4;
