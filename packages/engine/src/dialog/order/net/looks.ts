import { DEPTH, KINDS, LIKENESSES, LINE_FACTS, LOOKS, WIDTH } from './net.ts';
import type { NetInput } from './net-input.ts';

/** By word: the most it tells of any line, of any that stands, of any to choose from, and how many it speaks for. */
export function toldOf({ words, lines, evidence, lineFacts }: NetInput): Float32Array {
  const width = KINDS * 2 + 2;
  const told = new Float32Array(words * width);
  for (let word = 0; word < words; word++) {
    const to = word * width;
    for (let line = 0; line < lines; line++) {
      const from = (line * words + word) * KINDS;
      const stands = lineFacts[line * LINE_FACTS] as number;
      const isOpen = lineFacts[line * LINE_FACTS + 1] as number;
      for (let kind = 0; kind < KINDS; kind++) {
        const value = evidence[from + kind] as number;
        told[to + kind] = Math.max(told[to + kind] as number, value);
        told[to + KINDS + kind] = Math.max(told[to + KINDS + kind] as number, value * stands);
      }
      const whole = evidence[from + KINDS - 1] as number;
      told[to + KINDS * 2] = Math.max(told[to + KINDS * 2] as number, whole * isOpen);
      if (whole > TOLD) told[to + KINDS * 2 + 1] = (told[to + KINDS * 2 + 1] as number) + 1 / lines;
    }
  }
  return told;
}

const TOLD = 0.2;

/** By line and word: how like the name is to the word. */
export function likenesses(
  asLine: Float32Array,
  asWord: Float32Array,
  lines: number,
  words: number,
): Float32Array {
  const result = new Float32Array(lines * words * LIKENESSES);
  for (let line = 0; line < lines; line++)
    for (let word = 0; word < words; word++)
      for (let way = 0; way < LIKENESSES; way++) {
        let like = 0;
        const one = (line * LIKENESSES + way) * WIDTH;
        const other = (word * LIKENESSES + way) * WIDTH;
        for (let at = 0; at < WIDTH; at++)
          like += (asLine[one + at] as number) * (asWord[other + at] as number);
        result[(line * words + word) * LIKENESSES + way] = like / Math.sqrt(WIDTH);
      }
  return result;
}

/** By line and word: what the word tells, how much of the most that it tells of any, and how like it is. */
export function lookIn(
  { words, lines, evidence }: NetInput,
  told: Float32Array,
  like: Float32Array,
): Float32Array {
  const width = KINDS * 2 + LIKENESSES;
  const result = new Float32Array(lines * words * width);
  for (let line = 0; line < lines; line++)
    for (let word = 0; word < words; word++) {
      const pair = line * words + word;
      for (let kind = 0; kind < KINDS; kind++) {
        const value = evidence[pair * KINDS + kind] as number;
        result[pair * width + kind] = value;
        result[pair * width + KINDS + kind] =
          value / ((told[word * (KINDS * 2 + 2) + kind] as number) + 0.05);
      }
      for (let way = 0; way < LIKENESSES; way++)
        result[pair * width + KINDS * 2 + way] = like[pair * LIKENESSES + way] as number;
    }
  return result;
}

/** By line and look: shares of the words, one in all. */
export function soften(scores: Float32Array, lines: number, words: number): Float32Array {
  for (let line = 0; line < lines; line++)
    for (let look = 0; look < LOOKS; look++) {
      const at = (word: number) => (line * words + word) * LOOKS + look;
      let most = Number.NEGATIVE_INFINITY;
      for (let word = 0; word < words; word++) most = Math.max(most, scores[at(word)] as number);
      let whole = 0;
      for (let word = 0; word < words; word++) {
        scores[at(word)] = Math.exp((scores[at(word)] as number) - most);
        whole += scores[at(word)] as number;
      }
      for (let word = 0; word < words; word++) scores[at(word)] = (scores[at(word)] as number) / whole;
    }
  return scores;
}

export function seenBy(look: Float32Array, placed: Float32Array, lines: number, words: number): Float32Array {
  const result = new Float32Array(lines * LOOKS * DEPTH);
  for (let line = 0; line < lines; line++)
    for (let word = 0; word < words; word++)
      for (let way = 0; way < LOOKS; way++) {
        const share = look[(line * words + word) * LOOKS + way] as number;
        const to = (line * LOOKS + way) * DEPTH;
        for (let at = 0; at < DEPTH; at++)
          result[to + at] = (result[to + at] as number) + share * (placed[word * DEPTH + at] as number);
      }
  return result;
}

/** By line and look: how much of what it looks at speaks for the line. */
export function evidenceSeen(
  look: Float32Array,
  looked: Float32Array,
  lines: number,
  words: number,
): Float32Array {
  const width = KINDS * 2 + LIKENESSES;
  const result = new Float32Array(lines * LOOKS * 2);
  for (let line = 0; line < lines; line++)
    for (let word = 0; word < words; word++) {
      const pair = line * words + word;
      const whole = looked[pair * width + KINDS - 1] as number;
      const share = looked[pair * width + KINDS * 2 - 1] as number;
      for (let way = 0; way < LOOKS; way++) {
        const by = look[pair * LOOKS + way] as number;
        const to = line * LOOKS * 2 + way;
        result[to] = (result[to] as number) + by * whole;
        result[to + LOOKS] = (result[to + LOOKS] as number) + by * share;
      }
    }
  return result;
}

/** By line and kind: all that was told of it, and the most that one word tells. */
export function totals(evidence: Float32Array, lines: number, words: number): Float32Array {
  const result = new Float32Array(lines * KINDS * 2);
  for (let line = 0; line < lines; line++)
    for (let word = 0; word < words; word++)
      for (let kind = 0; kind < KINDS; kind++) {
        const value = evidence[(line * words + word) * KINDS + kind] as number;
        const to = line * KINDS * 2 + kind;
        result[to] = (result[to] as number) + value;
        result[to + KINDS] = Math.max(result[to + KINDS] as number, value);
      }
  return result;
}
