import type { Heard } from '../line-signs.ts';
import type { CountedLine } from './candidate-counts.ts';
import { type Reach, reachOf } from './phrases.ts';
import type { SaidNumber } from './said-numbers.ts';

/** How plainly a number stands at the words of lines. */
export type Claim = {
  /** By the words behind it ("two doors"), and by those before it ("doors, two"). */
  behind: number;
  before: number;
  most: number;
};

/** A number with what each line may claim of it. */
export type BoundNumber = {
  number: SaidNumber;
  own: ReadonlyMap<number, Claim>;
  /** The most any line of the list claims, wanted or not. */
  most: number;
  /** The lines that are wanted and claim most. */
  winners: ReadonlySet<number>;
  /** The first word behind it that tells something, and whether it tells of any line. */
  noun: string | null;
  isNounKnown: boolean;
};

/** Which lines the numbers of a message stand at: the nearest words tell, as far as no "and" and no other number lies between. */
export function bindNumbers(
  numbers: readonly SaidNumber[],
  lines: readonly CountedLine[],
  heard: Heard,
): BoundNumber[] {
  const wanted = new Set(lines.map(({ at }) => at));
  const faced = [...heard.faced.values()];
  const isTelling = (place: number) => faced.some(({ evidence }) => (evidence[place] ?? 0) > TOLD);
  return numbers.map((number) => {
    const { before, behind } = reachOf(number.at, heard.words, isTelling);
    const own = new Map(
      [...heard.faced].map(([at, { evidence }]) => [at, claimOf(evidence, before, behind)] as const),
    );
    const claims = [...own].filter(([at]) => wanted.has(at));
    const top = Math.max(0, ...claims.map(([, { most }]) => most));
    const [first] = behind;
    const noun = behind.find(({ at }) => (heard.words.words[at] ?? '').length >= TELLING) ?? first;
    return {
      number,
      own,
      most: Math.max(0, ...[...own.values()].map(({ most }) => most)),
      winners: new Set(
        top > TOLD ? claims.flatMap(([at, { most }]) => (most >= top - SAME ? [at] : [])) : [],
      ),
      noun: noun ? (heard.words.words[noun.at] ?? null) : null,
      isNounKnown: noun !== undefined && isTelling(noun.at),
    };
  });
}

function claimOf(evidence: readonly number[], before: Reach, behind: Reach): Claim {
  const sum = (reach: Reach) => reach.reduce((all, { at, near }) => all + near * (evidence[at] ?? 0), 0);
  const [ahead, after] = [sum(before), sum(behind)];
  return { before: ahead, behind: after, most: Math.max(after, LESS * ahead) };
}

export const NO_CLAIM: Claim = { behind: 0, before: 0, most: 0 };

const TELLING = 3;
const TOLD = 0.1;
const SAME = 0.02;
/** What is counted mostly follows its number. */
const LESS = 0.8;
