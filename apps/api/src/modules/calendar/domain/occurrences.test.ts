import type { Repeat } from '@glossa/contracts';
import { describe, expect, it } from 'vitest';
import { listOccurrences } from './occurrences.ts';

const lunch = { start: '2027-03-19T12:00', end: '2027-03-19T13:00' };
const days = (every: Repeat['every'], until: string, times = lunch) =>
  listOccurrences(times, { every, until })?.map(({ start }) => start.slice(5, 10));

describe('an event that repeats', () => {
  it.each([
    ['DAY', '2027-03-21', ['03-19', '03-20', '03-21']],
    ['WEEK', '2027-04-02', ['03-19', '03-26', '04-02']],
    ['TWO_WEEKS', '2027-04-02', ['03-19', '04-02']],
    ['MONTH', '2027-05-19', ['03-19', '04-19', '05-19']],
    ['WEEK', '2027-03-01', ['03-19']],
  ] as const)('goes by %s until %s', (every, until, expected) => {
    expect(days(every, until)).toEqual(expected);
  });

  it('keeps the hands of the clock and the length of days', () => {
    const over = { start: '2027-03-26T22:00', end: '2027-03-27T02:00' };
    expect(listOccurrences(over, { every: 'WEEK', until: '2027-04-02' })?.[1]).toEqual({
      start: '2027-04-02T22:00',
      end: '2027-04-03T02:00',
    });
    const off = { start: '2027-01-31', end: '2027-02-01' };
    expect(days('MONTH', '2027-03-31', off)).toEqual(['01-31', '02-28', '03-31']);
  });

  it('refuses more than anybody enters on purpose, and instants', () => {
    expect(days('DAY', '2028-03-19')).toBeUndefined();
    const instants = { start: '2027-03-19T12:00:00Z', end: '2027-03-19T13:00:00Z' };
    expect(listOccurrences(instants, { every: 'DAY', until: '2027-03-20' })).toBeNull();
  });
});
