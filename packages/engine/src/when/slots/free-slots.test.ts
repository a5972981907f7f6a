import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { listFreeSlots } from './free-slots.ts';
import { openingSpans } from './opening-spans.ts';
import type { BusySpan, StudioCalendar } from './studio-calendar.ts';

const nineToSix: [string, string][] = [['09:00', '18:00']];
const studio: StudioCalendar = {
  timezone: 'Europe/Berlin',
  hours: {
    mon: nineToSix,
    tue: nineToSix,
    wed: nineToSix,
    thu: nineToSix,
    fri: nineToSix,
    sat: [['10:00', '14:00']],
    sun: [],
  },
  holidays: [],
  bays: [{ id: 'one', name: '1' }],
  slotStepMinutes: 60,
  bufferMinutes: 0,
  noticeMinutes: 0,
  horizonDays: 800,
};
const local = (text: string, timezone = studio.timezone) =>
  Temporal.PlainDateTime.from(text).toZonedDateTime(timezone).toInstant().toString();
const shown = (instant: string, timezone = studio.timezone) =>
  Temporal.Instant.from(instant)
    .toZonedDateTimeISO(timezone)
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' });
const starts = (
  calendar: StudioCalendar,
  busy: BusySpan[],
  from: string,
  to: string,
  durationMinutes = 60,
  now = '2026-01-01T00:00:00Z',
) =>
  listFreeSlots(calendar, busy, {
    durationMinutes,
    from: local(from, calendar.timezone),
    to: local(to, calendar.timezone),
    now,
  }).map((slot) => shown(slot.start, calendar.timezone));
const monday = (time: string) => `2026-03-09T${time}`;

describe('free slots', () => {
  it('begin at every step and end before closing', () => {
    expect(starts(studio, [], monday('00:00'), monday('23:59'), 480)).toEqual([
      monday('09:00'),
      monday('10:00'),
    ]);
  });

  it('leave out closed days, holidays and what the break would cut', () => {
    expect(starts(studio, [], '2026-03-15T00:00', '2026-03-16T00:00')).toEqual([]);
    expect(starts({ ...studio, holidays: ['2026-03-09'] }, [], monday('00:00'), monday('23:59'))).toEqual([]);
    const withBreak: StudioCalendar = {
      ...studio,
      hours: {
        ...studio.hours,
        mon: [
          ['09:00', '12:00'],
          ['13:00', '18:00'],
        ],
      },
    };
    expect(starts(withBreak, [], monday('00:00'), monday('23:59'), 180)).toEqual(
      ['09:00', '13:00', '14:00', '15:00'].map(monday),
    );
  });

  it('keep the buffer around what is taken, and use the bay that is free', () => {
    const busy = [{ bayId: 'one', start: local(monday('12:00')), end: local(monday('13:00')) }];
    expect(starts({ ...studio, bufferMinutes: 30 }, busy, monday('10:00'), monday('15:00'))).toEqual([
      monday('10:00'),
      monday('14:00'),
    ]);
    const twoBays = { ...studio, bays: [...studio.bays, { id: 'two', name: '2' }] };
    const slots = listFreeSlots(twoBays, busy, {
      durationMinutes: 60,
      from: local(monday('12:00')),
      to: local(monday('12:30')),
      now: '2026-01-01T00:00:00Z',
    });
    expect(slots.map((slot) => slot.bayId)).toEqual(['two']);
  });

  it('are gone when the whole studio is closed', () => {
    const closure = [{ bayId: null, start: local(monday('00:00')), end: local('2026-03-10T00:00') }];
    expect(starts(studio, closure, monday('00:00'), monday('23:59'))).toEqual([]);
  });

  it('honour notice, past and horizon', () => {
    const now = local(monday('10:10'));
    expect(starts({ ...studio, noticeMinutes: 120 }, [], monday('00:00'), monday('14:30'), 60, now)).toEqual([
      monday('13:00'),
      monday('14:00'),
    ]);
    expect(
      starts({ ...studio, horizonDays: 1 }, [], '2026-03-11T00:00', '2026-03-12T00:00', 60, now),
    ).toEqual([]);
  });

  it('let a long job run over nights and Sundays, and end in working time', () => {
    const [slot] = listFreeSlots(studio, [], {
      durationMinutes: 1440,
      from: local('2026-03-13T09:00'),
      to: local('2026-03-13T09:30'),
      now: '2026-01-01T00:00:00Z',
    });
    // Nine hours on Friday, four on Saturday, nine on Monday, two on Tuesday.
    expect(shown(slot?.end ?? '')).toBe('2026-03-17T11:00');
  });
});

