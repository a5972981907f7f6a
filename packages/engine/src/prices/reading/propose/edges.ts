import type { Segment } from '../text/sheet.ts';
import { candidatesOf } from './candidates.ts';
import type { Ground } from './ground.ts';

/** Every price with the segments that may name it; edge numbers run on through the page. */
export type Edges = {
  /** The first edge of every price; one more entry ends the last. */
  firstOf: readonly number[];
  prices: readonly number[];
  segments: readonly number[];
};

export function edgesOf({ sheet }: Ground): Edges {
  const firstOf: number[] = [];
  const prices: number[] = [];
  const segments: number[] = [];
  for (const price of sheet.prices) {
    firstOf.push(prices.length);
    for (const { id } of candidatesOf(sheet, price).sort(byId)) {
      prices.push(price.id);
      segments.push(id);
    }
  }
  firstOf.push(prices.length);
  return { firstOf, prices, segments };
}

function byId(a: Segment, b: Segment): number {
  return a.id - b.id;
}
