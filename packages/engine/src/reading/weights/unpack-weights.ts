import type { Scorer } from '../decode/scorer.ts';

/** Weights as they are shipped: labels, the size of one step, and rows of (sign, label, steps) in base64. */
export type PackedWeights = { labels: string; step: number; rows: string };

/** Rows lie one behind the other: four bytes of the sign, one for how many labels, then label and steps for each. */
export function unpackWeights({ labels, step, rows }: PackedWeights): Scorer {
  const bytes = bytesOf(rows);
  const steps = new Int8Array(bytes.buffer);
  const { starts, signs: known, places } = indexOf(bytes);
  return {
    labels: labels.split(' '),
    add: ({ hashes, size }, scores, from) => {
      for (let one = 0; one < size; one++) {
        const sign = hashes[one] ?? 0;
        const drawer = drawerOf(sign);
        const end = starts[drawer + 1] ?? 0;
        let at = starts[drawer] ?? 0;
        while (at < end && known[at] !== sign) at++;
        if (at === end) continue;
        const place = places[at] ?? 0;
        const last = place + 2 * (bytes[place] ?? 0);
        for (let entry = place + 1; entry <= last; entry += 2) {
          const label = from + (bytes[entry] ?? 0);
          scores[label] = (scores[label] ?? 0) + step * (steps[entry + 1] ?? 0);
        }
      }
    },
  };
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  const letters = atob(base64);
  const bytes = new Uint8Array(letters.length);
  for (let at = 0; at < letters.length; at++) bytes[at] = letters.charCodeAt(at);
  return bytes;
}

/** Signs with the places of their rows, sorted into drawers. A map of as many numbers is slower and ten times as large. */
type Index = { starts: Int32Array; signs: Int32Array; places: Int32Array };

function indexOf(bytes: Uint8Array<ArrayBuffer>): Index {
  const view = new DataView(bytes.buffer);
  const eachRow = (visit: (sign: number, place: number) => void) => {
    for (let at = 0; at < bytes.length; at += 5 + 2 * (bytes[at + 4] ?? 0)) visit(view.getInt32(at), at + 4);
  };
  const starts = new Int32Array(DRAWERS + 1);
  eachRow((sign) => {
    const next = drawerOf(sign) + 1;
    starts[next] = (starts[next] ?? 0) + 1;
  });
  for (let drawer = 0; drawer < DRAWERS; drawer++)
    starts[drawer + 1] = (starts[drawer + 1] ?? 0) + (starts[drawer] ?? 0);
  const signs = new Int32Array(starts[DRAWERS] ?? 0);
  const places = new Int32Array(signs.length);
  const filled = starts.slice();
  eachRow((sign, place) => {
    const drawer = drawerOf(sign);
    const at = filled[drawer] ?? 0;
    signs[at] = sign;
    places[at] = place;
    filled[drawer] = at + 1;
  });
  return { starts, signs, places };
}

const DRAWERS = 2 ** 16;

function drawerOf(sign: number): number {
  return sign >>> 16;
}
