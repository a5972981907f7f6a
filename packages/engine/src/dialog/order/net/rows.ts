import { DEPTH, type Layer, REACH } from './net.ts';

/** Rows times weights. */
export function forward(layer: Layer, rows: Float32Array, count: number): Float32Array {
  const { in: size, out, bias } = layer;
  const result = new Float32Array(count * out);
  const part = { ...layer, first: 0, size };
  for (let row = 0; row < count; row++) {
    result.set(bias, row * out);
    addTimes(part, rows, row * size, result, row * out);
  }
  return result;
}

/** The weights of `size` numbers that come into a layer, from the `first` on. */
export type LayerPart = { weights: Float32Array; out: number; first: number; size: number };

/**
 * Adds some numbers times their weights. Many numbers that come in are nought and cost nothing; the others are taken
 * four at a time.
 */
export function addTimes(
  { weights, out, first, size }: LayerPart,
  rows: Float32Array,
  from: number,
  result: Float32Array,
  to: number,
): void {
  if (places.length < size + 4) places = new Int32Array(size + 4);
  let found = 0;
  for (let at = 0; at < size; at++) if (rows[from + at] !== 0) places[found++] = at;
  const last = found === 0 ? 0 : (places[found - 1] as number);
  for (let at = found; at < found + 3; at++) places[at] = last;
  for (let at = 0; at < found; at += 4) {
    const a = places[at] as number;
    const b = places[at + 1] as number;
    const c = places[at + 2] as number;
    const d = places[at + 3] as number;
    const ofA = rows[from + a] as number;
    const ofB = at + 1 < found ? (rows[from + b] as number) : 0;
    const ofC = at + 2 < found ? (rows[from + c] as number) : 0;
    const ofD = at + 3 < found ? (rows[from + d] as number) : 0;
    const rowA = (first + a) * out;
    const rowB = (first + b) * out;
    const rowC = (first + c) * out;
    const rowD = (first + d) * out;
    for (let column = 0; column < out; column++)
      result[to + column] =
        (result[to + column] as number) +
        ofA * (weights[rowA + column] as number) +
        ofB * (weights[rowB + column] as number) +
        ofC * (weights[rowC + column] as number) +
        ofD * (weights[rowD + column] as number);
  }
}

/** Where the numbers are that are not nought. */
let places = new Int32Array(512);

/** What is below nought is nought. */
export function bent(numbers: Float32Array): Float32Array {
  for (let at = 0; at < numbers.length; at++) if ((numbers[at] as number) < 0) numbers[at] = 0;
  return numbers;
}

export function sum(one: Float32Array, other: Float32Array): Float32Array {
  return one.map((value, at) => value + (other[at] as number));
}

export function joinRows(count: number, parts: readonly (readonly [Float32Array, number])[]): Float32Array {
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

export function mean(rows: Float32Array, count: number): Float32Array {
  const result = new Float32Array(DEPTH);
  rows.forEach((value, at) => {
    result[at % DEPTH] = (result[at % DEPTH] as number) + value / count;
  });
  return result;
}

export function repeated(row: Float32Array, count: number): Float32Array {
  const result = new Float32Array(row.length * count);
  for (let at = 0; at < count; at++) result.set(row, at * row.length);
  return result;
}

/** Every word with those before and behind it. */
export function around(rows: Float32Array, words: number, step: number): Float32Array {
  const result = new Float32Array(words * REACH * DEPTH);
  for (let word = 0; word < words; word++)
    for (let place = 0; place < REACH; place++) {
      const from = word + (place - (REACH - 1) / 2) * step;
      if (from < 0 || from >= words) continue;
      result.set(rows.subarray(from * DEPTH, (from + 1) * DEPTH), (word * REACH + place) * DEPTH);
    }
  return result;
}
