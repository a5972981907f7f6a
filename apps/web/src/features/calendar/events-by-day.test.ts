// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { exampleEvent } from '../../testing/examples.ts';
import { eventsByDay } from './events-by-day.ts';
import { listDays } from './shown-span.ts';

const zone = 'Europe/Berlin';
const days = listDays({ first: '2026-03-23', days: 7 });

describe('eventsByDay', () => {
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
    const at = (id: string, hour: string) =>
      exampleEvent({ id, start: `2026-03-24T${hour}:00:00.000Z`, end: `2026-03-24T${hour}:30:00.000Z` });
    const tuesday = eventsByDay([at('late', '14'), at('early', '08')], days, zone)[1];
    expect(tuesday?.events.map(({ id }) => id)).toEqual(['early', 'late']);
  });
});
