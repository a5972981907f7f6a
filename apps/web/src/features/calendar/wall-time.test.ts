// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { fromWall, isDoubled, offsetName, toWall } from './wall-time.ts';

const zone = 'Europe/Berlin';

describe('wall time', () => {
  it.each([
    ['2027-03-01T08:00:00.000Z', '2027-03-01T09:00'],
    ['2027-07-01T22:30:00.000Z', '2027-07-02T00:30'],
    ['2027-03-28T00:59:00.000Z', '2027-03-28T01:59'],
    ['2027-03-28T01:00:00.000Z', '2027-03-28T03:00'],
    ['2027-10-31T00:30:00.000Z', '2027-10-31T02:30'],
    ['2027-10-31T02:00:00.000Z', '2027-10-31T03:00'],
  ])('goes there and back at %s', (instant, wall) => {
    expect(toWall(instant, zone)).toBe(wall);
    expect(fromWall(wall, zone).toISOString()).toBe(instant);
  });

  it('tells the two hours of an October night apart', () => {
    const [summer, winter] = ['2027-10-31T00:30:00Z', '2027-10-31T01:30:00Z'];
    expect([isDoubled(summer, zone), isDoubled(winter, zone)]).toEqual([true, true]);
    expect([offsetName(summer, zone), offsetName(winter, zone)]).toEqual(['GMT+2', 'GMT+1']);
    expect(isDoubled('2027-10-31T02:30:00Z', zone)).toBe(false);
  });
});
