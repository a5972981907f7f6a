import { isSameWord, telling } from '../../prices/match/name-places.ts';
import { TIER } from './tiers.data.ts';

/**
 * Two versions of one thing, of which a client takes one: "Complex standard" and "Complex lux", "bronze" and "silver",
 * "wash" and "full wash". What differs is a rank, and neither another job nor another part of the car.
 */
export function areAlternatives(one: string, other: string): boolean {
  const [mine, theirs] = [telling(one), telling(other)];
  const own = mine.filter((word) => !theirs.some((known) => isSameWord(word, known)));
  const others = theirs.filter((word) => !mine.some((known) => isSameWord(word, known)));
  const differing = [...own, ...others];
  return differing.length > 0 && differing.every((word) => TIER.test(word));
}
