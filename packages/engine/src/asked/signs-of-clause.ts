import { detectLanguage } from '../language/index.ts';
import { hashOn, hashPart, hashSign, NOTHING } from '../reading/hash-sign.ts';
import { tagTokens } from '../reading/signs/tag-tokens.ts';
import { tokenise } from '../reading/tokens.ts';
import { findSenses } from './senses/find-senses.ts';

/** Rows of the table of signs; signs that meet in one are taken for one. */
export const ROWS = 16_384;

/** The words of a clause, their pieces, neighbours and what the dictionaries know of them, as rows of the table. */
export function signsOfClause(text: string): Int32Array {
  const tokens = tokenise(text).slice(0, MOST_TOKENS);
  const found = new Set<number>();
  let before = '';
  for (const { word, isWord } of tokens) {
    if (isWord) addWord(found, word);
    found.add(hashOn(hashSign(`2${before}`), word) >>> 0);
    before = word;
  }
  const [first] = tokens;
  if (first) found.add(hashSign(`1${first.word}`));
  for (const tags of tagTokens({ text, language: detectLanguage(text, null) ?? 'EN' }, tokens))
    for (const tag of tags) found.add(hashSign(`#${tag}`));
  for (const sense of findSenses(text)) found.add(hashSign(`~${sense}`));
  found.add(hashSign(`long${Math.min(4, Math.floor(Math.sqrt(tokens.length)))}`));
  return Int32Array.from(found, (hash) => hash % ROWS);
}

function addWord(found: Set<number>, word: string): void {
  found.add(hashSign(`=${word}`));
  const whole = `<${word}>`;
  for (const length of LENGTHS)
    for (let at = 0; at + length <= whole.length && at < LONGEST; at++)
      found.add(hashPart(NOTHING, whole, at, at + length) >>> 0);
  if (word.length > BEGINNING) found.add(hashSign(`^${word.slice(0, BEGINNING)}`));
}

const MOST_TOKENS = 40;
const LENGTHS = [3, 4, 5];
const LONGEST = 16;
const BEGINNING = 4;
