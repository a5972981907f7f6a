import type { Weights } from './weights.ts';

export type Packed = { labels: string; step: number; rows: string };

/** The weights as rows of bytes in base64, kept in 127 steps; what is nearest to nought is left out until they fit. */
export function packWeights(weights: Weights, { most }: { most: number }): Packed {
  let largest = 0;
  for (const { values } of weights.rows())
    for (const value of values) largest = Math.max(largest, Math.abs(value));
  const step = Math.min(largest, LARGEST) / 127;
  for (let least = 0.02; ; least *= 1.15) {
    if (sizeOf(weights, least) > most) continue;
    const rows = Buffer.from(bytesOf(weights, { step, least })).toString('base64');
    return { labels: weights.labels.join(' '), step, rows };
  }
}

const LARGEST = 4;

function sizeOf(weights: Weights, least: number): number {
  let size = 0;
  for (const { values } of weights.rows()) {
    let kept = 0;
    for (const value of values) if (Math.abs(value) >= least) kept++;
    if (kept > 0) size += 5 + 2 * kept;
  }
  return size;
}

function bytesOf(weights: Weights, { step, least }: { step: number; least: number }): number[] {
  const bytes: number[] = [];
  for (const { sign, values } of weights.rows()) {
    const kept: number[] = [];
    values.forEach((value, label) => {
      const steps = Math.max(-127, Math.min(127, Math.round(value / step)));
      if (Math.abs(value) >= least && steps !== 0) kept.push(label, steps & 0xff);
    });
    if (kept.length === 0) continue;
    for (const byte of [sign >>> 24, sign >>> 16, sign >>> 8, sign, kept.length / 2]) bytes.push(byte & 0xff);
    for (const byte of kept) bytes.push(byte);
  }
  return bytes;
}
