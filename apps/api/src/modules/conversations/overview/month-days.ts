import { Temporal } from 'temporal-polyfill';

/** The studio's own month around `now`, as instants. */
export function monthSpan(now: Date, timezone: string): { from: Date; to: Date } {
  const first = today(now, timezone).with({ day: 1 });
  const instantOf = (day: Temporal.PlainDate) =>
    new Date(day.toZonedDateTime({ timeZone: timezone }).epochMilliseconds);
  return { from: instantOf(first), to: instantOf(first.add({ months: 1 })) };
}

/** The days of that month up to and with today, as 2026-03-12. */
export function daysOfMonth(now: Date, timezone: string): string[] {
  const last = today(now, timezone);
  return Array.from({ length: last.day }, (_, index) => last.with({ day: index + 1 }).toString());
}

function today(now: Date, timezone: string): Temporal.PlainDate {
  return Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timezone).toPlainDate();
}
