import type { GoldRow, ScoredRow } from '../../packages/engine/src/eval/price-rows/score-price-rows.ts';
import { contentWords, coverage } from '../../packages/engine/src/eval/price-rows/word-likeness.ts';

/**
 * Whether a row that counts as wrong still gives a price to its own car and part: a row that nobody found has the same
 * price, and only the wording of the job or the film is off. Such rows teach doubt nothing but the whims of wording.
 */
export function isHarmless(row: ScoredRow, missed: readonly GoldRow[]): boolean {
  return missed.some(
    (gold) =>
      Math.abs(gold.price - row.price) < 0.005 && isSame(gold, row, 'carType') && isSame(gold, row, 'zone'),
  );
}

/** What one row calls its car or part is said somewhere in the other, and the other way round. */
function isSame(gold: ScoredRow, row: ScoredRow, field: 'carType' | 'zone'): boolean {
  return isSaid(gold[field], row) && isSaid(row[field], gold);
}

function isSaid(name: string | null, { service, zone, material, carType }: ScoredRow): boolean {
  const all = contentWords([service, zone, material, carType].join(' '));
  return name === null || coverage(contentWords(name), all) >= MOSTLY;
}

/** One word of three is not enough. */
const MOSTLY = 0.34;
