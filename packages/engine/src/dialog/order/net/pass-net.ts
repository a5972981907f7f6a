import {
  DEPTH,
  KINDS,
  type Layer,
  LIKENESSES,
  LINE_FACTS,
  LINE_WIDTH,
  LOOKS,
  type Net,
  REACH,
  VIEWS,
  WIDTH,
  WORD_FACTS,
} from './net.ts';
import type { NetInput } from './net-input.ts';

/** What is left out while learning, so that nothing is leaned upon too much; in use nothing is. */
export type Leave = (numbers: Float32Array) => Float32Array;

/** All that is worked out on the way to the answers: learning goes back the same way. */
export type Passed = ReturnType<typeof passNet>;

/**
 * Words get numbers from their pieces, from what they tell of lines, and from the words around them; every line looks
 * at the words that speak for it, adds its signs, and then looks at the other lines. Answers are two logits a line: it
 * is wanted after the message, and its price is to be shown.
 */
export function passNet(net: Net, input: NetInput, leave: Leave = (numbers) => numbers) {
  const { words, lines, evidence } = input;
  const { layers } = net;
  const word = leave(sumsOf(net.pieces, input.pieces));
  const told = toldOf(input);
  const wordIn = joinRows(words, [
    [word, WIDTH],
    [input.wordFacts, WORD_FACTS],
    [told, KINDS * 2 + 2],
  ]);
  const first = bent(forward(layers.word, wordIn, words));
  const nearIn = leave(around(first, words, 1));
  const near = bent(forward(layers.near, nearIn, words));
  const second = sum(first, near);
  const farIn = leave(around(second, words, 2));
  const far = bent(forward(layers.far, farIn, words));
  const placed = sum(second, far);

  const name = leave(namesOf(net.pieces, input.names));
  const asLine = forward(layers.asLine, name, lines);
  const asWord = forward(layers.asWord, word, words);
  const looked = lookIn(input, told, likenesses(asLine, asWord, lines, words));
  const look = soften(forward(layers.look, looked, lines * words), lines, words);
  const seen = seenBy(look, placed, lines, words);

  const signsIn = leave(normal(net, input));
  const signs = bent(forward(layers.signs, signsIn, lines));
  const all = mean(placed, words);
  const lineIn = leave(
    joinRows(lines, [
      [seen, LOOKS * DEPTH],
      [evidenceSeen(look, looked, lines, words), LOOKS * 2],
      [input.lineFacts, LINE_FACTS],
      [name, WIDTH],
      [repeated(all, lines), DEPTH],
      [totals(evidence, lines, words), KINDS * 2],
      [signs, DEPTH],
    ]),
  );
  const line = bent(forward(layers.line, lineIn, lines));
  const judged = bent(forward(layers.judged, line, lines));
  const togetherIn = leave(views(judged, input));
  const together = bent(forward(layers.together, togetherIn, lines));
  const third = sum(judged, together);
  const againIn = leave(views(third, input));
  const again = bent(forward(layers.again, againIn, lines));
  const fourth = sum(third, again);
  const answers = forward(layers.answer, fourth, lines);
  return {
    word,
    wordIn,
    first,
    nearIn,
    near,
    second,
    farIn,
    far,
    placed,
    name,
    asLine,
    asWord,
    looked,
    look,
    signsIn,
    signs,
    lineIn,
    line,
    judged,
    togetherIn,
    together,
    third,
    againIn,
    again,
    fourth,
    answers,
  };
}

/** Rows times weights. Many numbers that come in are nought and cost nothing; the others are taken four at a time. */
export function forward(layer: Layer, rows: Float32Array, count: number): Float32Array {
  const { in: size, out, bias } = layer;
  const result = new Float32Array(count * out);
  const places = new Int32Array(size);
  for (let row = 0; row < count; row++) {
    result.set(bias, row * out);
    let found = 0;
    for (let at = 0; at < size; at++) if (rows[row * size + at] !== 0) places[found++] = at;
    addRows(result, row * out, { layer, rows, from: row * size, places, found });
  }
  return result;
}

