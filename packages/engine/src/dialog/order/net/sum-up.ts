import { WIDTH } from './net.ts';
import type { NetParts, SummedUp } from './net-parts.ts';
import { addPieces } from './pass-net.ts';
import { addTimes, forward } from './rows.ts';

/** A word by its pieces, worked out when it is first said. */
export function sumUpWord(parts: NetParts, pieces: readonly number[]): SummedUp {
  const known = parts.knownWords.get(pieces);
  if (known) return known;
  const { pieces: table, layers } = parts.net;
  const sum = new Float32Array(WIDTH);
  addPieces(table, pieces, sum, 1);
  const made = { sum, like: forward(layers.asWord, sum, 1), inLine: NOTHING };
  parts.knownWords.set(pieces, made);
  return made;
}

/** The name of a line, worked out once for each list. */
export function sumUpName(parts: NetParts, words: readonly (readonly number[])[]): SummedUp {
  const known = parts.knownNames.get(words);
  if (known) return known;
  const { pieces: table, layers } = parts.net;
  const sum = new Float32Array(WIDTH);
  for (const pieces of words) addPieces(table, pieces, sum, 1 / Math.sqrt(words.length));
  const inLine = new Float32Array(layers.line.out);
  addTimes(parts.name, sum, 0, inLine, 0);
  const made = { sum, like: forward(layers.asLine, sum, 1), inLine };
  parts.knownNames.set(words, made);
  return made;
}

const NOTHING = new Float32Array(0);
