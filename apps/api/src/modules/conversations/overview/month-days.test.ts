import { describe, expect, it } from 'vitest';
import { daysOfMonth, monthSpan } from './month-days.ts';

describe('the month of a studio', () => {
  it('begins and ends at its own midnights, also where the clocks change within it', () => {
    expect(monthSpan(new Date('2026-03-31T23:30:00Z'), 'Europe/Berlin')).toEqual({
      from: new Date('2026-03-31T22:00:00Z'),
      to: new Date('2026-04-30T22:00:00Z'),
    });
    expect(monthSpan(new Date('2026-03-31T21:30:00Z'), 'Europe/Berlin')).toEqual({
      from: new Date('2026-02-28T23:00:00Z'),
      to: new Date('2026-03-31T22:00:00Z'),
    });
  });

  it('has its days up to today', () => {
    expect(daysOfMonth(new Date('2026-03-02T12:00:00Z'), 'Europe/Kyiv')).toEqual([
      '2026-03-01',
      '2026-03-02',
    ]);
    expect(daysOfMonth(new Date('2026-03-31T23:30:00Z'), 'Europe/Berlin')).toEqual(['2026-04-01']);
  });
});
