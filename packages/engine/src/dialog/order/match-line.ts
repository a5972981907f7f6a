import { isSameWord } from '../../prices/match/name-places.ts';
import { isCyrillic } from '../../words/is-cyrillic.ts';
import { toLatinSound } from '../../words/to-latin.ts';
import { beginningOf, type Dimension, type Line, type ListLines } from './list-lines.ts';
import type { SaidUnit } from './said-units.ts';

/** How much of a line some words say. */
export type Likeness = {
  /** The weights of its words that were said, and of its meanings. */
  words: number;
  concepts: number;
  /** The share of each of its names that was said, by words or by meanings. */
  shares: Record<Dimension, number>;
  /** The most telling word that was said. */
  best: number;
  /** The weights of words of which only a piece was said: "Hunde" of "Hundehaare". */
  pieces: number;
  /** The weights of its words of which nothing was said. */
  unsaid: number;
  /** The weights of what it is in the trade that was named or hinted at, and of what was not. */
  senses: number;
  unsensed: number;
};

/** The lines about which some words say anything at all. */
export function linesTouched(
  units: readonly SaidUnit[],
  { byBeginning, byConcept, bySense }: ListLines,
): Set<number> {
  const touched = new Set<number>();
  for (const { words, concepts, senses } of units) {
    for (const id of senses) for (const at of bySense.get(id) ?? []) touched.add(at);
    for (const word of words) for (const at of byBeginning.get(beginningOf(word)) ?? []) touched.add(at);
    for (const id of concepts) for (const at of byConcept.get(id) ?? []) touched.add(at);
  }
  return touched;
}

export function likenessOf({ parts, senses: own }: Line, units: readonly SaidUnit[]): Likeness {
  const shares = { service: 0, zone: 0, material: 0 };
  let [words, concepts, best, pieces, unsaid] = [0, 0, 0, 0, 0];
  for (const { dimension, words: called, concepts: meant } of parts) {
    let [said, all, understood, whole] = [0, 0, 0, 0];
    for (const { word, weight } of called) {
      all += weight;
      if (!isSaid(word, units)) {
        const piece = pieceSaid(word, units);
        pieces += weight * piece;
        if (piece === 0) unsaid += weight;
        continue;
      }
      said += weight;
      best = Math.max(best, weight);
    }
    for (const { id, weight } of meant) {
      whole += weight;
      if (units.some((unit) => unit.concepts.has(id))) understood += weight;
    }
    words += said;
    concepts += understood;
    shares[dimension] = Math.max(all > 0 ? said / all : 0, whole > 0 ? understood / whole : 0);
  }
  let [senses, unsensed] = [0, 0];
  for (const { id, weight } of own) {
    if (units.some((unit) => unit.senses.has(id))) senses += weight;
    else unsensed += weight;
  }
  return { words, concepts, shares, best, pieces, unsaid, senses, unsensed };
}

function isSaid(word: string, units: readonly SaidUnit[]): boolean {
  return units.some((unit) => unit.words.some((said) => isWordSaid(word, said)));
}

/** The same word, in another form or in other letters: "комфорт" and "Komfort". */
export function isWordSaid(word: string, said: string): boolean {
  if (said.startsWith(beginningOf(word))) return isSameWord(word, said);
  if (isCyrillic(word) === isCyrillic(said)) return false;
  const [one, other] = [toLatinSound(word), toLatinSound(said)];
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.length >= SHORTEST_SOUND && long.startsWith(short) && long.length - short.length <= ENDING;
}

const SHORTEST_SOUND = 3;
/** "Стедфастом" is "Steadfast" with an ending. */
const ENDING = 2;

/** The largest share of a word that another word has in common with it, at its beginning or whole within it. */
function pieceSaid(word: string, units: readonly SaidUnit[]): number {
  let most = 0;
  if (word.length < SHORTEST) return 0;
  for (const unit of units)
    for (const said of unit.words) {
      if (said.length < SHORTEST) continue;
      const shared = word.includes(said)
        ? said.length
        : said.includes(word)
          ? word.length
          : sharedBeginning(word, said);
      if (shared >= SHORTEST) most = Math.max(most, shared / Math.max(word.length, said.length));
    }
  return most;
}

const SHORTEST = 4;

function sharedBeginning(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  return at;
}
