import {
  DEPTH,
  KINDS,
  type Layer,
  LIKENESSES,
  LOOKS,
  type Net,
  REACH,
  VIEWS,
  WIDTH,
} from '../../../packages/engine/src/dialog/order/net/net.ts';
import type { NetInput } from '../../../packages/engine/src/dialog/order/net/net-input.ts';
import { LINE_PARTS, type Passed, sharesOf } from '../../../packages/engine/src/dialog/order/net/pass-net.ts';

import { sum } from '../../../packages/engine/src/dialog/order/net/rows.ts';

/**
 * The way back through `pass-net.ts`: how much every weight has to do with how wrong the answers are, added to
 * `slopes`. What was left out or bent to nought has nothing to do with it. `kept` is the share that was not left out.
 */
export function goBack(
  net: Net,
  input: NetInput,
  passed: Passed,
  { wrong, slopes, kept }: { wrong: Float32Array; slopes: Net; kept: number },
): void {
  const { words, lines } = input;
  const back = (name: keyof Net['layers'], rows: Float32Array, by: Float32Array) =>
    backward(net.layers[name], slopes.layers[name], rows, by);
  const backLeft = (name: keyof Net['layers'], rows: Float32Array, by: Float32Array) =>
    back(name, rows, by).map((one) => one / kept);

  const fourth = back('answer', passed.fourth, wrong);
  const againIn = backLeft('again', passed.againIn, bentBack(fourth, passed.again));
  const third = sum(fourth, viewsBack(againIn, passed.third, input));
  const togetherIn = backLeft('together', passed.togetherIn, bentBack(third, passed.together));
  const judged = sum(third, viewsBack(togetherIn, passed.judged, input));
  const line = back('judged', passed.line, bentBack(judged, passed.judged));
  const lineIn = backLeft('line', passed.lineIn, bentBack(line, passed.line));

  const width = lineIn.length / lines;
  const part = (from: number, own: number) => columns(lineIn, lines, { width, from, own });
  back('signs', passed.signsIn, bentBack(part(LINE_PARTS.signs, DEPTH), passed.signs));

  const seen = part(LINE_PARTS.seen, LOOKS * DEPTH);
  const { look, placed } = lookBack(seen, part(LINE_PARTS.evidence, LOOKS * 2), passed, { lines, words });
  const all = part(LINE_PARTS.all, DEPTH);
  for (let row = 0; row < lines; row++)
    for (let word = 0; word < words; word++)
      for (let at = 0; at < DEPTH; at++)
        add(placed, word * DEPTH + at, (all[row * DEPTH + at] as number) / words);

  const looked = back('look', passed.looked, softenBack(look, passed.look, lines, words));
  const { asLine, asWord } = likenessesBack(looked, passed, lines, words);
  const name = sum(part(LINE_PARTS.name, WIDTH), back('asLine', passed.name, asLine));
  const ofWord = back('asWord', passed.word, asWord);

  const farIn = backLeft('far', passed.farIn, bentBack(placed, passed.far));
  const second = sum(placed, aroundBack(farIn, words, 2));
  const nearIn = backLeft('near', passed.nearIn, bentBack(second, passed.near));
  const first = sum(second, aroundBack(nearIn, words, 1));
  const wordIn = back('word', passed.wordIn, bentBack(first, passed.first));
  const inWidth = wordIn.length / words;
  const word = sum(ofWord, columns(wordIn, words, { width: inWidth, from: 0, own: WIDTH }));

  input.pieces.forEach((pieces, at) => {
    piecesBack(slopes.pieces, pieces, leftBack(word, passed.word, at, kept), 1);
  });
  input.names.forEach((own, at) => {
    const by = leftBack(name, passed.name, at, kept);
    for (const pieces of own) piecesBack(slopes.pieces, pieces, by, 1 / Math.sqrt(own.length));
  });
}

function backward(layer: Layer, slopes: Layer, rows: Float32Array, by: Float32Array): Float32Array {
  const { in: size, out, weights } = layer;
  const count = rows.length / size;
  const result = new Float32Array(rows.length);
  for (let row = 0; row < count; row++) {
    const to = row * out;
    for (let column = 0; column < out; column++) add(slopes.bias, column, by[to + column] as number);
    for (let at = 0; at < size; at++) {
      const value = rows[row * size + at] as number;
      if (value === 0) continue;
      const from = at * out;
      let total = 0;
      for (let column = 0; column < out; column++) {
        const slope = by[to + column] as number;
        total += slope * (weights[from + column] as number);
        slopes.weights[from + column] = (slopes.weights[from + column] as number) + slope * value;
      }
      result[row * size + at] = total;
    }
  }
  return result;
}

function add(to: Float32Array, at: number, value: number): void {
  to[at] = (to[at] as number) + value;
}

function bentBack(by: Float32Array, bent: Float32Array): Float32Array {
  return by.map((value, at) => ((bent[at] as number) > 0 ? value : 0));
}

function columns(
  rows: Float32Array,
  count: number,
  { width, from, own }: { width: number; from: number; own: number },
): Float32Array {
  const result = new Float32Array(count * own);
  for (let row = 0; row < count; row++)
    result.set(rows.subarray(row * width + from, row * width + from + own), row * own);
  return result;
}

