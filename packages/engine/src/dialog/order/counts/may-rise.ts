import type { Heard } from '../line-signs.ts';
import type { BoundNumber } from './bind-numbers.ts';
import { isByLength, isByPiece } from './by-piece.ts';
import { allOf, type CandidateCount, type CountedLine } from './candidate-counts.ts';
import { BOTH } from './number-words.data.ts';

/**
 * Whether more of a line may be wanted than stands. A package, a coating or a wash is there once for a car: only a number that
 * stands at its own words, and at no other line's, makes two of it. "Both" by itself speaks of two things that were named.
 */
export function mayRise(
  { value, isStay, said }: CandidateCount,
  line: CountedLine,
  { bound, heard }: { bound: readonly BoundNumber[]; heard: Heard },
): boolean {
  if (isStay || value === 1 || value < line.before) return true;
  const own = heard.list.lines[line.at];
  const numbers = bound.filter(({ number }) => said.includes(number));
  const isOfBoth = ({ number: { at } }: BoundNumber) => BOTH.test(heard.words.words[at] ?? '');
  const isBare = numbers.length > 0 && numbers.every((one) => isOfBoth(one) && !isStandingAt(one, line));
  if (isBare && heard.before.settled.size > 1) return false;
  if (isByPiece(own) || isByLength(own) || allOf(own) !== null || line.before > 1) return true;
  // "So 1000 for two, right?" of the only thing there is.
  const isAlone = heard.before.settled.size === 1 && numbers.some(({ most }) => most <= TOLD);
  return line.before === 0 || isAlone || numbers.some((one) => isOnlyAt(one, line));
}

function isStandingAt({ own }: BoundNumber, { at }: CountedLine): boolean {
  return (own.get(at)?.most ?? 0) > TOLD;
}

function isOnlyAt({ own }: BoundNumber, { at }: CountedLine): boolean {
  const most = own.get(at)?.most ?? 0;
  return most > TOLD && [...own].every(([other, claim]) => other === at || claim.most < most);
}

const TOLD = 0.1;
