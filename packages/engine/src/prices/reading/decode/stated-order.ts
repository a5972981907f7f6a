import { type Edges, edgeBetween } from '../propose/edges.ts';
import type { Ground } from '../propose/ground.ts';
import type { Segment, SheetLine } from '../text/sheet.ts';
import { ONLY_ORDINAL } from './stated-order.data.ts';

/**
 * "First price: saloon, second: SUV": what a page says of the places in its lines holds for every line with as many
 * prices. The word for the place itself names nothing.
 */
export function withStatedOrder(ground: Ground, edges: Edges, logits: Float32Array): Float32Array {
  const { sheet, statements } = ground;
  const stated = sheet.segments.filter(
    ({ id, line }) => (statements.ordinals[id] ?? 0) > 0 && sheet.lines[line]?.kind === 'names',
  );
  if (stated.length === 0) return logits;
  const settled = logits.slice();
  const alone = new Set(stated.filter(isPlaceAlone));
  const places = Math.max(...stated.map(({ id }) => statements.ordinals[id] ?? 0));
  for (const line of sheet.lines.filter((one) => isOrdered(one, places)))
    for (const price of line.prices)
      for (const segment of stated) {
        const edge = edgeBetween(edges, price.id, segment.id);
        if (edge < 0) continue;
        const isOwn = statements.ordinals[segment.id] === price.index + 1 && !alone.has(segment);
        settled[edge] = isOwn ? Math.max(OWN, settled[edge] ?? 0) : OTHER;
      }
  return settled;
}

const OWN = 2;
const OTHER = -6;

function isOrdered({ prices }: SheetLine, places: number): boolean {
  return prices.length > 1 && prices.length >= places;
}

function isPlaceAlone({ text }: Segment): boolean {
  return ONLY_ORDINAL.test(text);
}
