import { describe, expect, it } from 'vitest';
import { daysFrom, mondaysUntil, spanOfDays, weekToTell } from './weeks.ts';

describe('mondaysUntil', () => {
  it.each([
    ['2026-11-18T12:00:00Z', 'Europe/Berlin', ['2026-11-09', '2026-11-16']],
    // Sunday evening in London is Monday in Kyiv.
    ['2026-11-15T22:30:00Z', 'Europe/London', ['2026-11-02', '2026-11-09']],
    ['2026-11-15T22:30:00Z', 'Europe/Kyiv', ['2026-11-09', '2026-11-16']],
    ['2027-01-01T12:00:00Z', 'Europe/Berlin', ['2026-12-21', '2026-12-28']],
  ])('at %s in %s', (now, zone, mondays) => {
    expect(mondaysUntil(new Date(now), zone, 2)).toEqual(mondays);
  });
});

it('spans a week with a change of clocks from midnight to midnight', () => {
  const { from, to } = spanOfDays('2026-03-23', 7, 'Europe/Berlin');
  expect([from.toISOString(), to.toISOString()]).toEqual([
    '2026-03-22T23:00:00.000Z',
    '2026-03-29T22:00:00.000Z',
  ]);
});

it('names the days of a week', () => {
  expect(daysFrom('2026-02-27', 3)).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
});

describe('weekToTell', () => {
  it.each([
    ['Monday before seven', '2026-11-16T05:59:00Z', null],
    ['Monday at seven', '2026-11-16T06:00:00Z', '2026-11-09'],
    ['Monday at night', '2026-11-16T22:59:00Z', '2026-11-09'],
    ['Tuesday', '2026-11-16T23:00:00Z', null],
    ['Sunday', '2026-11-15T12:00:00Z', null],
  ])('%s in Berlin', (_, now, week) => {
    expect(weekToTell(new Date(now), 'Europe/Berlin')).toBe(week);
  });
});
