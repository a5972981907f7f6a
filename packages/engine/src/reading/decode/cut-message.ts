import { hashSign } from '../hash-sign.ts';
import type { MessageSigns } from '../signs/message-signs.ts';
import type { Scorer } from './scorer.ts';

/** A piece of a message by its tokens, the last one exclusive, and how sure its label is among all labels. */
export type Piece = { from: number; to: number; label: string; probability: number };

/** What is looked at when a message is cut, and how long a piece may be. */
export type Cutting = {
  token: (message: MessageSigns, at: number) => number[];
  begin: (message: MessageSigns, at: number) => number[];
  end: (message: MessageSigns, to: number) => number[];
  span: (message: MessageSigns, from: number, to: number) => number[];
  longest: number;
};

/** The label of words that belong to nothing, and the one that counts for a border of any label. */
export const NO_LABEL = 'none';
export const ANY_LABEL = 'any';

/** The best cut of the whole message into labelled pieces, decided together. */
export function cutMessage(message: MessageSigns, scorer: Scorer, cutting: Cutting): Piece[] {
  const size = message.tokens.length;
  if (size === 0) return [];
  const table = scoreTable(message, scorer, cutting);
  const best = seekBest(table, size);
  const pieces: Piece[] = [];
  let [to, label] = [size, best.last];
  while (to > 0) {
    const place = to * table.count + label;
    const from = best.from[place] ?? 0;
    const name = scorer.labels[label] ?? NO_LABEL;
    if (name !== NO_LABEL)
      pieces.unshift({ from, to, label: name, probability: probabilityOf(table, { from, to, label }) });
    label = best.before[place] ?? 0;
    to = from;
  }
  return pieces;
}

type Table = {
  message: MessageSigns;
  scorer: Scorer;
  cutting: Cutting;
  /** How many labels there are; the one of any label stands behind them. */
  count: number;
  width: number;
  /** Sums over the tokens before a place, scores of borders, ends and of what follows what. */
  sums: Float64Array;
  begins: Float64Array;
  ends: Float64Array;
  follows: Float64Array;
  /** The labels that have a chance anywhere in the message; the others are not looked at. */
  likely: readonly number[];
};

function scoreTable(message: MessageSigns, scorer: Scorer, cutting: Cutting): Table {
  const size = message.tokens.length;
  const width = scorer.labels.length;
  const count = width - 1;
  const row = (signs: readonly number[]) => {
    const scores = new Float64Array(width);
    scorer.add(signs, scores, 0);
    return scores;
  };
  const sums = new Float64Array((size + 1) * count);
  const begins = new Float64Array((size + 1) * count);
  const ends = new Float64Array((size + 1) * count);
  const peaks = new Float64Array(count).fill(-Infinity);
  for (let at = 0; at < size; at++) {
    const token = row(cutting.token(message, at));
    const begin = row(cutting.begin(message, at));
    const end = row(cutting.end(message, at + 1));
    for (let label = 0; label < count; label++) {
      sums[(at + 1) * count + label] = (sums[at * count + label] ?? 0) + (token[label] ?? 0);
      peaks[label] = Math.max(peaks[label] ?? 0, (token[label] ?? 0) + (begin[label] ?? 0));
      begins[at * count + label] = (begin[label] ?? 0) + (begin[count] ?? 0);
      ends[(at + 1) * count + label] = (end[label] ?? 0) + (end[count] ?? 0);
    }
  }
  const likely = likeliest(peaks);
  return { message, scorer, cutting, count, width, sums, begins, ends, follows: followsOf(scorer), likely };
}

/** Words that do nothing, which may stand anywhere, and the labels with the highest peaks. */
function likeliest(peaks: Float64Array): number[] {
  const ranked = [...peaks.keys()].sort((a, b) => (peaks[b] ?? 0) - (peaks[a] ?? 0));
  return [...new Set([0, ...ranked.slice(0, MOST_LABELS)])];
}

