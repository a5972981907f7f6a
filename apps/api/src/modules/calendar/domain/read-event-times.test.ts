import { describe, expect, it } from 'vitest';
import { readEventTimes } from './read-event-times.ts';

const berlin = { allDay: false, isClosure: false, timezone: 'Europe/Berlin' };
const read = (start: string, end: string, more: object = {}) =>
  readEventTimes({ start, end, ...berlin, ...more });
const span = (start: string, end: string) => ({ ok: true, start: new Date(start), end: new Date(end) });

describe('what is read', () => {
  it.each([
    [
      'the studio’s clock in winter',
      '2027-03-01T09:00',
      '2027-03-01T10:30',
      '2027-03-01T08:00Z',
      '2027-03-01T09:30Z',
    ],
    [
      'the studio’s clock in summer',
      '2027-07-01T09:00',
      '2027-07-01T10:30',
      '2027-07-01T07:00Z',
      '2027-07-01T08:30Z',
    ],
    [
      'an instant',
      '2027-07-01T09:00:00.000Z',
      '2027-07-01T10:00:00Z',
      '2027-07-01T09:00Z',
      '2027-07-01T10:00Z',
    ],
    ['an offset', '2027-10-31T02:30:00+01:00', '2027-10-31T03:30', '2027-10-31T01:30Z', '2027-10-31T02:30Z'],
    [
      'a night over the change',
      '2027-03-27T20:00',
      '2027-03-28T08:00',
      '2027-03-27T19:00Z',
      '2027-03-28T06:00Z',
    ],
  ])('%s', (_, start, end, from, to) => {
    expect(read(start, end)).toEqual(span(from, to));
  });

  it.each([
    ['one day', '2027-03-01', '2027-03-01', '2027-02-28T23:00Z', '2027-03-01T23:00Z', 24],
    ['three days', '2027-03-01', '2027-03-03', '2027-02-28T23:00Z', '2027-03-03T23:00Z', 72],
    ['the day of 23 hours', '2027-03-28', '2027-03-28', '2027-03-27T23:00Z', '2027-03-28T22:00Z', 23],
    ['the day of 25 hours', '2027-10-31', '2027-10-31', '2027-10-30T22:00Z', '2027-10-31T23:00Z', 25],
    [
      'what the calendar itself gives',
      '2027-03-27T23:00:00Z',
      '2027-03-28T22:00:00Z',
      '2027-03-27T23:00Z',
      '2027-03-28T22:00Z',
      23,
    ],
    [
      'times within days',
      '2027-03-01T10:00',
      '2027-03-02T12:00',
      '2027-02-28T23:00Z',
      '2027-03-02T23:00Z',
      48,
    ],
  ])('BK-14: all day, %s', (_, start, end, from, to, hours) => {
    const times = read(start, end, { allDay: true });
    expect(times).toEqual(span(from, to));
    expect(times.ok && (times.end.getTime() - times.start.getTime()) / 3_600_000).toBe(hours);
  });
});

describe('what is refused', () => {
  it.each([
    ['BK-10: the skipped hour in Berlin', 'Europe/Berlin', '2027-03-28T02:30', ['2027-03-28T03:00:00+02:00']],
    ['BK-10: the skipped hour in Kyiv', 'Europe/Kyiv', '2027-03-28T03:30', ['2027-03-28T04:00:00+03:00']],
  ])('%s, offering the next time that exists', (_, timezone, start, choices) => {
    const times = read(start, '2027-03-28T09:00', { timezone });
    expect(times).toMatchObject({ field: 'start', refusal: { reason: 'nonexistent', choices } });
  });

  it.each([
    ['Europe/Berlin', '2027-10-31T02:30', ['2027-10-31T02:30:00+02:00', '2027-10-31T02:30:00+01:00']],
    ['Europe/Kyiv', '2027-10-31T03:30', ['2027-10-31T03:30:00+03:00', '2027-10-31T03:30:00+02:00']],
  ])('BK-11: the doubled hour in %s, offering both', (timezone, end, choices) => {
    const times = read('2027-10-31T01:00', end, { timezone });
    expect(times).toMatchObject({ field: 'end', refusal: { reason: 'ambiguous', choices } });
  });

  it.each([
    ['an end before the start', '2027-03-01T09:00', '2027-03-01T08:00', 'end'],
    ['an end at the start', '2027-03-01T09:00', '2027-03-01T09:00', 'end'],
    ['fifteen days', '2027-03-01T09:00', '2027-03-16T09:00', 'end'],
    ['a day that is not', '2026-02-30T09:00', '2026-03-01T09:00', 'start'],
    ['a day that is not, as an instant', '2026-02-30T09:00:00Z', '2026-03-01T09:00:00Z', 'start'],
    ['the 24th hour', '2027-03-01T24:00', '2027-03-02T09:00', 'start'],
    ['the year 1', '0001-03-01T09:00', '2027-03-02T09:00', 'start'],
    ['the year 9999', '2027-03-01T09:00', '9999-03-02T09:00', 'end'],
    ['seconds', '2027-03-01T09:00:30', '2027-03-01T10:00', 'start'],
    ['milliseconds', '2027-03-01T09:00', '2027-03-01T10:00:00.001Z', 'end'],
    ['a day without a time', '2027-03-01', '2027-03-01T10:00', 'start'],
  ])('BK-7: %s', (_, start, end, field) => {
    expect(read(start, end)).toMatchObject({ ok: false, field, refusal: { reason: 'invalid' } });
  });

  it('nothing of a closure of three weeks', () => {
    expect(read('2027-03-01T09:00', '2027-03-22T09:00', { isClosure: true })).toMatchObject({ ok: true });
  });
});
