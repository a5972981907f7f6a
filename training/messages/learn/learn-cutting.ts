import {
  ANY_LABEL,
  type Cutting,
  followSign,
  NO_LABEL,
} from '../../../packages/engine/src/reading/decode/cut-message.ts';
import type { MessageSigns } from '../../../packages/engine/src/reading/signs/message-signs.ts';
import { shuffled } from './prepare.ts';
import { thinned } from './thinned.ts';
import { countSigns, Weights } from './weights.ts';

type Segment = { from: number; to: number; label: number };
type Example = {
  size: number;
  tokens: Int32Array[];
  begins: Int32Array[];
  ends: Int32Array[];
  /** By `from * (size + 1) + to`. */
  spans: Map<number, Int32Array>;
  gold: Segment[];
};

/** A message and its right pieces by places in the text. */
export type CutMessage = { signs: MessageSigns; pieces: readonly { label: string; start: number; end: number }[] };

export type Learning = {
  cutting: Cutting;
  epochs: number;
  rate: number;
  /** Whether words of no label stay single, one piece each. */
  isLoose: boolean;
};

/** Learns to cut messages into labelled pieces, each message as a whole (a semi-Markov random field). */
export function learnCutting(messages: readonly CutMessage[], learning: Learning): Weights {
  const { cutting, epochs, rate } = learning;
  const names = [...new Set(messages.flatMap(({ pieces }) => pieces.map(({ label }) => label)))].sort();
  const labels = [NO_LABEL, ...names, ANY_LABEL];
  const weights = new Weights(labels);
  const counts = new Map(labels.map((label) => [followSign(label), 1e6]));
  const short = messages.filter(
    ({ signs }) => signs.tokens.length > 0 && signs.tokens.length <= LONGEST_MESSAGE,
  );
  for (const one of short) {
    const { signs } = one;
    for (let at = 0; at < signs.tokens.length; at++) {
      countSigns(counts, cutting.token(signs, at));
      countSigns(counts, cutting.begin(signs, at));
      countSigns(counts, cutting.end(signs, at + 1));
    }
    for (const { from, to } of goldOf(one, labels, learning)) countSigns(counts, cutting.span(signs, from, to));
  }
  weights.know(counts, 2);
  const examples = short.map((one) => exampleOf(one, weights, learning));
  const follows = labels.map((label) => weights.idsOf([followSign(label)]));
  for (let epoch = 0; epoch < epochs; epoch++)
    for (const example of shuffled(examples, epoch))
      learnOne(weights, withFewer(example, epoch), { follows, rate: rate * 0.85 ** epoch, longest: cutting.longest });
  return weights;
}

const LONGEST_MESSAGE = 70;

function withFewer(example: Example, epoch: number): Example {
  return {
    ...example,
    tokens: thinned(example.tokens, epoch),
    begins: thinned(example.begins, epoch + 50),
    ends: thinned(example.ends, epoch + 90),
  };
}

/** The pieces by tokens, and what stands between them as pieces of no label. */
function goldOf({ signs, pieces }: CutMessage, labels: readonly string[], { cutting, isLoose }: Learning): Segment[] {
  const segments: Segment[] = [];
  const of = signs.tokens.map((token) =>
    pieces.findLastIndex(({ start, end }) => token.start < end && token.end > start),
  );
  of.forEach((piece, at) => {
    const last = segments.at(-1);
    const goesOn = last && of[at - 1] === piece && at - last.from < cutting.longest && !(isLoose && piece < 0);
    if (goesOn) last.to = at + 1;
    else segments.push({ from: at, to: at + 1, label: labels.indexOf(pieces[piece]?.label ?? NO_LABEL) });
  });
  return segments;
}