describe('at clock changes', () => {
  const days = [
    '2027-03-26',
    '2027-03-27',
    '2027-03-28',
    '2027-03-29',
    '2027-10-29',
    '2027-10-30',
    '2027-10-31',
    '2027-11-01',
  ];
  const always: StudioCalendar = { ...studio, hours: { ...studio.hours, sat: nineToSix, sun: nineToSix } };

  it.each(['Europe/Berlin', 'Europe/Kyiv'])('nine o’clock stays nine o’clock in %s', (timezone) => {
    for (const day of days) {
      expect(starts({ ...always, timezone }, [], `${day}T00:00`, `${day}T10:00`)[0]).toBe(`${day}T09:00`);
    }
  });

  it('two hours across the change are two real hours', () => {
    const night: StudioCalendar = { ...always, hours: { ...always.hours, sun: [['00:00', '24:00']] } };
    const [slot] = listFreeSlots(night, [], {
      durationMinutes: 120,
      from: local('2027-03-28T01:00'),
      to: local('2027-03-28T01:30'),
      now: '2027-01-01T00:00:00Z',
    });
    expect(shown(slot?.end ?? '')).toBe('2027-03-28T04:00');
  });
});

it('never overlaps what is taken, leaves opening hours or lies outside the wish', () => {
  const minutes = fc.integer({ min: 0, max: 14 * 24 * 60 });
  const busyOf = fc.array(
    fc.record({
      bayId: fc.constantFrom('one', 'two', null),
      start: minutes,
      length: fc.integer({ min: 15, max: 600 }),
    }),
    { maxLength: 12 },
  );
  fc.assert(
    fc.property(
      busyOf,
      fc.integer({ min: 15, max: 900 }),
      fc.constantFrom(0, 15, 45),
      minutes,
      (taken, durationMinutes, bufferMinutes, offset) => {
        const epoch = Temporal.Instant.from('2027-03-20T00:00:00Z');
        const at = (minute: number) => epoch.add({ minutes: minute }).toString();
        const calendar = { ...studio, bufferMinutes, bays: [...studio.bays, { id: 'two', name: '2' }] };
        const busy = taken.map(({ bayId, start, length }) => ({
          bayId,
          start: at(start),
          end: at(start + length),
        }));
        const wish = { durationMinutes, from: at(offset), to: at(offset + 3 * 24 * 60), now: at(0) };
        for (const slot of listFreeSlots(calendar, busy, wish)) {
          const [start, end] = [Date.parse(slot.start), Date.parse(slot.end)];
          expect(slot.start >= wish.from && slot.start < wish.to).toBe(true);
          expect(end - start).toBeGreaterThanOrEqual(durationMinutes * 60_000);
          for (const span of busy.filter(({ bayId }) => bayId === slot.bayId || bayId === null)) {
            const gap = span.bayId === null ? 0 : bufferMinutes * 60_000;
            expect(end + gap <= Date.parse(span.start) || Date.parse(span.end) + gap <= start).toBe(true);
          }
          const spans = openingSpans(
            calendar,
            Temporal.Instant.from(slot.start).toZonedDateTimeISO(calendar.timezone).toPlainDate(),
          );
          expect(spans.some(({ opensMs, closesMs }) => start >= opensMs && start < closesMs)).toBe(true);
        }
      },
    ),
    { numRuns: 150 },
  );
});
