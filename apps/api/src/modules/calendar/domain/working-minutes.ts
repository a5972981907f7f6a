import { Temporal } from 'temporal-polyfill';
import type { BookingRules } from './booking-rules.ts';

const minuteMs = 60_000;
const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

type Hours = Pick<BookingRules, 'timezone' | 'hours' | 'holidays'>;

/**
 * How much opening time lies between two instants. A job over several days was booked for so many working
 * minutes; to move it, the nights between have to be taken out again. Outside opening time the clock counts.
 */
export function workingMinutes(rules: Hours, start: Date, end: Date): number {
  const clockMinutes = (end.getTime() - start.getTime()) / minuteMs;
  const [first, last] = [start, end].map((at) => dateOf(at, rules.timezone));
  if (!first || !last || first.equals(last)) return clockMinutes;
  let minutes = 0;
  for (let date = first; Temporal.PlainDate.compare(date, last) <= 0; date = date.add({ days: 1 }))
    minutes += openMinutesOn(rules, date, start, end);
  return minutes || clockMinutes;
}

function openMinutesOn(rules: Hours, date: Temporal.PlainDate, start: Date, end: Date): number {
  if (rules.holidays.includes(date.toString())) return 0;
  const spans = rules.hours[weekdays[date.dayOfWeek - 1] ?? 'mon'];
  return spans.reduce((sum, [opens, closes]) => {
    const fromMs = Math.max(instantMs(rules.timezone, date, opens), start.getTime());
    const toMs = Math.min(instantMs(rules.timezone, date, closes), end.getTime());
    return sum + Math.max(0, toMs - fromMs) / minuteMs;
  }, 0);
}

function dateOf(at: Date, timezone: string): Temporal.PlainDate {
  return Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timezone).toPlainDate();
}

function instantMs(timeZone: string, date: Temporal.PlainDate, time: string): number {
  const isMidnight = time === '24:00';
  const day = isMidnight ? date.add({ days: 1 }) : date;
  const plainTime = Temporal.PlainTime.from(isMidnight ? '00:00' : time);
  return day.toZonedDateTime({ timeZone, plainTime }).epochMilliseconds;
}
