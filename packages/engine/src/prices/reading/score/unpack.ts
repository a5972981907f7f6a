import type { Linear } from './linear.ts';
import type { Forest } from './trees.ts';

/** Weights as they are kept: bytes as base64, bounds as numbers. */
export type PackedForest = {
  depth: number;
  bounds: number[][];
  questions: string;
  /** The upper bytes of the signs, where there are more than one byte can count. */
  high?: string;
  leaves: string;
  scale: number;
};
export type PackedLinear = { size: number; width: number; scale: number; weights: string };

/** All that was learned, and the sum over what it was learned from. */
export type PackedWeights = {
  inputs: string;
  phrases: PackedLinear;
  edges: PackedForest[];
  wording: PackedLinear;
  figures: PackedForest;
  words: PackedLinear;
  trust: PackedForest;
};

export function unpackLinear({ size, width, scale, weights }: PackedLinear): Linear {
  return { size, width, scale, weights: new Int8Array(bytesOf(weights).buffer) };
}

/** Every tree has its questions as pairs of bytes (sign, cut) and its leaves as whole numbers of two bytes. */
export function unpackForest({ depth, bounds, questions, high, leaves, scale }: PackedForest): Forest {
  const inner = 2 ** depth - 1;
  const asked = bytesOf(questions);
  const upper = high === undefined ? null : bytesOf(high);
  const values = new Int16Array(bytesOf(leaves).buffer);
  const count = asked.length / (2 * inner);
  const trees = Array.from({ length: count }, (_, tree) => {
    const own = asked.subarray(tree * 2 * inner, (tree + 1) * 2 * inner);
    return {
      signs: Uint16Array.from(
        own.filter((_, at) => at % 2 === 0),
        (sign, at) => sign + 256 * (upper?.[tree * inner + at] ?? 0),
      ),
      cuts: own.filter((_, at) => at % 2 === 1),
      leaves: Float32Array.from(
        values.subarray(tree * (inner + 1), (tree + 1) * (inner + 1)),
        (leaf) => leaf * scale,
      ),
    };
  });
  return { depth, bounds, trees };
}

function bytesOf(packed: string): Uint8Array<ArrayBuffer> {
  const letters = atob(packed);
  const bytes = new Uint8Array(letters.length);
  for (let at = 0; at < letters.length; at++) bytes[at] = letters.charCodeAt(at);
  return bytes;
}
