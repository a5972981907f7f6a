import { hashPart, hashSign, NOTHING } from '../../../reading/hash-sign.ts';
import { remembering } from '../../../words/remembering.ts';
import { PIECES } from './net.ts';

/** The pieces of a word, as places of the net's table: all of it, three to five letters of it, and how it begins. */
export function piecesOf(word: string): readonly number[] {
  return KNOWN(word);
}

const KNOWN = remembering((word: string): readonly number[] => {
  const pieces = [hashSign(`=${word}`)];
  const whole = `<${word}>`;
  for (const length of LENGTHS)
    for (let at = 0; at + length <= whole.length; at++)
      pieces.push(hashPart(NOTHING, whole, at, at + length) >>> 0);
  if (word.length > BEGINNING) pieces.push(hashSign(`^${word.slice(0, BEGINNING)}`));
  return pieces.slice(0, MOST).map((hash) => (hash % PIECES) + 1);
}, 2000);

const LENGTHS = [3, 4, 5];
const BEGINNING = 4;
const MOST = 24;
