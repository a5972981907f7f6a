import type { Examples } from '../prices/grow-forest.ts';

/** How trees grow that choose between few. */
export const TOGETHER = { trees: 200, depth: 5, rate: 0.08, seed: 7, share: 0.6, rows: 0.8 };

export type Row = { signs: readonly number[]; label: boolean; weight: number };

export function examplesFrom(rows: readonly Row[]): Examples {
  const width = rows[0]?.signs.length ?? 0;
  const signs = new Float32Array(rows.length * width);
  for (const [at, row] of rows.entries()) signs.set(row.signs, at * width);
  return {
    signs,
    width,
    labels: Uint8Array.from(rows, ({ label }) => (label ? 1 : 0)),
    weights: Float32Array.from(rows, ({ weight }) => weight),
  };
}
