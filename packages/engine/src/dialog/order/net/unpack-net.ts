import type { Layer, LayerName, Net } from './net.ts';

/** Rows of weights as bytes, with how much one step of a byte is worth in each. */
export type PackedRows = { width: number; scales: string; bytes: string };

export type PackedNet = {
  pieces: PackedRows;
  middle: string;
  spread: string;
  layers: Record<LayerName, { in: number; out: number; weights: PackedRows; bias: string }>;
};

export function unpackNet({ pieces, middle, spread, layers }: PackedNet): Net {
  return {
    pieces: rowsOf(pieces),
    middle: numbersOf(middle),
    spread: numbersOf(spread),
    layers: Object.fromEntries(
      Object.entries(layers).map(([name, layer]): [string, Layer] => [
        name,
        { in: layer.in, out: layer.out, weights: rowsOf(layer.weights), bias: numbersOf(layer.bias) },
      ]),
    ) as Net['layers'],
  };
}

function rowsOf({ width, scales, bytes }: PackedRows): Float32Array {
  const worth = numbersOf(scales);
  return Float32Array.from(
    new Int8Array(bufferOf(bytes)),
    (step, at) => step * (worth[Math.floor(at / width)] ?? 0),
  );
}

function numbersOf(packed: string): Float32Array {
  return new Float32Array(bufferOf(packed));
}

function bufferOf(packed: string): ArrayBuffer {
  const letters = atob(packed);
  const bytes = new Uint8Array(letters.length);
  for (let at = 0; at < letters.length; at++) bytes[at] = letters.charCodeAt(at);
  return bytes.buffer;
}
