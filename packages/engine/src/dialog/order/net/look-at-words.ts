import { KINDS, LIKENESSES, LOOKS, type Net, WIDTH } from './net.ts';
import type { NetInput } from './net-input.ts';
import type { SummedUp } from './net-parts.ts';

/** By line, word and look: shares of the words; by line and look: how much of what is looked at speaks for the line. */
export type Looks = { shares: Float32Array; evidence: Float32Array };

type Asked = { told: Float32Array; names: readonly SummedUp[]; said: readonly SummedUp[] };

/** What `lookIn`, the layer, `soften` and `evidenceSeen` come to, in one go: most words tell nothing of most lines. */
export function lookAtWords(net: Net, input: NetInput, { told, names, said }: Asked): Looks {
  const { words, lines } = input;
  const shares = new Float32Array(lines * words * LOOKS);
  const evidence = new Float32Array(lines * LOOKS * 2);
  const looked = new Float32Array(KINDS * 2);
  for (let line = 0; line < lines; line++) {
    const { like: name } = names[line] as SummedUp;
    const first = line * words * LOOKS;
    for (let word = 0; word < words; word++) {
      const to = first + word * LOOKS;
      addLikeness(net, name, (said[word] as SummedUp).like, shares, to);
      const isTold = readTold(input, told, { line, word }, looked);
      if (isTold) addTold(net, looked, shares, to);
    }
    soften(shares, first, words);
    for (let word = 0; word < words; word++)
      if (readTold(input, told, { line, word }, looked))
        for (let look = 0; look < LOOKS; look++) {
          const by = shares[first + word * LOOKS + look] as number;
          const to = line * LOOKS * 2 + look;
          evidence[to] = (evidence[to] as number) + by * (looked[KINDS - 1] as number);
          evidence[to + LOOKS] = (evidence[to + LOOKS] as number) + by * (looked[KINDS * 2 - 1] as number);
        }
  }
  return { shares, evidence };
}

function addLikeness(
  { layers: { look } }: Net,
  name: Float32Array,
  word: Float32Array,
  shares: Float32Array,
  to: number,
): void {
  for (let at = 0; at < LOOKS; at++) shares[to + at] = look.bias[at] as number;
  for (let way = 0; way < LIKENESSES; way++) {
    let like = 0;
    for (let at = way * WIDTH; at < (way + 1) * WIDTH; at++)
      like += (name[at] as number) * (word[at] as number);
    like /= SPREAD;
    const from = (KINDS * 2 + way) * LOOKS;
    for (let at = 0; at < LOOKS; at++)
      shares[to + at] = (shares[to + at] as number) + like * (look.weights[from + at] as number);
  }
}

const SPREAD = Math.sqrt(WIDTH);

/** What a word tells of a line, and how much of the most that it tells of any; false where that is nothing. */
function readTold(
  { words, evidence }: NetInput,
  told: Float32Array,
  { line, word }: { line: number; word: number },
  looked: Float32Array,
): boolean {
  const from = (line * words + word) * KINDS;
  let isTold = false;
  for (let kind = 0; kind < KINDS; kind++) {
    const value = evidence[from + kind] as number;
    if (value !== 0) isTold = true;
    looked[kind] = value;
    looked[KINDS + kind] = value / ((told[word * (KINDS * 2 + 2) + kind] as number) + 0.05);
  }
  return isTold;
}

function addTold({ layers: { look } }: Net, looked: Float32Array, shares: Float32Array, to: number): void {
  for (let kind = 0; kind < KINDS * 2; kind++) {
    const value = looked[kind] as number;
    if (value === 0) continue;
    for (let at = 0; at < LOOKS; at++)
      shares[to + at] = (shares[to + at] as number) + value * (look.weights[kind * LOOKS + at] as number);
  }
}

/** One in all of each look, at the words of one line. */
function soften(shares: Float32Array, first: number, words: number): void {
  const last = first + words * LOOKS;
  for (let look = 0; look < LOOKS; look++) {
    let most = Number.NEGATIVE_INFINITY;
    for (let at = first + look; at < last; at += LOOKS) {
      const score = shares[at] as number;
      if (score > most) most = score;
    }
    let whole = 0;
    for (let at = first + look; at < last; at += LOOKS) {
      shares[at] = Math.exp((shares[at] as number) - most);
      whole += shares[at] as number;
    }
    for (let at = first + look; at < last; at += LOOKS) shares[at] = (shares[at] as number) / whole;
  }
}
