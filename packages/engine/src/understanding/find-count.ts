import { COUNT_WORDS, OF_CARS, OF_PIECES, SOME } from './count-words.data.ts';

/** How many cars, and how many seats or the like, a message speaks of; null where it counts none. */
export type Counted = { cars: number | null; pieces: number | null };

/** "Not four cars, one", "what four cars??": a number that is only taken up counts nothing. */
const TAKEN_UP =
  /(?<!\p{L})(?:not|no|what|which|nicht|keine|welche|was für|не|ні|які|яких|какие|каких)\s+(?:\d{1,3}|\p{L}+)\s+\p{L}+/giu;

export function findCount(said: string): Counted {
  const text = said.replace(TAKEN_UP, ' ');
  return { cars: first(text, OF_CARS), pieces: first(text, OF_PIECES) ?? first(text, SOME) };
}

/** The highest number that any of these patterns finds; one is none. */
function first(text: string, patterns: readonly RegExp[]): number | null {
  const found = patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(({ 1: said = '' }) => numberOf(said)),
  );
  const most = Math.max(0, ...found);
  return most > 1 && most <= MOST ? most : null;
}

function numberOf(said: string): number {
  return /^\d+$/.test(said) ? Number(said) : (COUNT_WORDS[said.toLowerCase()] ?? 0);
}

const MOST = 200;
