import { describe, expect, it } from 'vitest';
import { presenceAt } from './presence.ts';
import type { StudioCalendar } from './studio-calendar.ts';

const day: [string, string][] = [
  ['09:00', '12:30'],
  ['13:00', '18:00'],
];
const week = { mon: day, tue: day, wed: day, thu: day, fri: day, sat: [], sun: [] };
const berlin = (hours: StudioCalendar['hours'] = week, holidays: string[] = []) => ({
  timezone: 'Europe/Berlin',
  hours,
  holidays,
});

describe('somebody is at the studio', () => {
  it.each([
    ['in the morning, until lunch', '2026-11-16T08:30:00Z', { isOpen: true, until: '2026-11-16T11:30:00Z' }],
    ['not at lunch, again at one', '2026-11-16T11:40:00Z', { isOpen: false, from: '2026-11-16T12:00:00Z' }],
    ['not at night, again tomorrow', '2026-11-16T20:00:00Z', { isOpen: false, from: '2026-11-17T08:00:00Z' }],
    [
      'not on Friday night, again on Monday',
      '2026-11-20T22:00:00Z',
      { isOpen: false, from: '2026-11-23T08:00:00Z' },
    ],
    ['at the minute of opening', '2026-11-16T08:00:00Z', { isOpen: true, until: '2026-11-16T11:30:00Z' }],
    ['not at the minute of closing', '2026-11-16T17:00:00Z', { isOpen: false, from: '2026-11-17T08:00:00Z' }],
    ['by summer time again', '2027-03-26T20:00:00Z', { isOpen: false, from: '2027-03-29T07:00:00Z' }],
  ])('%s', (_, now, presence) => {
    expect(presenceAt(berlin(), now)).toEqual(presence);
  });

  it('after the holidays', () => {
    const calendar = berlin(week, ['2026-12-24', '2026-12-25']);
    expect(presenceAt(calendar, '2026-12-23T20:00:00Z')).toEqual({
      isOpen: false,
      from: '2026-12-28T08:00:00Z',
    });
  });

  it('all the time where it never closes, and never where it never opens', () => {
    const always: [string, string][] = [['00:00', '24:00']];
    const never: [string, string][] = [];
    const all = (spans: [string, string][]) => ({
      ...{ mon: spans, tue: spans, wed: spans, thu: spans, fri: spans, sat: spans, sun: spans },
    });
    expect(presenceAt(berlin(all(always)), '2026-11-16T20:00:00Z')).toEqual({ isOpen: true, until: null });
    expect(presenceAt(berlin(all(never)), '2026-11-16T20:00:00Z')).toEqual({ isOpen: false, from: null });
  });
});
