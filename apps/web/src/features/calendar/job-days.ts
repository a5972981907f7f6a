import type { CalendarEvent } from '@glossa/contracts';
import { zonedDate } from '../../time/zoned-days.ts';

type Span = Pick<CalendarEvent, 'start' | 'end'>;

/** The days an event touches; an end at midnight belongs to the day before it. */
export function lastDayOf({ start, end }: Span, timeZone: string) {
  const first = zonedDate(new Date(start), timeZone);
  const last = zonedDate(new Date(Date.parse(end) - 1), timeZone);
  return { first, last, isLong: first !== last };
}

export type DayPart = 'whole' | 'dropOff' | 'between' | 'pickUp';

/** What happens on a day of a job that takes several: the car comes, stays, goes. */
export function partOn(event: Span, day: string, timeZone: string): DayPart {
  const { first, last, isLong } = lastDayOf(event, timeZone);
  if (!isLong) return 'whole';
  if (day === first) return 'dropOff';
  return day === last ? 'pickUp' : 'between';
}
