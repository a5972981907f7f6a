import { type Edges, edgeBetween } from '../propose/edges.ts';
import type { Ground } from '../propose/ground.ts';
import type { PriceFigure, Sheet } from '../text/sheet.ts';

/**
 * The prices of a list of a hundred lines and more, each of a name and a sum. So long a list is like nothing that was
 * learned from, and needs no weighing: what stands before the sum names it.
 */
export function longListPrices({ lines }: Sheet): ReadonlySet<PriceFigure> {
  return new Set(
    lines.flatMap(({ kind, runSize, prices }) => {
      const [price, ...others] = prices.filter(({ amount }) => amount.currency !== null);
      const isPlain = kind === 'both' && runSize >= LONG && others.length === 0;
      return isPlain && price && price.segmentsBefore > 0 ? [price] : [];
    }),
  );
}

const LONG = 100;

export function withLongLists({ sheet }: Ground, edges: Edges, logits: Float32Array): Float32Array {
  const settled = logits.slice();
  for (const { id, line, segmentsBefore } of longListPrices(sheet))
    for (const segment of sheet.lines[line]?.segments.slice(0, segmentsBefore) ?? []) {
      const edge = edgeBetween(edges, id, segment.id);
      if (edge >= 0) settled[edge] = Math.max(OWN_NAME, settled[edge] ?? 0);
    }
  return settled;
}

const OWN_NAME = 1;
