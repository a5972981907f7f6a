import type { Layer, Net } from '../../../packages/engine/src/dialog/order/net/net.ts';
import { WIDTH } from '../../../packages/engine/src/dialog/order/net/net.ts';
import type { PackedNet, PackedRows } from '../../../packages/engine/src/dialog/order/net/unpack-net.ts';

/** Writes a net as bytes: every row of weights has a scale of its own. */
export function packNet({ pieces, middle, spread, layers }: Net): PackedNet {
  return {
    pieces: packRows(pieces, WIDTH),
    middle: packNumbers(middle),
    spread: packNumbers(spread),
    layers: Object.fromEntries(
      Object.entries(layers).map(([name, { in: size, out, weights, bias }]: [string, Layer]) => [
        name,
        { in: size, out, weights: packRows(weights, out), bias: packNumbers(bias) },
      ]),
    ) as PackedNet['layers'],
  };
}

function packRows(numbers: Float32Array, width: number): PackedRows {
  const scales = Float32Array.from({ length: numbers.length / width }, (_, row) => {
    const own = numbers.subarray(row * width, (row + 1) * width);
    return own.reduce((most, one) => Math.max(most, Math.abs(one)), 1e-9) / MOST;
  });
  const bytes = Int8Array.from(numbers, (one, at) => Math.round(one / (scales[Math.floor(at / width)] ?? 1)));
  return { width, scales: packNumbers(scales), bytes: Buffer.from(bytes.buffer).toString('base64') };
}

const MOST = 127;

function packNumbers(numbers: Float32Array): string {
  return Buffer.from(Float32Array.from(numbers).buffer).toString('base64');
}
