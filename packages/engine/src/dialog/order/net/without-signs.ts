import { type Looks, lookAtWords } from './look-at-words.ts';
import { seenBy, toldOf, totals } from './looks.ts';
import { DEPTH, KINDS, LINE_FACTS, LOOKS, REACH, WIDTH, WORD_FACTS } from './net.ts';
import type { NetInput } from './net-input.ts';
import type { NetParts, SummedUp } from './net-parts.ts';
import { addTimes, bent, forward, joinRows, type LayerPart, mean } from './rows.ts';
import { sumUpName, sumUpWord } from './sum-up.ts';

/** What lines come to before their signs: what each is called and where it stands, and what it sees of the words. */
export type Unsigned = { input: NetInput; plain: Float32Array; seen: readonly Seen[] };

/** Rows of numbers, one a line from the first on, and what they are multiplied by. */
type Seen = { by: LayerPart; rows: Float32Array; first: number; step: number };

export function withoutSigns(parts: NetParts, input: NetInput): Unsigned {
  const said = input.pieces.map((pieces) => sumUpWord(parts, pieces));
  const names = input.names.map((words) => sumUpName(parts, words));
  const told = toldOf(input);
  const placed = placeWords(parts, input, said, told);
  const looks = lookAtWords(parts.net, input, { told, names, said });
  return {
    input,
    plain: plainLines(parts, input, { placed, looks, names }),
    seen: seenIn(parts, input, { placed, shares: looks.shares }),
  };
}

/** Whether two are the same message about the same lines, whatever their signs are. */
export function differInSignsAlone(one: NetInput, other: NetInput): boolean {
  return (
    one.words === other.words &&
    one.lines === other.lines &&
    areAlike(one.pieces, other.pieces) &&
    areAlike(one.names, other.names) &&
    areAlike(one.wordFacts, other.wordFacts) &&
    areAlike(one.lineFacts, other.lineFacts) &&
    areAlike(one.evidence, other.evidence)
  );
}

function areAlike(one: ArrayLike<unknown>, other: ArrayLike<unknown>): boolean {
  if (one.length !== other.length) return false;
  for (let at = 0; at < one.length; at++) if (one[at] !== other[at]) return false;
  return true;
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

/** By line: what all have alike, what it is called, where it stands, and what was told of it. */
function plainLines(
  parts: NetParts,
  { lines, words, lineFacts, evidence }: NetInput,
  { placed, looks, names }: { placed: Float32Array; looks: Looks; names: readonly SummedUp[] },
): Float32Array {
  const { out, bias } = parts.net.layers.line;
  const alike = Float32Array.from(bias);
  addTimes(parts.all, mean(placed, words), 0, alike, 0);
  const result = new Float32Array(lines * out);
  const sums = totals(evidence, lines, words);
  for (let line = 0; line < lines; line++) {
    const to = line * out;
    const { inLine } = names[line] as SummedUp;
    for (let at = 0; at < out; at++) result[to + at] = (alike[at] as number) + (inLine[at] as number);
    addTimes(parts.evidence, looks.evidence, line * LOOKS * 2, result, to);
    addTimes(parts.facts, lineFacts, line * LINE_FACTS, result, to);
    addTimes(parts.totals, sums, line * KINDS * 2, result, to);
  }
  return result;
}

/** What the looks of each line see: the words are multiplied if they are few, and else what is seen of them. */
function seenIn(
  { seen, net }: NetParts,
  { lines, words }: NetInput,
  { placed, shares }: { placed: Float32Array; shares: Float32Array },
): Seen[] {
  const { out } = net.layers.line;
  const ofWords = words * DEPTH * out + lines * words * out;
  const ofLines = lines * words * DEPTH + lines * DEPTH * out;
  if (ofWords > ofLines) {
    const rows = seenBy(shares, placed, lines, words);
    return seen.map((by, look) => ({ by, rows, first: look * DEPTH, step: LOOKS * DEPTH }));
  }
  const told = new Float32Array(words * LOOKS * out);
  for (let word = 0; word < words; word++)
    for (let look = 0; look < LOOKS; look++)
      addTimes(seen[look] as LayerPart, placed, word * DEPTH, told, (word * LOOKS + look) * out);
  const by = { weights: told, out, first: 0, size: words * LOOKS };
  return [{ by, rows: shares, first: 0, step: words * LOOKS }];
}
