import type { Edges } from '../propose/edges.ts';
import type { Ground } from '../propose/ground.ts';
import { withoutBulletedContents } from './bulleted-contents.ts';
import { withCardTitles } from './card-titles.ts';
import { withoutCarsApart } from './cars-apart.ts';
import { withColumnHeads } from './column-heads.ts';
import { withoutEmptyHeadings } from './empty-headings.ts';
import { withLegendLabels } from './legend-labels.ts';
import { withoutListNumbers } from './list-numbers.ts';
import { withListedNames } from './listed-names.ts';
import { withLongLists } from './long-lists.ts';
import { withNamesThenPrices } from './names-then-prices.ts';
import { withOneSide } from './one-side.ts';
import { withStatedOrder } from './stated-order.ts';
import { withTableHeads } from './table-heads.ts';

type Settle = (ground: Ground, edges: Edges, logits: Float32Array) => Float32Array;

/** What settles edges after the last opinion, in turn, by name: each can be left out, to see what it is worth. */
const FACTORS: readonly (readonly [string, Settle])[] = [
  ['empty headings', withoutEmptyHeadings],
  ['list numbers', withoutListNumbers],
  ['column heads', withColumnHeads],
  ['table heads', withTableHeads],
  ['one side', withOneSide],
  ['card titles', withCardTitles],
  ['bulleted contents', withoutBulletedContents],
  ['names then prices', withNamesThenPrices],
  ['long lists', withLongLists],
  ['listed names', withListedNames],
  ['stated order', withStatedOrder],
  ['legend labels', withLegendLabels],
  ['cars apart', withoutCarsApart],
];

export const ORDER_FACTORS: readonly string[] = FACTORS.map(([name]) => name);

/** What the edges say once headings, tables, lists and legends of the page are settled as a whole. */
export function settleOrders(
  ground: Ground,
  edges: Edges,
  logits: Float32Array,
  leftOut: string | null = null,
): Float32Array {
  return FACTORS.filter(([name]) => name !== leftOut).reduce(
    (settled, [, settle]) => settle(ground, edges, settled),
    logits,
  );
}
