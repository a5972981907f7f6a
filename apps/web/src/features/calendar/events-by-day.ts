import type { CalendarEvent } from '@glossa/contracts';
import { zonedDate } from '../../time/zoned-days.ts';

/** Every day of a span with the events that touch it, in order. A job over three days stands on each of them. */
export function eventsByDay(
  events: readonly CalendarEvent[],
  days: readonly string[],
  timeZone: string,
): { day: string; events: CalendarEvent[] }[] {
  const spans = events
    .toSorted((a, b) => a.start.localeCompare(b.start))
    .map((event) => ({
      event,
      first: zonedDate(new Date(event.start), timeZone),
      // An end at midnight belongs to the day before it.
      last: zonedDate(new Date(new Date(event.end).getTime() - 1), timeZone),
    }));
  return days.map((day) => ({
    day,
    events: spans.filter(({ first, last }) => first <= day && day <= last).map(({ event }) => event),
  }));
}
