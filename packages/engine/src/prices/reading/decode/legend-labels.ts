import { type Edges, edgeBetween } from '../propose/edges.ts';
import type { Ground } from '../propose/ground.ts';
import { TAKEN } from '../score/taken.ts';
import type { Segment } from '../text/sheet.ts';
import { CLASS_LABEL } from './legend-labels.data.ts';

/**
 * "I – saloon, II – SUV", "1 group (Rio, Polo)": a class goes by its label, not by the words that explain it. Where these
 * would name a price, the label does in their place.
 */
export function withLegendLabels(ground: Ground, edges: Edges, logits: Float32Array): Float32Array {
  const settled = logits.slice();
  const labels = labelsOf(ground);
  edges.segments.forEach((id, edge) => {
    const label = labels.get(id);
    const logit = logits[edge] ?? NOTHING;
    if (!label || logit <= TAKEN) return;
    const own = edgeBetween(edges, edges.prices[edge] ?? 0, label.id);
    // A label that names the price already may well have its explanation beside it: "S (up to 3 cm)".
    if (own < 0 || (logits[own] ?? NOTHING) > TAKEN) return;
    settled[own] = Math.max(settled[own] ?? NOTHING, logit);
    settled[edge] = NOTHING;
  });
  return settled;
}

const NOTHING = -6;

/** By what explains it: the label of a class. One label alone is no legend. */
function labelsOf({ sheet, lists }: Ground): ReadonlyMap<number, Segment> {
  const heads = sheet.segments.filter(({ id, text }) => lists.legend[id] === 1 && CLASS_LABEL.test(text));
  if (heads.length < 2) return new Map();
  return new Map(
    heads.flatMap((head) => {
      const behind = sheet.lines[head.line]?.segments.slice(head.index + 1) ?? [];
      const next = behind.findIndex((one) => heads.includes(one));
      const explaining = next < 0 ? behind : behind.slice(0, next);
      return explaining.every(explains) ? explaining.map(({ id }): [number, Segment] => [id, head]) : [];
    }),
  );
}

/** "18–19 inch" and "S – M – L" have dashes, but explain nothing. */
function explains({ text }: Segment): boolean {
  return /^\p{L}/u.test(text) && !CLASS_LABEL.test(text);
}
