import type { Weights } from './weights.ts';

/** The weights as rows of bytes in base64: what is nearly nought is left out, the rest is kept in 127 steps. */
export function packWeights(weights: Weights, { least }: { least: number }) {
  let most = 0;
  for (const { values } of weights.rows()) for (const value of values) most = Math.max(most, Math.abs(value));
  const step = Math.min(most, LARGEST) / 127;
  const bytes: number[] = [];
  for (const { sign, values } of weights.rows()) {
    const kept: number[] = [];
    values.forEach((value, label) => {
      const steps = Math.max(-127, Math.min(127, Math.round(value / step)));
      if (Math.abs(value) >= least && steps !== 0) kept.push(label, steps & 0xff);
    });
    if (kept.length === 0) continue;
    bytes.push(sign >>> 24, (sign >>> 16) & 0xff, (sign >>> 8) & 0xff, sign & 0xff, kept.length / 2, ...kept);
  }
  return { labels: weights.labels.join(' '), step, rows: Buffer.from(bytes).toString('base64') };
}

const LARGEST = 4;
