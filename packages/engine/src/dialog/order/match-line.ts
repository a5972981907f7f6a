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

/** What the words of a message have in common with a word of the list: those that are it, and shares of it. */
export type WordMatch = { said: ReadonlySet<string>; pieces: ReadonlyMap<string, number> };
export type WordMatches = (word: string) => WordMatch;

/** Each word of the list is compared with the words of a message once, however many lines have it. */
export function wordMatches(units: readonly SaidUnit[]): WordMatches {
  const words = new Set(units.flatMap((unit) => unit.words));
  const known = new Map<string, WordMatch>();
  return (word) => {
    const match = known.get(word) ?? matchWord(word, words);
    known.set(word, match);
    return match;
  };
}

function matchWord(word: string, words: ReadonlySet<string>): WordMatch {
  const said = new Set<string>();
  const pieces = new Map<string, number>();
  for (const one of words) {
    if (isWordSaid(word, one)) said.add(one);
    const piece = pieceOf(word, one);
    if (piece > 0) pieces.set(one, piece);
  }
  return said.size + pieces.size === 0 ? NO_MATCH : { said, pieces };
}

const NO_MATCH: WordMatch = { said: new Set(), pieces: new Map() };

export function likenessOf(
  { parts, senses: own }: Line,
  units: readonly SaidUnit[],
  matches: WordMatches,
): Likeness {
  const shares = { service: 0, zone: 0, material: 0 };
  let [words, concepts, best, pieces, unsaid] = [0, 0, 0, 0, 0];
  for (const { dimension, words: called, concepts: meant } of parts) {
    let [said, all, understood, whole] = [0, 0, 0, 0];
    for (const { word, weight } of called) {
      all += weight;
      const match = matches(word);
      if (!isSaid(match, units)) {
        const piece = pieceSaid(match, units);
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

function isSaid({ said }: WordMatch, units: readonly SaidUnit[]): boolean {
  if (said.size === 0) return false;
  return units.some((unit) => unit.words.some((word) => said.has(word)));
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

/** The largest share of a word that another word has in common with it. */
function pieceSaid({ pieces }: WordMatch, units: readonly SaidUnit[]): number {
  if (pieces.size === 0) return 0;
  let most = 0;
  for (const unit of units) for (const said of unit.words) most = Math.max(most, pieces.get(said) ?? 0);
  return most;
}

/** The share of a word that another word has in common with it, at its beginning or whole within it. */
function pieceOf(word: string, said: string): number {
  if (word.length < SHORTEST || said.length < SHORTEST) return 0;
  const shared = word.includes(said)
    ? said.length
    : said.includes(word)
      ? word.length
      : sharedBeginning(word, said);
  return shared >= SHORTEST ? shared / Math.max(word.length, said.length) : 0;
}

const SHORTEST = 4;

function sharedBeginning(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  return at;
}
