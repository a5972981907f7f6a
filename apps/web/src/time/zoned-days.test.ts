// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { zonedDate, zonedDays, zonedHour } from './zoned-days.ts';

const noon = (date: string) => new Date(`${date}T12:00:00Z`);

describe('zonedDays', () => {
  it.each([
    ['2026-03-12', 'Europe/Berlin', '2026-03-11T23:00:00.000Z', '2026-03-12T23:00:00.000Z'],
    ['2026-07-01', 'Europe/Kyiv', '2026-06-30T21:00:00.000Z', '2026-07-01T21:00:00.000Z'],
    ['2026-03-29', 'Europe/Berlin', '2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z'],
    ['2026-10-25', 'Europe/Berlin', '2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z'],
    ['2026-01-05', 'America/New_York', '2026-01-05T05:00:00.000Z', '2026-01-06T05:00:00.000Z'],
    ['2026-01-05', 'UTC', '2026-01-05T00:00:00.000Z', '2026-01-06T00:00:00.000Z'],
  ])('finds the midnights of %s in %s', (date, zone, from, to) => {
    expect(zonedDays(noon(date), zone)).toEqual({ from, to });
  });

  it('takes the day of the studio, not of the device', () => {
    const late = new Date('2026-03-12T23:30:00Z');
    expect(zonedDays(late, 'Europe/Berlin').from).toBe('2026-03-12T23:00:00.000Z');
    expect(zonedDate(late, 'Europe/Berlin')).toBe('2026-03-13');
    expect(zonedHour(late, 'Europe/Berlin')).toBe(0);
  });

  it('counts whole days across a month end', () => {
    expect(zonedDays(noon('2026-01-31'), 'UTC', { from: 1, days: 7 })).toEqual({
      from: '2026-02-01T00:00:00.000Z',
      to: '2026-02-08T00:00:00.000Z',
    });
  });
});
