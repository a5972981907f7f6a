import { expect, it } from 'vitest';
import { lastDayOf, partOn } from './job-days.ts';

const wrap = { start: '2027-03-01T08:00:00Z', end: '2027-03-03T16:00:00Z' };
const wash = { start: '2027-03-01T08:00:00Z', end: '2027-03-01T09:00:00Z' };
const dayOff = { start: '2027-02-28T23:00:00Z', end: '2027-03-01T23:00:00Z' };

it.each([
  ['2027-03-01', 'dropOff'],
  ['2027-03-02', 'between'],
  ['2027-03-03', 'pickUp'],
] as const)('knows what happens on %s', (day, part) => {
  expect(partOn(wrap, day, 'Europe/Berlin')).toBe(part);
});

it('calls a job of one day whole, also one until midnight', () => {
  expect(partOn(wash, '2027-03-01', 'Europe/Berlin')).toBe('whole');
  expect(lastDayOf(dayOff, 'Europe/Berlin')).toEqual({
    first: '2027-03-01',
    last: '2027-03-01',
    isLong: false,
  });
});
