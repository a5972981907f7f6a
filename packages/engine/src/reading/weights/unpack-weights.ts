import type { Scorer } from '../decode/scorer.ts';
import { bytesOf } from './bytes-of.ts';
import { sortRows, upToFour } from './sort-rows.ts';

/** Weights as they are shipped: labels, the size of one step, and rows of (sign, label, steps) in base64. */
export type PackedWeights = { labels: string; step: number; rows: string };

export function unpackWeights({ labels, step, rows }: PackedWeights): Scorer {
  const { starts, bytes } = sortRows(bytesOf(rows));
  const signs = new Int32Array(bytes.buffer);
  const steps = new Int8Array(bytes.buffer);
  return {
    labels: labels.split(' '),
    add: ({ hashes, size }, scores, from) => {
      for (let one = 0; one < size; one++) {
        const sign = hashes[one] ?? 0;
        const drawer = sign >>> 16;
        const end = starts[drawer + 1] ?? 0;
        let row = starts[drawer] ?? 0;
        while (row < end && signs[row >>> 2] !== sign) row += upToFour(5 + 2 * (bytes[row + 4] ?? 0));
        if (row >= end) continue;
        const last = row + 4 + 2 * (bytes[row + 4] ?? 0);
        for (let at = row + 5; at <= last; at += 2) {
          const label = from + (bytes[at] ?? 0);
          scores[label] = (scores[label] ?? 0) + step * (steps[at + 1] ?? 0);
        }
      }
    },
  };
}
