// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { exampleEvent, examplePartner } from '../../testing/examples.ts';
import { isOpenFor, openingOf, shownHours } from './opening.ts';

const base = examplePartner().config;
const config = {
  ...base,
  timezone: 'Europe/Berlin',
  holidays: ['2026-03-13'],
  hours: {
    ...base.hours,
    thu: [
      ['09:00', '13:00'],
      ['14:00', '18:00'],
    ] as [string, string][],
    sun: [],
  },
};

describe('opening hours', () => {
  it('are those of the weekday, and none on closed days and holidays', () => {
    expect(openingOf(config, '2026-03-12')).toEqual(['09:00', '18:00']);
    expect(openingOf(config, '2026-03-13')).toBeNull();
    expect(openingOf(config, '2026-03-15')).toBeNull();
  });

  it.each([
    ['2026-03-12T09:00', '2026-03-12T13:00', true],
    ['2026-03-12T12:00', '2026-03-12T14:30', false],
    ['2026-03-12T08:30', '2026-03-12T10:00', false],
    ['2026-03-13T10:00', '2026-03-13T11:00', false],
  ])('hold a job from %s to %s: %s', (start, end, expected) => {
    expect(isOpenFor(config, start, end)).toBe(expected);
  });
});

describe('shown hours', () => {
  it('leave air around the opening and make room for what lies outside', () => {
    expect(shownHours(config, [])).toEqual({ startTime: '08:00:00', endTime: '19:00:00' });
    const early = exampleEvent({ start: '2026-03-12T04:30:00.000Z', end: '2026-03-12T06:00:00.000Z' });
    expect(shownHours(config, [early]).startTime).toBe('05:00:00');
    const night = exampleEvent({ start: '2026-03-12T21:00:00.000Z', end: '2026-03-13T01:00:00.000Z' });
    expect(shownHours(config, [night]).endTime).toBe('23:59:59');
  });
});
