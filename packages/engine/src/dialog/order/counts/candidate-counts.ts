import { splitWords } from '../../../words/split-words.ts';
import type { Heard } from '../line-signs.ts';
import type { Line } from '../list-lines.ts';
import type { BoundNumber } from './bind-numbers.ts';
import { isByPiece, isFurther, isOne } from './by-piece.ts';
import { ALL_OF_CAR } from './number-words.data.ts';
import { MOST, numberIn, type SaidNumber } from './said-numbers.ts';

/** A line that is wanted, with how often it was before (0 where it is new) and how often the rules take it to be now. */
export type CountedLine = { at: number; before: number; ruled: number; wishes: number };

/** How often a line may be wanted. */
export type CandidateCount = {
  value: number;
  isStay: boolean;
  isRuled: boolean;
  isSibling: boolean;
  isMore: boolean;
  isLess: boolean;
  isAll: boolean;
  /** One side of the car has two of most things. */
  isSide: boolean;
  said: readonly SaidNumber[];
};

type CandidateField = {
  lines: readonly CountedLine[];
  heard: Heard;
  numbers: readonly SaidNumber[];
  bound: readonly BoundNumber[];
};

export function candidateCounts(
  line: CountedLine,
  { lines, heard, numbers, bound }: CandidateField,
): CandidateCount[] {
  const stay = Math.max(1, line.before);
  const own = numbersIn(heard.list.lines[line.at]);
  const ofVersions = numbersOf(heard.list.lines[line.at]?.service, heard);
  const isPart = isByPiece(heard.list.lines[line.at]) || allOf(heard.list.lines[line.at]) !== null;
  const isBound = (one: SaidNumber) =>
    isPart && bound.some(({ number, winners }) => number === one && winners.has(line.at));
  // "Three" of "3 years" or "1 layer" says which one, and not how many.
  const counting = numbers.filter(
    (one) => one.value === 1 || (!own.has(one.value) && (!ofVersions.has(one.value) || isBound(one))),
  );
  const siblings = lines.filter((one) => one !== line).map((one) => Math.max(one.before, one.ruled));
  const all = isAllSaid(heard) ? allOf(heard.list.lines[line.at]) : null;
  const isOfPieces = isByPiece(heard.list.lines[line.at]) || isOne(heard.list.lines[line.at]);
  const isSide = isOfPieces && heard.words.words.some((word) => SIDE.test(word));
  const values = new Set([
    stay,
    1,
    line.ruled,
    ...counting.map(({ value }) => value),
    ...siblings,
    ...(line.before > 0 ? [line.before + 1] : []),
    ...(line.before > 2 ? [line.before - 1] : []),
    ...(all === null ? [] : [all]),
    ...(isSide ? [2] : []),
    ...(isFurther(heard.list.lines[line.at]) ? counting.map(({ value }) => value - 1) : []),
  ]);
  return (
    [...values]
      .filter((value) => value >= 1 && value <= MOST)
      // "2x Maschine" is the name of a line.
      .filter((value) => value === 1 || value === stay || !own.has(value))
      .map((value) => ({
        value,
        isStay: value === stay,
        isRuled: value === line.ruled,
        isSibling: value > 1 && siblings.includes(value),
        isMore: line.before > 0 && value === line.before + 1,
        isLess: line.before > 1 && value === line.before - 1,
        isAll: value === all,
        isSide: isSide && value === 2,
        said: counting.filter((one) => one.value === value),
      }))
  );
}

/** The numbers in the names of a service's versions. */
function numbersOf(service: string | undefined, { list }: Heard): ReadonlySet<number> {
  return new Set(
    list.lines.filter((line) => line.service === service).flatMap((line) => [...numbersIn(line)]),
  );
}

function numbersIn(line: Line | undefined): ReadonlySet<number> {
  const names = [line?.service, line?.zone, line?.material].map((name) => name ?? '');
  return new Set(
    names.flatMap((name) => splitWords(name).flatMap((word) => numberIn(word.replace(RADIUS, '')) ?? [])),
  );
}

/** "R17" is a size. */
const RADIUS = /^[rр](?=\d)/u;

function isAllSaid({ words }: Heard): boolean {
  return words.turns.some((kinds) => kinds.has('all'));
}

const SIDE =
  /^(?:fronts?|rears?|backs?|vorn\p{L}*|vorder\p{L}*|hint\p{L}*|seiten?|sides?|передн\p{L}*|задн\p{L}*|спереди|спереду|сзади|ззаду|боков\p{L}*|бічн\p{L}*)$/u;

/** A car has four wheels and two mirrors. */
export function allOf(line: Line | undefined): number | null {
  if (!line) return null;
  for (const name of [line.zone, line.service])
    for (const word of splitWords(name ?? ''))
      for (const { part, count } of ALL_OF_CAR) if (part.test(word)) return count;
  return null;
}