type Telling = { layer: Layer; rows: Float32Array; from: number; places: Int32Array; found: number };

function addRows(result: Float32Array, to: number, { layer, rows, from, places, found }: Telling): void {
  const { out, weights } = layer;
  const place = (at: number) => places[Math.min(at, found - 1)] as number;
  for (let at = 0; at < found; at += 4) {
    const a = place(at);
    const b = place(at + 1);
    const c = place(at + 2);
    const d = place(at + 3);
    const ofA = rows[from + a] as number;
    const ofB = at + 1 < found ? (rows[from + b] as number) : 0;
    const ofC = at + 2 < found ? (rows[from + c] as number) : 0;
    const ofD = at + 3 < found ? (rows[from + d] as number) : 0;
    for (let column = 0; column < out; column++)
      result[to + column] =
        (result[to + column] as number) +
        ofA * (weights[a * out + column] as number) +
        ofB * (weights[b * out + column] as number) +
        ofC * (weights[c * out + column] as number) +
        ofD * (weights[d * out + column] as number);
  }
}

/** What is below nought is nought. */
function bent(numbers: Float32Array): Float32Array {
  for (let at = 0; at < numbers.length; at++) if ((numbers[at] as number) < 0) numbers[at] = 0;
  return numbers;
}

function sum(one: Float32Array, other: Float32Array): Float32Array {
  return one.map((value, at) => value + (other[at] as number));
}

/** By word: its pieces together. */
function sumsOf(table: Float32Array, words: NetInput['pieces']): Float32Array {
  const result = new Float32Array(words.length * WIDTH);
  words.forEach((pieces, word) => {
    addPieces(table, pieces, result.subarray(word * WIDTH, (word + 1) * WIDTH), 1);
  });
  return result;
}

function namesOf(table: Float32Array, names: NetInput['names']): Float32Array {
  const result = new Float32Array(names.length * WIDTH);
  names.forEach((words, line) => {
    const to = result.subarray(line * WIDTH, (line + 1) * WIDTH);
    for (const pieces of words) addPieces(table, pieces, to, 1 / Math.sqrt(words.length));
  });
  return result;
}

function addPieces(table: Float32Array, pieces: readonly number[], to: Float32Array, share: number): void {
  const by = share / Math.sqrt(Math.max(1, pieces.length));
  for (const piece of pieces)
    for (let at = 0; at < WIDTH; at++)
      to[at] = (to[at] as number) + by * (table[piece * WIDTH + at] as number);
}

