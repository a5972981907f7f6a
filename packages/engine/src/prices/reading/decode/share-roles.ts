import type { ScoredWord } from './name-row.ts';

/** The words of one price, with its place: its line and what stands before it there. */
export type WordsOfPrice = { place: string; words: readonly ScoredWord[] };

/**
 * A word names the same thing for all prices that stand right beside each other: where "System X" is a product for the
 * second of four prices, it is one for the others too. What speaks for its roles is the mean over them.
 */
export function shareRoles(prices: readonly WordsOfPrice[]): ScoredWord[][] {
  const scores = new Map<string, (readonly number[])[]>();
  const keyOf = ({ place }: WordsOfPrice, { segment, at }: ScoredWord) => `${place} ${segment.id} ${at}`;
  for (const price of prices)
    for (const word of price.words) {
      const key = keyOf(price, word);
      scores.set(key, [...(scores.get(key) ?? []), word.scores]);
    }
  return prices.map((price) =>
    price.words.map((word) => ({ ...word, scores: meanOf(scores.get(keyOf(price, word)) ?? []) })),
  );
}

function meanOf(all: readonly (readonly number[])[]): number[] {
  const [first = []] = all;
  return first.map((_, role) => all.reduce((sum, one) => sum + (one[role] ?? 0), 0) / all.length);
}
