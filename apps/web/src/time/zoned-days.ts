import { dateFormat } from './date-format.ts';

/** The span from one midnight in `timeZone` to another, `from` and `days` counted from the day `now` is in. */
export function zonedDays(
  now: Date,
  timeZone: string,
  { from = 0, days = 1 } = {},
): { from: string; to: string } {
  const [year, month, day] = calendarDate(now, timeZone);
  const midnight = (shift: number) => instantOfMidnight(year, month, day + shift, timeZone).toISOString();
  return { from: midnight(from), to: midnight(from + days) };
}

/** The day an instant falls on in `timeZone`, as 2026-03-12. */
export function zonedDate(instant: Date, timeZone: string): string {
  const [year, month, day] = calendarDate(instant, timeZone);
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}

/** The clock hour at an instant in `timeZone`, 0 to 23. */
export function zonedHour(instant: Date, timeZone?: string): number {
  const options: Intl.DateTimeFormatOptions = {
    hour: 'numeric',
    hourCycle: 'h23',
    ...(timeZone ? { timeZone } : {}),
  };
  return Number(dateFormat('en', options).format(instant));
}

type CalendarDate = [year: number, month: number, day: number];

function calendarDate(instant: Date, timeZone: string): CalendarDate {
  const parts = dateFormat('en', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  }).formatToParts(instant);
  const read = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return [read('year'), read('month'), read('day')];
}

/** Midnight as wall time, shifted by the zone's offset at that very moment: a second look settles DST days. */
function instantOfMidnight(year: number, month: number, day: number, timeZone: string): Date {
  const wall = Date.UTC(year, month - 1, day);
  const guess = wall - offsetMs(new Date(wall), timeZone);
  return new Date(wall - offsetMs(new Date(guess), timeZone));
}

function offsetMs(instant: Date, timeZone: string): number {
  const name = dateFormat('en', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(instant)
    .find((part) => part.type === 'timeZoneName')?.value;
  const match = /GMT([+-])(\d{2}):(\d{2})/.exec(name ?? '');
  if (!match) return 0;
  const minutes = Number(match[2]) * 60 + Number(match[3]);
  return (match[1] === '-' ? -minutes : minutes) * 60_000;
}
