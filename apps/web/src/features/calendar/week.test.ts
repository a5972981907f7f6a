// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { exampleEvent } from '../../testing/examples.ts';
import { eventsByDay } from './events-by-day.ts';
import { weekAround } from './week.ts';

const thursday = new Date('2026-03-26T10:00:00Z');
const zone = 'Europe/Berlin';

describe('weekAround', () => {
  it('begins on Monday in the studio’s zone and holds through the clock change', () => {
    expect(weekAround(thursday, zone, 0)).toEqual({
      from: '2026-03-22T23:00:00.000Z',
      to: '2026-03-29T22:00:00.000Z',
      days: [
        '2026-03-23',
        '2026-03-24',
        '2026-03-25',
        '2026-03-26',
        '2026-03-27',
        '2026-03-28',
        '2026-03-29',
      ],
    });
  });

  it('counts a Sunday to the week before it', () => {
    expect(weekAround(new Date('2026-03-29T10:00:00Z'), zone, 0).days[0]).toBe('2026-03-23');
  });

  it('moves by whole weeks', () => {
    expect(weekAround(thursday, zone, -1).days[0]).toBe('2026-03-16');
    expect(weekAround(thursday, zone, 2).days[6]).toBe('2026-04-12');
  });
});

describe('eventsByDay', () => {
  const { days } = weekAround(thursday, zone, 0);
  const daysOf = (start: string, end: string) =>
    eventsByDay([exampleEvent({ start, end })], days, zone)
      .filter(({ events }) => events.length > 0)
      .map(({ day }) => day);

  it('puts a job of several days on each of them', () => {
    expect(daysOf('2026-03-24T08:00:00.000Z', '2026-03-26T15:00:00.000Z')).toEqual(days.slice(1, 4));
  });

  it('does not spill an end at midnight into the next day', () => {
    expect(daysOf('2026-03-23T23:00:00.000Z', '2026-03-24T23:00:00.000Z')).toEqual(['2026-03-24']);
  });

  it('sorts a day by time', () => {
    const late = exampleEvent({
      id: 'late',
      start: '2026-03-24T14:00:00.000Z',
      end: '2026-03-24T15:00:00.000Z',
    });
    const early = exampleEvent({
      id: 'early',
      start: '2026-03-24T08:00:00.000Z',
      end: '2026-03-24T09:00:00.000Z',
    });
    const tuesday = eventsByDay([late, early], days, zone)[1];
    expect(tuesday?.events.map(({ id }) => id)).toEqual(['early', 'late']);
  });
});
