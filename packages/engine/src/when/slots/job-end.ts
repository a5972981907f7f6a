import type { Temporal } from 'temporal-polyfill';
import { longestSpanMinutes, openingSpans } from './opening-spans.ts';
import type { StudioCalendar } from './studio-calendar.ts';

const minuteMs = 60_000;
const longestJobDays = 60;

/** `date` is the local date on which the job begins. */
type Job = { startMs: number; date: Temporal.PlainDate; durationMinutes: number };

/**
 * When a job that begins at this instant is done, or null when it can't begin then. A job that fits
 * into a span of opening time has to stay inside one. A longer one (a wrap takes three days) goes on
 * through breaks and nights, and the car stays in its bay, until enough working time has passed.
 */
export function findJobEnd(calendar: StudioCalendar, job: Job): number | null {
  const { startMs, date, durationMinutes } = job;
  const isLong = durationMinutes > longestSpanMinutes(calendar.hours);
  let leftMs = durationMinutes * minuteMs;
  for (let day = 0; day < longestJobDays; day += 1) {
    for (const { opensMs, closesMs } of openingSpans(calendar, day === 0 ? date : date.add({ days: day }))) {
      if (closesMs <= startMs) continue;
      const fromMs = Math.max(opensMs, startMs);
      // A job begins while the studio is open, not before.
      if (leftMs === durationMinutes * minuteMs && opensMs > startMs) return null;
      if (fromMs + leftMs <= closesMs) return fromMs + leftMs;
      if (!isLong) return null;
      leftMs -= closesMs - fromMs;
    }
  }
  return null;
}
