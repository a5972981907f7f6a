import { evidenceSeen, likenesses, lookIn, seenBy, soften, toldOf, totals } from './looks.ts';
import { DEPTH, KINDS, LINE_FACTS, LINE_WIDTH, LOOKS, type Net, VIEWS, WIDTH, WORD_FACTS } from './net.ts';
import type { NetInput } from './net-input.ts';
import { around, bent, forward, joinRows, mean, repeated, sum } from './rows.ts';

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

export function addPieces(
  table: Float32Array,
  pieces: readonly number[],
  to: Float32Array,
  share: number,
): void {
  const by = share / Math.sqrt(Math.max(1, pieces.length));
  for (const piece of pieces)
    for (let at = 0; at < WIDTH; at++)
      to[at] = (to[at] as number) + by * (table[piece * WIDTH + at] as number);
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

/** Signs are not told to lie farther from the middle than that. */
export const FARTHEST = 5;

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
  { lines, ofService, ofPart, lineFacts }: NetInput,
): readonly Float32Array[] {
  const weights = [
    (_: number) => 1,
    (other: number) => Number(ofService[other] === ofService[line]),
    (other: number) => Number(ofPart[other] === ofPart[line]),
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
