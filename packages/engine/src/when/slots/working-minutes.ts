import { Temporal } from 'temporal-polyfill';
import { openingSpans } from './opening-spans.ts';
import type { StudioCalendar } from './studio-calendar.ts';

const minuteMs = 60_000;

/**
 * How much opening time lies between two instants. A job over several days was booked for so many working
 * minutes; to move it, the nights between have to be taken out again. Outside opening time the clock counts.
 */
export function workingMinutes(
  calendar: Pick<StudioCalendar, 'timezone' | 'hours' | 'holidays'>,
  { start, end }: { start: string; end: string },
): number {
  const [startMs, endMs] = [Date.parse(start), Date.parse(end)];
  const clockMinutes = (endMs - startMs) / minuteMs;
  const first = dateOf(start, calendar.timezone);
  const last = dateOf(end, calendar.timezone);
  if (first.equals(last)) return clockMinutes;
  let openMs = 0;
  for (let date = first; Temporal.PlainDate.compare(date, last) <= 0; date = date.add({ days: 1 }))
    for (const { opensMs, closesMs } of openingSpans(calendar, date))
      openMs += Math.max(0, Math.min(closesMs, endMs) - Math.max(opensMs, startMs));
  return openMs / minuteMs || clockMinutes;
}

function dateOf(instant: string, timezone: string): Temporal.PlainDate {
  return Temporal.Instant.from(instant).toZonedDateTimeISO(timezone).toPlainDate();
}
