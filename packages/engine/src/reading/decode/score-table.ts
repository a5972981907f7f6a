import type { MessageSigns } from '../signs/message-signs.ts';
import { SignList } from '../signs/sign-list.ts';
import { followsOf } from './follows-of.ts';
import { likeliest } from './likeliest.ts';
import { floats } from './room.ts';
import type { Scorer } from './scorer.ts';

/** What is looked at when a message is cut, and how long a piece may be. */
export type Cutting = {
  token: (signs: SignList, message: MessageSigns, at: number) => void;
  begin: (signs: SignList, message: MessageSigns, at: number) => void;
  end: (signs: SignList, message: MessageSigns, to: number) => void;
  span: (signs: SignList, message: MessageSigns, from: number, to: number) => void;
  longest: number;
};

/** The label of words that belong to nothing, and the one that counts for a border of any label. */
export const NO_LABEL = 'none';
export const ANY_LABEL = 'any';

/** Read up before the next message is begun, which takes the same room. */
export type Table = {
  message: MessageSigns;
  scorer: Scorer;
  cutting: Cutting;
  /** How many labels there are; the one of any label stands behind them and makes the width of a row. */
  count: number;
  width: number;
  /** Rows of labels: sums over the tokens before a place, scores of borders and ends, and what follows what. */
  sums: Float64Array;
  begins: Float64Array;
  ends: Float64Array;
  follows: Float64Array;
  /** The labels that have a chance anywhere in the message; the others are not looked at. */
  likely: Int32Array;
};

export function scoreTable(message: MessageSigns, scorer: Scorer, cutting: Cutting): Table {
  const size = message.tokens.length;
  const width = scorer.labels.length;
  const count = width - 1;
  const sums = SUMS((size + 1) * width);
  const begins = BEGINS((size + 1) * width);
  const ends = ENDS((size + 1) * width);
  const peaks = new Float64Array(count).fill(-Infinity);
  for (let at = 0; at < size; at++) {
    const [row, next] = [at * width, (at + 1) * width];
    cutting.token(SIGNS.clear(), message, at);
    scorer.add(SIGNS, sums, next);
    cutting.begin(SIGNS.clear(), message, at);
    scorer.add(SIGNS, begins, row);
    cutting.end(SIGNS.clear(), message, at + 1);
    scorer.add(SIGNS, ends, next);
    for (let label = 0; label < count; label++) {
      const token = sums[next + label] ?? 0;
      const begin = begins[row + label] ?? 0;
      if (token + begin > (peaks[label] ?? 0)) peaks[label] = token + begin;
      sums[next + label] = (sums[row + label] ?? 0) + token;
      begins[row + label] = begin + (begins[row + count] ?? 0);
      ends[next + label] = (ends[next + label] ?? 0) + (ends[next + count] ?? 0);
    }
  }
  const likely = likeliest(peaks);
  return { message, scorer, cutting, count, width, sums, begins, ends, follows: followsOf(scorer), likely };
}

/** The scores of all labels for a piece as a whole, put into a row that is used again. */
export function scoreSpan({ message, scorer, cutting }: Table, from: number, to: number, row: Float64Array) {
  cutting.span(SIGNS.clear(), message, from, to);
  scorer.add(SIGNS, row.fill(0), 0);
}

/** The shares of all labels for these words, their neighbours left aside; they make one together. */
export function sharesOf(table: Table, { from, to }: { from: number; to: number }): Float64Array {
  const { count, width, sums, begins, ends } = table;
  const scores = new Float64Array(width);
  scoreSpan(table, from, to, scores);
  let most = -Infinity;
  for (let one = 0; one < count; one++) {
    const score =
      (scores[one] ?? 0) +
      (begins[from * width + one] ?? 0) +
      (sums[to * width + one] ?? 0) -
      (sums[from * width + one] ?? 0) +
      (ends[to * width + one] ?? 0);
    scores[one] = score;
    if (score > most) most = score;
  }
  let total = 0;
  for (let one = 0; one < count; one++) total += Math.exp((scores[one] ?? 0) - most);
  return scores.subarray(0, count).map((score) => Math.exp(score - most) / total);
}

const SIGNS = new SignList();
const [SUMS, BEGINS, ENDS] = [floats(), floats(), floats()];
