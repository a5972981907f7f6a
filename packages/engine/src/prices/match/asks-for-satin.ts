import type { IndexedRow, Sense } from './row-index.ts';

/** Satin lies between matt and gloss: a list that has both but no satin has no price for it. */
export function asksForSatin(rows: readonly IndexedRow[], said: Sense): boolean {
  const films = rows.flatMap(({ material }) => material ?? []);
  return hasSatin(said) && films.some(({ concepts }) => concepts.has('matte')) && !films.some(hasSatin);
}

/** "Satin" to a choice of matt and gloss chooses neither. */
export function isSatinAmiss(said: Sense, choices: readonly Sense[]): boolean {
  return hasSatin(said) && !choices.some(hasSatin);
}

function hasSatin({ words = [] }: Sense): boolean {
  return words.some((word) => SATIN.test(word));
}

const SATIN = /^(?:satin|сатин|seidenmatt|seidenglanz)/u;
