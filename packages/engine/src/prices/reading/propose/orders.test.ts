import { describe, expect, it } from 'vitest';
import { fitRanks } from './orders.ts';

describe('the place of a name in a list beside the place of a price', () => {
  it.each([
    ['the third of three for the third of three', { at: 2, of: 3 }, { at: 2, of: 3 }, 3],
    ['one heading before the names', { at: 3, of: 4 }, { at: 2, of: 3 }, 2.6],
    ['another place', { at: 0, of: 3 }, { at: 2, of: 3 }, -1],
    ['a list that is shorter', { at: 0, of: 2 }, { at: 0, of: 3 }, 0],
    ['a price alone', { at: 0, of: 3 }, { at: 0, of: 1 }, 0],
  ])('fits %s', (_, name, price, fit) => {
    expect(fitRanks(name, price)).toBeCloseTo(fit);
  });
});
