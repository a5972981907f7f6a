// @vitest-environment node
import { type OpeningHours, openingHoursSchema } from '@glossa/contracts';
import { describe, expect, it } from 'vitest';
import { addBreak, closeDay, copyDay, openDay, removeSpan, type Span, tidyHours } from './hours.ts';

const closed: OpeningHours = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] };

describe('addBreak', () => {
  it.each<[string, Span[], Span[] | null]>([
    [
      'a usual day',
      [['09:00', '18:00']],
      [
        ['09:00', '13:00'],
        ['14:00', '18:00'],
      ],
    ],
    [
      'a day on half hours',
      [['08:30', '17:30']],
      [
        ['08:30', '12:30'],
        ['13:30', '17:30'],
      ],
    ],
    [
      'the longest of two spans',
      [
        ['08:00', '10:00'],
        ['11:00', '19:00'],
      ],
      [
        ['08:00', '10:00'],
        ['11:00', '14:30'],
        ['15:30', '19:00'],
      ],
    ],
    [
      'a day that ends at midnight',
      [['14:00', '24:00']],
      [
        ['14:00', '18:30'],
        ['19:30', '24:00'],
      ],
    ],
    ['a span without room', [['09:00', '10:00']], null],
    ['a closed day', [], null],
    [
      'a full day',
      [
        ['08:00', '09:00'],
        ['10:00', '11:00'],
        ['12:00', '13:00'],
        ['14:00', '19:00'],
      ],
      null,
    ],
    ['half-typed times', [['9', '']], null],
  ])('works on %s', (_, spans, expected) => {
    expect(addBreak(spans)).toEqual(expected);
  });

  it('always leaves hours the contract accepts', () => {
    for (let from = 0; from < 24 * 60; from += 15) {
      const start = `${String(Math.floor(from / 60)).padStart(2, '0')}:${String(from % 60).padStart(2, '0')}`;
      const split = addBreak([[start, '24:00']]);
      if (split) expect(openingHoursSchema.safeParse({ ...closed, mon: split }).success).toBe(true);
    }
  });
});

describe('opening and closing a day', () => {
  it('opens like the nearest open day before', () => {
    const hours: OpeningHours = { ...closed, mon: [['08:00', '16:00']], fri: [['10:00', '14:00']] };
    expect(openDay(hours, 'wed').wed).toEqual([['08:00', '16:00']]);
    expect(openDay(hours, 'sun').sun).toEqual([['10:00', '14:00']]);
  });

  it('opens with usual hours where no day is open', () => {
    expect(openDay(closed, 'tue').tue).toEqual([['09:00', '18:00']]);
  });

  it('closes one day and leaves the others', () => {
    const hours = copyDay({ ...closed, mon: [['08:00', '16:00']] }, 'mon', 'week');
    expect(closeDay(hours, 'sun')).toEqual({ ...hours, sun: [] });
  });
});

describe('copyDay', () => {
  const hours: OpeningHours = { ...closed, tue: [['07:00', '15:00']], sat: [['10:00', '12:00']] };

  it('fills Monday to Friday', () => {
    const copied = copyDay(hours, 'tue', 'workdays');
    expect([copied.mon, copied.wed, copied.fri]).toEqual([hours.tue, hours.tue, hours.tue]);
    expect(copied.sat).toEqual(hours.sat);
    expect(copied.sun).toEqual([]);
  });

  it('fills the whole week', () => {
    expect(Object.values(copyDay(hours, 'tue', 'week'))).toEqual(Array(7).fill(hours.tue));
  });
});

describe('the rest', () => {
  it('removes one span', () => {
    expect(
      removeSpan(
        [
          ['09:00', '13:00'],
          ['14:00', '18:00'],
        ],
        0,
      ),
    ).toEqual([['14:00', '18:00']]);
  });

  it('tidies what was typed and leaves what it cannot read', () => {
    const tidied = tidyHours({ ...closed, mon: [['9', '1830']], tue: [['noon', '17']] });
    expect(tidied.mon).toEqual([['09:00', '18:30']]);
    expect(tidied.tue).toEqual([['noon', '17:00']]);
  });
});
