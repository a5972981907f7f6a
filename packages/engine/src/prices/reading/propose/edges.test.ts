import { describe, expect, it } from 'vitest';
import { edgeBetween } from './edges.ts';

/** Two prices: the first may be named by the segments 0, 2 and 5, the second by 2 and 3. */
const edges = { firstOf: [0, 3, 5], prices: [0, 0, 0, 1, 1], segments: [0, 2, 5, 2, 3] };

describe('the edge between a price and a segment', () => {
  it.each([
    [0, 0, 0],
    [0, 5, 2],
    [1, 2, 3],
    [1, 3, 4],
  ])('of price %i and segment %i is number %i', (price, segment, edge) => {
    expect(edgeBetween(edges, price, segment)).toBe(edge);
  });

  it.each([
    [0, 3],
    [1, 5],
    [-1, 0],
    [2, 2],
  ])('of price %i and segment %i is none', (price, segment) => {
    expect(edgeBetween(edges, price, segment)).toBe(-1);
  });
});