/** By word: the most it tells of any line, of any that stands, of any to choose from, and how many it speaks for. */
function toldOf({ words, lines, evidence, lineFacts }: NetInput): Float32Array {
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

/** Every word with those before and behind it. */
function around(rows: Float32Array, words: number, step: number): Float32Array {
  const result = new Float32Array(words * REACH * DEPTH);
  for (let word = 0; word < words; word++)
    for (let place = 0; place < REACH; place++) {
      const from = word + (place - (REACH - 1) / 2) * step;
      if (from < 0 || from >= words) continue;
      result.set(rows.subarray(from * DEPTH, (from + 1) * DEPTH), (word * REACH + place) * DEPTH);
    }
  return result;
}

/** By line and word: how like the name is to the word. */
function likenesses(asLine: Float32Array, asWord: Float32Array, lines: number, words: number): Float32Array {
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
function lookIn({ words, lines, evidence }: NetInput, told: Float32Array, like: Float32Array): Float32Array {
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
function soften(scores: Float32Array, lines: number, words: number): Float32Array {
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

function seenBy(look: Float32Array, placed: Float32Array, lines: number, words: number): Float32Array {
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
function evidenceSeen(look: Float32Array, looked: Float32Array, lines: number, words: number): Float32Array {
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

function normal({ middle, spread }: Net, { signs, lines }: NetInput): Float32Array {
  const width = middle.length;
  const result = new Float32Array(lines * width);
  signs.forEach((own, line) => {
    for (let at = 0; at < width; at++) {
      const value = ((own[at] as number) - (middle[at] as number)) / (spread[at] as number);
      result[line * width + at] = Math.max(-FARTHEST, Math.min(FARTHEST, value));
    }
  });
  return result;
}

const FARTHEST = 5;

function mean(rows: Float32Array, count: number): Float32Array {
  const result = new Float32Array(DEPTH);
  rows.forEach((value, at) => {
    result[at % DEPTH] = (result[at % DEPTH] as number) + value / count;
  });
  return result;
}

function repeated(row: Float32Array, count: number): Float32Array {
  const result = new Float32Array(row.length * count);
  for (let at = 0; at < count; at++) result.set(row, at * row.length);
  return result;
}

/** By line and kind: all that was told of it, and the most that one word tells. */
function totals(evidence: Float32Array, lines: number, words: number): Float32Array {
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

/** Every line beside what all are like, those of its service, of its part, those that stand, and the most of each. */
function views(rows: Float32Array, input: NetInput): Float32Array {
  const { lines } = input;
  const result = new Float32Array(lines * VIEWS * DEPTH);
  const most = new Float32Array(DEPTH);
  rows.forEach((value, at) => {
    most[at % DEPTH] = Math.max(most[at % DEPTH] as number, value);
  });
  for (let line = 0; line < lines; line++) {
    const to = line * VIEWS * DEPTH;
    result.set(rows.subarray(line * DEPTH, (line + 1) * DEPTH), to);
    for (const [view, shares] of sharesOf(line, input).entries())
      for (let other = 0; other < lines; other++) {
        const share = shares[other] as number;
        if (share === 0) continue;
        const at = to + (view + 1) * DEPTH;
        for (let column = 0; column < DEPTH; column++)
          result[at + column] =
            (result[at + column] as number) + share * (rows[other * DEPTH + column] as number);
      }
    result.set(most, to + (VIEWS - 1) * DEPTH);
  }
  return result;
}

/** How much each line counts among all, those of the same service, of the same part, and those that stand. */
export function sharesOf(
  line: number,
  { lines, sameService, samePart, lineFacts }: NetInput,
): readonly Float32Array[] {
  const weights = [
    (_: number) => 1,
    (other: number) => sameService[line * lines + other] as number,
    (other: number) => samePart[line * lines + other] as number,
    (other: number) => lineFacts[other * LINE_FACTS] as number,
  ];
  return weights.map((weight) => {
    const shares = Float32Array.from({ length: lines }, (_, other) => weight(other));
    const whole = Math.max(
      1,
      shares.reduce((total, one) => total + one, 0),
    );
    return shares.map((one) => one / whole);
  });
}

function joinRows(count: number, parts: readonly (readonly [Float32Array, number])[]): Float32Array {
  const width = parts.reduce((total, [, own]) => total + own, 0);
  const result = new Float32Array(count * width);
  for (let row = 0; row < count; row++) {
    let to = row * width;
    for (const [rows, own] of parts) {
      result.set(rows.subarray(row * own, (row + 1) * own), to);
      to += own;
    }
  }
  return result;
}

/** The places of what a line is made of, in the order in which they are joined. */
export const LINE_PARTS = {
  seen: 0,
  evidence: LOOKS * DEPTH,
  facts: LOOKS * DEPTH + LOOKS * 2,
  name: LOOKS * DEPTH + LOOKS * 2 + LINE_FACTS,
  all: LOOKS * DEPTH + LOOKS * 2 + LINE_FACTS + WIDTH,
  totals: LOOKS * DEPTH + LOOKS * 2 + LINE_FACTS + WIDTH + DEPTH,
  signs: LINE_WIDTH - DEPTH,
};
