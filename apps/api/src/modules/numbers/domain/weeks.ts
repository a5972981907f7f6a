import { Temporal } from 'temporal-polyfill';

export type Span = { from: Date; to: Date };

/** The Mondays of the last weeks in the studio's own calendar, oldest first, the current week last. */
export function mondaysUntil(now: Date, timezone: string, count: number): string[] {
  const today = localDate(now, timezone);
  const monday = today.subtract({ days: today.dayOfWeek - 1 });
  return Array.from({ length: count }, (_, index) =>
    monday.subtract({ weeks: count - 1 - index }).toString(),
  );
}

/** Whole days of the studio as instants, from the first one's midnight to the last one's end. */
export function spanOfDays(first: string, days: number, timezone: string): Span {
  const instantOf = (day: Temporal.PlainDate) =>
    new Date(day.toZonedDateTime({ timeZone: timezone }).epochMilliseconds);
  const start = Temporal.PlainDate.from(first);
  return { from: instantOf(start), to: instantOf(start.add({ days })) };
}

/** The Monday before a Monday. */
export function weekBefore(week: string): string {
  return Temporal.PlainDate.from(week).subtract({ weeks: 1 }).toString();
}

export function daysFrom(first: string, days: number): string[] {
  const start = Temporal.PlainDate.from(first);
  return Array.from({ length: days }, (_, index) => start.add({ days: index }).toString());
}

/** The week that has just ended, from Monday at seven until the day is over; null at any other time. */
export function weekToTell(now: Date, timezone: string): string | null {
  const local = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timezone);
  if (local.dayOfWeek !== 1 || local.hour < firstHour) return null;
  return local.toPlainDate().subtract({ weeks: 1 }).toString();
}

const firstHour = 7;

function localDate(now: Date, timezone: string): Temporal.PlainDate {
  return Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timezone).toPlainDate();
}