function viewsBack(by: Float32Array, rows: Float32Array, input: NetInput): Float32Array {
  const { lines } = input;
  const result = new Float32Array(rows.length);
  for (let line = 0; line < lines; line++) {
    const from = line * VIEWS * DEPTH;
    for (let at = 0; at < DEPTH; at++) add(result, line * DEPTH + at, by[from + at] as number);
    for (const [view, shares] of sharesOf(line, input).entries())
      for (let other = 0; other < lines; other++) {
        const share = shares[other] as number;
        if (share === 0) continue;
        for (let at = 0; at < DEPTH; at++)
          add(result, other * DEPTH + at, share * (by[from + (view + 1) * DEPTH + at] as number));
      }
  }
  for (let at = 0; at < DEPTH; at++) {
    let best = 0;
    for (let line = 1; line < lines; line++)
      if ((rows[line * DEPTH + at] as number) > (rows[best * DEPTH + at] as number)) best = line;
    for (let line = 0; line < lines; line++)
      add(result, best * DEPTH + at, by[(line * VIEWS + VIEWS - 1) * DEPTH + at] as number);
  }
  return result;
}

function lookBack(
  seen: Float32Array,
  evidence: Float32Array,
  passed: Passed,
  { lines, words }: { lines: number; words: number },
) {
  const width = KINDS * 2 + LIKENESSES;
  const look = new Float32Array(lines * words * LOOKS);
  const placed = new Float32Array(words * DEPTH);
  for (let line = 0; line < lines; line++)
    for (let word = 0; word < words; word++) {
      const pair = line * words + word;
      const whole = passed.looked[pair * width + KINDS - 1] as number;
      const share = passed.looked[pair * width + KINDS * 2 - 1] as number;
      for (let way = 0; way < LOOKS; way++) {
        const by = passed.look[pair * LOOKS + way] as number;
        const from = (line * LOOKS + way) * DEPTH;
        let total =
          (evidence[line * LOOKS * 2 + way] as number) * whole +
          (evidence[line * LOOKS * 2 + LOOKS + way] as number) * share;
        for (let at = 0; at < DEPTH; at++) {
          const slope = seen[from + at] as number;
          total += slope * (passed.placed[word * DEPTH + at] as number);
          add(placed, word * DEPTH + at, slope * by);
        }
        look[pair * LOOKS + way] = total;
      }
    }
  return { look, placed };
}

function softenBack(by: Float32Array, look: Float32Array, lines: number, words: number): Float32Array {
  const result = new Float32Array(by.length);
  for (let line = 0; line < lines; line++)
    for (let way = 0; way < LOOKS; way++) {
      const place = (word: number) => (line * words + word) * LOOKS + way;
      let middle = 0;
      for (let word = 0; word < words; word++)
        middle += (look[place(word)] as number) * (by[place(word)] as number);
      for (let word = 0; word < words; word++)
        result[place(word)] = (look[place(word)] as number) * ((by[place(word)] as number) - middle);
    }
  return result;
}

function likenessesBack(looked: Float32Array, passed: Passed, lines: number, words: number) {
  const width = KINDS * 2 + LIKENESSES;
  const asLine = new Float32Array(passed.asLine.length);
  const asWord = new Float32Array(passed.asWord.length);
  for (let line = 0; line < lines; line++)
    for (let word = 0; word < words; word++)
      for (let way = 0; way < LIKENESSES; way++) {
        const slope = (looked[(line * words + word) * width + KINDS * 2 + way] as number) / Math.sqrt(WIDTH);
        const one = (line * LIKENESSES + way) * WIDTH;
        const other = (word * LIKENESSES + way) * WIDTH;
        for (let at = 0; at < WIDTH; at++) {
          add(asLine, one + at, slope * (passed.asWord[other + at] as number));
          add(asWord, other + at, slope * (passed.asLine[one + at] as number));
        }
      }
  return { asLine, asWord };
}

function aroundBack(by: Float32Array, words: number, step: number): Float32Array {
  const result = new Float32Array(words * DEPTH);
  for (let word = 0; word < words; word++)
    for (let place = 0; place < REACH; place++) {
      const from = word + (place - (REACH - 1) / 2) * step;
      if (from < 0 || from >= words) continue;
      for (let at = 0; at < DEPTH; at++)
        add(result, from * DEPTH + at, by[(word * REACH + place) * DEPTH + at] as number);
    }
  return result;
}

function leftBack(by: Float32Array, left: Float32Array, row: number, kept: number): Float32Array {
  const result = new Float32Array(WIDTH);
  for (let at = 0; at < WIDTH; at++)
    if (left[row * WIDTH + at] !== 0) result[at] = (by[row * WIDTH + at] as number) / kept;
  return result;
}

function piecesBack(slopes: Float32Array, pieces: readonly number[], by: Float32Array, share: number): void {
  const scale = share / Math.sqrt(Math.max(1, pieces.length));
  for (const piece of pieces)
    for (let at = 0; at < WIDTH; at++) add(slopes, piece * WIDTH + at, scale * (by[at] as number));
}
