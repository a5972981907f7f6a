import { besideOthers } from './beside-others.ts';
import { type Looks, lookAtWords } from './look-at-words.ts';
import { seenBy, toldOf, totals } from './looks.ts';
import { DEPTH, KINDS, LINE_FACTS, LOOKS, type Net, REACH, WIDTH, WORD_FACTS } from './net.ts';
import type { NetInput } from './net-input.ts';
import { type NetParts, partsOf, type SummedUp } from './net-parts.ts';
import { addTimes, bent, forward, joinRows, type LayerPart, mean } from './rows.ts';
import { signsOf } from './signs-in-net.ts';
import { sumUpName, sumUpWord } from './sum-up.ts';

/**
 * The answers of `passNet` without what only learning needs, up to how sums are rounded: what comes in alike for many
 * lines is multiplied once, and what is known of the names of a list is kept with it.
 */
export function askNet(net: Net, input: NetInput): Float32Array {
  const parts = partsOf(net);
  const said = input.pieces.map((pieces) => sumUpWord(parts, pieces));
  const names = input.names.map((words) => sumUpName(parts, words));
  const told = toldOf(input);
  const placed = placeWords(parts, input, said, told);
  const looks = lookAtWords(net, input, { told, names, said });
  const line = linesOf(parts, input, { placed, looks, names });
  const judged = bent(forward(net.layers.judged, line, input.lines));
  const third = besideOthers(parts.together, judged, input);
  const fourth = besideOthers(parts.again, third, input);
  return forward(net.layers.answer, fourth, input.lines);
}

/** By word: what it is in its place. */
function placeWords(
  { net, near, far }: NetParts,
  { words, wordFacts }: NetInput,
  said: readonly SummedUp[],
  told: Float32Array,
): Float32Array {
  const sums = new Float32Array(words * WIDTH);
  said.forEach(({ sum }, word) => {
    sums.set(sum, word * WIDTH);
  });
  const wordIn = joinRows(words, [
    [sums, WIDTH],
    [wordFacts, WORD_FACTS],
    [told, KINDS * 2 + 2],
  ]);
  const first = bent(forward(net.layers.word, wordIn, words));
  const second = withNeighbours(first, words, { by: near, bias: net.layers.near.bias, step: 1 });
  return withNeighbours(second, words, { by: far, bias: net.layers.far.bias, step: 2 });
}

function withNeighbours(
  rows: Float32Array,
  words: number,
  { by, bias, step }: { by: readonly LayerPart[]; bias: Float32Array; step: number },
): Float32Array {
  const result = new Float32Array(words * DEPTH);
  for (let word = 0; word < words; word++) {
    result.set(bias, word * DEPTH);
    for (let place = 0; place < REACH; place++) {
      const from = word + (place - (REACH - 1) / 2) * step;
      if (from >= 0 && from < words)
        addTimes(by[place] as LayerPart, rows, from * DEPTH, result, word * DEPTH);
    }
  }
  return addTo(bent(result), rows);
}

function addTo(result: Float32Array, rows: Float32Array): Float32Array {
  for (let at = 0; at < result.length; at++) result[at] = (result[at] as number) + (rows[at] as number);
  return result;
}

/** By line: what was seen of the words for it, what it is called, where it stands, and its signs. */
function linesOf(
  parts: NetParts,
  input: NetInput,
  { placed, looks, names }: { placed: Float32Array; looks: Looks; names: readonly SummedUp[] },
): Float32Array {
  const { lines, words, lineFacts, evidence } = input;
  const { out, bias } = parts.net.layers.line;
  const alike = Float32Array.from(bias);
  addTimes(parts.all, mean(placed, words), 0, alike, 0);
  const result = new Float32Array(lines * out);
  const signs = signsOf(parts.net, input);
  const sums = totals(evidence, lines, words);
  for (let line = 0; line < lines; line++) {
    const to = line * out;
    const { inLine } = names[line] as SummedUp;
    for (let at = 0; at < out; at++) result[to + at] = (alike[at] as number) + (inLine[at] as number);
    addTimes(parts.evidence, looks.evidence, line * LOOKS * 2, result, to);
    addTimes(parts.facts, lineFacts, line * LINE_FACTS, result, to);
    addTimes(parts.totals, sums, line * KINDS * 2, result, to);
    addTimes(parts.signs, signs, line * DEPTH, result, to);
  }
  addSeen(parts, input, { placed, shares: looks.shares, result });
  return bent(result);
}

type Seeing = { placed: Float32Array; shares: Float32Array; result: Float32Array };

/** What the looks of each line see: the words are multiplied if they are few, and else what is seen of them. */
function addSeen({ seen, net }: NetParts, { lines, words }: NetInput, by: Seeing): void {
  const { out } = net.layers.line;
  const { placed, shares, result } = by;
  const ofWords = words * DEPTH * out + lines * words * out;
  const ofLines = lines * words * DEPTH + lines * DEPTH * out;
  if (ofWords > ofLines) {
    const each = seenBy(shares, placed, lines, words);
    for (let line = 0; line < lines; line++)
      for (let look = 0; look < LOOKS; look++)
        addTimes(seen[look] as LayerPart, each, (line * LOOKS + look) * DEPTH, result, line * out);
    return;
  }
  const told = new Float32Array(words * LOOKS * out);
  for (let word = 0; word < words; word++)
    for (let look = 0; look < LOOKS; look++)
      addTimes(seen[look] as LayerPart, placed, word * DEPTH, told, (word * LOOKS + look) * out);
  const every = { weights: told, out, first: 0, size: words * LOOKS };
  for (let line = 0; line < lines; line++) addTimes(every, shares, line * words * LOOKS, result, line * out);
}
