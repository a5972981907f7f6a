import type { Scorer } from '../decode/scorer.ts';

/** Weights as they are shipped: labels, the size of one step, and rows of (sign, label, steps) in base64. */
export type PackedWeights = { labels: string; step: number; rows: string };

/** Rows lie one behind the other: four bytes of the sign, one for how many labels, then label and steps for each. */
export function unpackWeights({ labels, step, rows }: PackedWeights): Scorer {
  const bytes = Uint8Array.from(atob(rows), (letter) => letter.charCodeAt(0));
  const view = new DataView(bytes.buffer);
  const places = new Map<number, number>();
  for (let at = 0; at < bytes.length; at += 5 + 2 * view.getUint8(at + 4))
    places.set(view.getUint32(at), at + 4);
  const steps = new Int8Array(bytes.buffer);
  return {
    labels: labels.split(' '),
    add: (signs, scores, from) => {
      for (const sign of signs) {
        const place = places.get(sign);
        if (place === undefined) continue;
        const last = place + 2 * (bytes[place] ?? 0);
        for (let at = place + 1; at <= last; at += 2) {
          const label = from + (bytes[at] ?? 0);
          scores[label] = (scores[label] ?? 0) + step * (steps[at + 1] ?? 0);
        }
      }
    },
  };
}
