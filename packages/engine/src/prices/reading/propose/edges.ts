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

/** The edge between a price and a segment, or -1: the segments of a price are in ascending order. */
export function edgeBetween({ firstOf, segments }: Edges, price: number, segment: number): number {
  const end = firstOf[price + 1] ?? 0;
  let [low, high] = [firstOf[price] ?? end, end];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((segments[middle] ?? 0) < segment) low = middle + 1;
    else high = middle;
  }
  return low < end && segments[low] === segment ? low : -1;
}

function byId(a: Segment, b: Segment): number {
  return a.id - b.id;
}
