import type { Edges } from '../propose/edges.ts';
import type { Ground } from '../propose/ground.ts';
import { withCardTitles } from './card-titles.ts';
import { withColumnHeads } from './column-heads.ts';
import { withoutEmptyHeadings } from './empty-headings.ts';
import { withLegendLabels } from './legend-labels.ts';
import { withListedNames } from './listed-names.ts';
import { withStatedOrder } from './stated-order.ts';
import { withTableHeads } from './table-heads.ts';

/** What the edges say once the orders of the page are settled as a whole: heads of tables, and lists over cells. */
export function settleOrders(ground: Ground, edges: Edges, logits: Float32Array): Float32Array {
  const headed = withTableHeads(
    ground,
    edges,
    withColumnHeads(
      ground,
      edges,
      withCardTitles(ground, edges, withoutEmptyHeadings(ground, edges, logits)),
    ),
  );
  const listed = withListedNames(ground, edges, headed);
  return withLegendLabels(ground, edges, withStatedOrder(ground, edges, listed));
}
