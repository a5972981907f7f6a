import { Temporal } from 'temporal-polyfill';
import { remembering } from '../../words/remembering.ts';
import { type StudioCalendar, WEEKDAYS } from './studio-calendar.ts';

/** A span of opening time as instants in milliseconds: at clock changes the hands say the same, the length does not. */
export type OpenSpan = { opensMs: number; closesMs: number };

type Hours = Pick<StudioCalendar, 'timezone' | 'hours' | 'holidays'>;

/** When the studio is open on a local date: nothing on holidays and closed days. */
export function openingSpans(calendar: Hours, date: Temporal.PlainDate): readonly OpenSpan[] {
  const day = date.toString();
  if (calendar.holidays.includes(day)) return [];
  const weekday = WEEKDAYS[date.dayOfWeek - 1] ?? 'mon';
  return calendar.hours[weekday].map(([opens, closes]) => ({
    opensMs: knownMs(`${calendar.timezone} ${day} ${opens}`),
    closesMs: knownMs(`${calendar.timezone} ${day} ${closes}`),
  }));
}

/** Every slot of a day asks for the same moments; each is worked out once. */
const knownMs = remembering((key) => {
  const [timezone = '', day = '', time = ''] = key.split(' ');
  return instantOf(timezone, Temporal.PlainDate.from(day), time);
});

/** The longest span of a usual week: what fits into it is done in one go. */
export function longestSpanMinutes(hours: StudioCalendar['hours']): number {
  const known = LONGEST.get(hours) ?? readLongest(hours);
  LONGEST.set(hours, known);
  return known;
}

const LONGEST = new WeakMap<StudioCalendar['hours'], number>();

function readLongest(hours: StudioCalendar['hours']): number {
  const lengths = WEEKDAYS.flatMap((day) =>
    hours[day].map(([opens, closes]) => minutesOf(closes) - minutesOf(opens)),
  );
  return Math.max(0, ...lengths);
}

function instantOf(timeZone: string, date: Temporal.PlainDate, time: string): number {
  const isMidnight = time === '24:00';
  const day = isMidnight ? date.add({ days: 1 }) : date;
  const plainTime = isMidnight ? Temporal.PlainTime.from('00:00') : Temporal.PlainTime.from(time);
  return day.toZonedDateTime({ timeZone, plainTime }).epochMilliseconds;
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