function exampleOf(one: CutMessage, weights: Weights, learning: Learning): Example {
  const { cutting } = learning;
  const size = one.signs.tokens.length;
  const places = Array.from({ length: size }, (_, at) => at);
  const spans = new Map<number, Int32Array>();
  for (const from of places)
    for (let to = from + 1; to <= Math.min(size, from + cutting.longest); to++)
      spans.set(from * (size + 1) + to, weights.idsOf(cutting.span(one.signs, from, to)));
  return {
    size,
    tokens: places.map((at) => weights.idsOf(cutting.token(one.signs, at))),
    begins: places.map((at) => weights.idsOf(cutting.begin(one.signs, at))),
    ends: places.map((at) => weights.idsOf(cutting.end(one.signs, at + 1))),
    spans,
    gold: goldOf(one, weights.labels, learning),
  };
}

function learnOne(weights: Weights, example: Example, { follows, rate, longest }: { follows: Int32Array[]; rate: number; longest: number }) {
  const { size, gold } = example;
  const width = weights.width;
  const count = width - 1;
  const rows = (of: Int32Array[]) => {
    const scores = new Float64Array(size * width);
    of.forEach((ids, at) => weights.add(ids, scores, at * width));
    return scores;
  };
  const tokens = rows(example.tokens);
  const begins = rows(example.begins);
  const ends = rows(example.ends);
  const sums = new Float64Array((size + 1) * count);
  for (let at = 0; at < size; at++)
    for (let a = 0; a < count; a++) sums[(at + 1) * count + a] = sums[at * count + a] + tokens[at * width + a];
  const steps = new Float64Array(width * width);
  follows.forEach((ids, at) => weights.add(ids, steps, at * width));
  const likely = steps.map(Math.exp);
  const spans = new Map<number, Float64Array>();
  for (const [key, ids] of example.spans) {
    const from = Math.floor(key / (size + 1));
    const to = key % (size + 1);
    const score = new Float64Array(width);
    weights.add(ids, score, 0);
    for (let a = 0; a < count; a++)
      score[a] +=
        sums[to * count + a] - sums[from * count + a] +
        begins[from * width + a] + begins[from * width + count] +
        ends[(to - 1) * width + a] + ends[(to - 1) * width + count];
    spans.set(key, score);
  }
  const entered = new Float64Array((size + 1) * count);
  const reached = new Float64Array((size + 1) * count).fill(-Infinity);
  for (let a = 0; a < count; a++) entered[a] = steps[count * width + a];
  const least = (to: number) => Math.max(0, to - longest);
  for (let to = 1; to <= size; to++) {
    for (let a = 0; a < count; a++) {
      let most = -Infinity;
      for (let from = least(to); from < to; from++) most = Math.max(most, entered[from * count + a] + spans.get(from * (size + 1) + to)![a]);
      let sum = 0;
      for (let from = least(to); from < to; from++) {
        const d = entered[from * count + a] + spans.get(from * (size + 1) + to)![a] - most;
        if (d > -30) sum += Math.exp(d);
      }
      reached[to * count + a] = most + Math.log(sum);
    }
    throughSteps(reached, entered, to, { likely, count, width });
  }
  let most = -Infinity;
  for (let a = 0; a < count; a++) most = Math.max(most, reached[size * count + a]);
  let sum = 0;
  for (let a = 0; a < count; a++) sum += Math.exp(reached[size * count + a] - most);
  const total = most + Math.log(sum);
  // Backward: `left[p]` from a place with the act before it known, `rest` from a place with the act behind it known.
  const left = new Float64Array((size + 1) * count);
  const rest = new Float64Array((size + 1) * count);
  const pairs = new Float64Array(width * width);
  const tokenDiff = new Float64Array((size + 1) * width);
  const beginDiff = new Float64Array(size * width);
  const endDiff = new Float64Array(size * width);
  for (let from = size - 1; from >= 0; from--) {
    const far = Math.min(size, from + longest);
    for (let a = 0; a < count; a++) {
      let top = -Infinity;
      for (let to = from + 1; to <= far; to++) top = Math.max(top, spans.get(from * (size + 1) + to)![a] + left[to * count + a]);
      let all = 0;
      for (let to = from + 1; to <= far; to++) {
        const d = spans.get(from * (size + 1) + to)![a] + left[to * count + a] - top;
        if (d > -30) all += Math.exp(d);
      }
      rest[from * count + a] = top + Math.log(all);
    }
    if (from === 0) break;
    let top = -Infinity;
    for (let a = 0; a < count; a++) top = Math.max(top, rest[from * count + a]);
    const shares = new Float64Array(count);
    for (let a = 0; a < count; a++) shares[a] = Math.exp(rest[from * count + a] - top);
    for (let p = 0; p < count; p++) {
      let all = 0;
      for (let a = 0; a < count; a++) all += likely[p * width + a] * shares[a];
      left[from * count + p] = top + Math.log(all);
    }
    let highest = -Infinity;
    for (let p = 0; p < count; p++) highest = Math.max(highest, reached[from * count + p]);
    for (let p = 0; p < count; p++) {
      const come = Math.exp(reached[from * count + p] - highest);
      if (come < 1e-9) continue;
      const by = come * Math.exp(highest + top - total);
      for (let a = 0; a < count; a++) pairs[p * width + a] -= by * likely[p * width + a] * shares[a];
    }
  }
  for (let a = 0; a < count; a++) pairs[count * width + a] -= Math.exp(entered[a] + rest[a] - total);
  const spanDiffs = new Map<number, Float64Array>();
  for (const [key, score] of spans) {
    const from = Math.floor(key / (size + 1));
    const to = key % (size + 1);
    const diff = new Float64Array(width);
    let moved = 0;
    for (let a = 0; a < count; a++) {
      const d = entered[from * count + a] + score[a] + left[to * count + a] - total;
      if (d < -12) continue;
      const share = Math.exp(d);
      diff[a] = -share;
      moved += share;
      tokenDiff[from * width + a] -= share;
      tokenDiff[to * width + a] += share;
      beginDiff[from * width + a] -= share;
      endDiff[(to - 1) * width + a] -= share;
      beginDiff[from * width + count] -= share;
      endDiff[(to - 1) * width + count] -= share;
    }
    if (moved > 1e-4) spanDiffs.set(key, diff);
  }
  let before = count;
  for (const { from, to, label } of gold) {
    const key = from * (size + 1) + to;
    const diff = spanDiffs.get(key) ?? new Float64Array(width);
    diff[label] += 1;
    spanDiffs.set(key, diff);
    tokenDiff[from * width + label] += 1;
    tokenDiff[to * width + label] -= 1;
    beginDiff[from * width + label] += 1;
    beginDiff[from * width + count] += 1;
    endDiff[(to - 1) * width + label] += 1;
    endDiff[(to - 1) * width + count] += 1;
    pairs[before * width + label] += 1;
    before = label;
  }
  for (let at = 1; at < size; at++) for (let a = 0; a < count; a++) tokenDiff[at * width + a] += tokenDiff[(at - 1) * width + a];
  for (let at = 0; at < size; at++) {
    weights.learn(example.tokens[at], tokenDiff, { from: at * width, rate });
    weights.learn(example.begins[at], beginDiff, { from: at * width, rate });
    weights.learn(example.ends[at], endDiff, { from: at * width, rate });
  }
  for (const [key, diff] of spanDiffs) weights.learn(example.spans.get(key)!, diff, { from: 0, rate });
  follows.forEach((ids, at) => weights.learn(ids, pairs, { from: at * width, rate }));
}

function throughSteps(
  reached: Float64Array,
  entered: Float64Array,
  at: number,
  { likely, count, width }: { likely: Float64Array; count: number; width: number },
) {
  let most = -Infinity;
  for (let p = 0; p < count; p++) most = Math.max(most, reached[at * count + p]);
  const sums = new Float64Array(count);
  for (let p = 0; p < count; p++) {
    const come = Math.exp(reached[at * count + p] - most);
    if (come < 1e-12) continue;
    for (let a = 0; a < count; a++) sums[a] += come * likely[p * width + a];
  }
  for (let a = 0; a < count; a++) entered[at * count + a] = most + Math.log(sums[a]);
}