const MOST_LABELS = 24;

/** What a label before adds to each label; the first piece follows the beginning. */
function followsOf(scorer: Scorer): Float64Array {
  const known = FOLLOWS.get(scorer);
  if (known) return known;
  const width = scorer.labels.length;
  const follows = new Float64Array(width * width);
  scorer.labels.forEach((label, at) => {
    scorer.add([followSign(label)], follows, at * width);
  });
  FOLLOWS.set(scorer, follows);
  return follows;
}

const FOLLOWS = new WeakMap<Scorer, Float64Array>();

/** The sign of a label before another; the one of any label stands for the beginning. */
export function followSign(label: string): number {
  return hashSign(`T=${label}`);
}

type Best = { from: Int32Array; before: Int32Array; last: number };

function seekBest(table: Table, size: number): Best {
  const { count, width, follows, sums, begins, ends, message, scorer, cutting, likely } = table;
  const reached = new Float64Array((size + 1) * count).fill(-Infinity);
  const entered = new Float64Array((size + 1) * count);
  const previous = new Int32Array((size + 1) * count);
  const from = new Int32Array((size + 1) * count);
  const before = new Int32Array((size + 1) * count);
  const span = new Float64Array(width);
  for (let label = 0; label < count; label++) entered[label] = follows[count * width + label] ?? 0;
  for (let to = 1; to <= size; to++) {
    for (let start = Math.max(0, to - cutting.longest); start < to; start++) {
      span.fill(0);
      scorer.add(cutting.span(message, start, to), span, 0);
      for (const label of likely) {
        const score =
          (entered[start * count + label] ?? 0) +
          (begins[start * count + label] ?? 0) +
          (sums[to * count + label] ?? 0) -
          (sums[start * count + label] ?? 0) +
          (ends[to * count + label] ?? 0) +
          (span[label] ?? 0);
        const place = to * count + label;
        if (score <= (reached[place] ?? 0)) continue;
        reached[place] = score;
        from[place] = start;
        before[place] = previous[start * count + label] ?? 0;
      }
    }
    enter(table, { reached, entered, previous }, to);
  }
  return { from, before, last: indexOfBest(reached, size * count, count) };
}

/** The best way to come to each label from a place that was reached. */
function enter(
  { count, width, follows, likely }: Table,
  state: { reached: Float64Array; entered: Float64Array; previous: Int32Array },
  at: number,
) {
  for (const label of likely) {
    let best = -Infinity;
    let by = 0;
    for (const other of likely) {
      const score = (state.reached[at * count + other] ?? 0) + (follows[other * width + label] ?? 0);
      if (score <= best) continue;
      best = score;
      by = other;
    }
    state.entered[at * count + label] = best;
    state.previous[at * count + label] = by;
  }
}

function indexOfBest(scores: Float64Array, from: number, count: number): number {
  let best = 0;
  for (let at = 1; at < count; at++) if ((scores[from + at] ?? 0) > (scores[from + best] ?? 0)) best = at;
  return best;
}

/** The share of this label among all labels for these words, its neighbours left aside. */
function probabilityOf(
  { message, scorer, cutting, count, width, sums, begins, ends }: Table,
  { from, to, label }: { from: number; to: number; label: number },
): number {
  const scores = new Float64Array(width);
  scorer.add(cutting.span(message, from, to), scores, 0);
  for (let one = 0; one < count; one++)
    scores[one] =
      (scores[one] ?? 0) +
      (begins[from * count + one] ?? 0) +
      (sums[to * count + one] ?? 0) -
      (sums[from * count + one] ?? 0) +
      (ends[to * count + one] ?? 0);
  const most = Math.max(...scores.subarray(0, count));
  const total = scores.subarray(0, count).reduce((sum, score) => sum + Math.exp(score - most), 0);
  return Math.exp((scores[label] ?? 0) - most) / total;
}
