import { splitWords } from '../../words/split-words.ts';
import { numberIn } from './counts/said-numbers.ts';
import type { Heard } from './line-signs.ts';
import type { Line } from './list-lines.ts';

/**
 * "The three-year ceramic" is the one of 36 months, "both headlights" are the pair: of versions that a size tells apart
 * the one whose size was said.
 */
export function isSized(at: number, { list, words, proposed }: Heard): boolean {
  const own = sizeOf(list.lines[at]);
  if (own === null) return false;
  const rivals = [...proposed.open].filter(
    (other) => other !== at && list.lines[other]?.service === list.lines[at]?.service,
  );
  const sizes = rivals.map((other) => sizeOf(list.lines[other]));
  const said = sizesIn(words.words);
  return said.has(own) && sizes.every((size) => size !== null && size !== own && !said.has(size));
}

/** "Ozone, 40 minutes": of two versions the size of the first was said, and not that of the second. */
export function areToldApart(one: number, other: number, { list, words }: Heard): boolean {
  const [line, rival] = [list.lines[one], list.lines[other]];
  if (!line || !rival || line.service !== rival.service) return false;
  const [own, theirs] = [sizeOf(line), sizeOf(rival)];
  if (own === null || theirs === null || own === theirs) return false;
  const said = sizesIn(words.words);
  return said.has(own) && !said.has(theirs);
}

/** How long something lasts, in months, or how many it is for: "m36", "n2". */
type Size = `m${number}` | `n${number}`;

function sizeOf(line: Line | undefined): Size | null {
  const names = splitWords([line?.zone ?? '', line?.material ?? ''].join(' '));
  const [only, ...others] = sizesIn(names);
  return only === undefined || others.length > 0 ? null : only;
}

function sizesIn(words: readonly string[]): Set<Size> {
  const sizes = new Set<Size>();
  words.forEach((word, at) => {
    const value = numberIn(word) ?? numberBefore(word);
    const unit = /^\d+\p{L}/u.test(word) ? word.replace(/^\d+/u, '') : (words[at + 1] ?? '');
    if (PIECE.test(word)) sizes.add('n1');
    else if (SET_OF_FOUR.test(word) && value === null) sizes.add('n4');
    else if (value === null) return;
    else if (YEAR.test(unit)) sizes.add(`m${value * 12}`);
    else if (MONTH.test(unit)) sizes.add(`m${value}`);
    else sizes.add(`n${value}`);
  });
  // "Set of 4" and "per piece" name one size by two words.
  if (sizes.has('n4') && sizes.size === 2) sizes.delete('n1');
  return sizes;
}

/** "3yr", "36mo". */
function numberBefore(word: string): number | null {
  const [, figure] = /^(\d{1,2})\p{L}{1,4}$/u.exec(word) ?? [];
  return figure === undefined ? null : Number(figure);
}

const YEAR = /^(?:y|yr|yrs|years?|jahre?n?|j|рок\p{L}*|рік|год\p{L}*|лет|р|г)$/u;
const MONTH = /^(?:m|mo|mth|months?|monate?n?|міс\p{L}*|мес\p{L}*|м)$/u;
const PIECE = /^(?:each|einzeln\p{L}*|stuck|stk|шт|штук\p{L}*)$/u;
const SET_OF_FOUR = /^(?:set|satz|комплект\p{L}*)$/u;
