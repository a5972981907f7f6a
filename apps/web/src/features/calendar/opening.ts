import { type CalendarEvent, type PartnerConfig, weekdays } from '@glossa/contracts';
import { addDays } from './shown-span.ts';
import { toWall } from './wall-time.ts';

type Hours = Pick<PartnerConfig, 'hours' | 'holidays'>;

/** From the first opening to the last closing of a day, or null when it is closed. */
export function openingOf({ hours, holidays }: Hours, date: string): [string, string] | null {
  if (holidays.includes(date)) return null;
  const weekday = weekdays[(new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7] ?? 'mon';
  const spans = hours[weekday];
  const [first, last] = [spans[0], spans.at(-1)];
  return first && last ? [first[0], last[1]] : null;
}

/** The same as the schedule wants it. */
export function businessHoursOf(config: Hours, date: string): [string, string] | null {
  const opening = openingOf(config, date);
  return opening && [`${opening[0]}:00`, opening[1] === '24:00' ? '23:59:59' : `${opening[1]}:00`];
}

/** How the schedule is told that a day is closed: it has no hours at all. */
export const noHours: [string, string] = ['00:00:00', '00:00:00'];

/** The opening of each day of the week a date lies in, by the day's number from Sunday on. */
export function weekHoursOf(config: Hours, date: string) {
  const weekday = (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
  const day = (number: number) => businessHoursOf(config, addDays(date, ((number + 6) % 7) - weekday));
  return { 0: day(0), 1: day(1), 2: day(2), 3: day(3), 4: day(4), 5: day(5), 6: day(6) };
}

/** True where a time of one day lies in one span of opening time. */
export function isOpenFor(config: Hours, start: string, end: string): boolean {
  const [date = '', from = ''] = start.split('T');
  const [lastDate = '', to = ''] = end.split('T');
  if (config.holidays.includes(date) || date !== lastDate) return false;
  const weekday = weekdays[(new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7] ?? 'mon';
  return config.hours[weekday].some(([opens, closes]) => opens <= from && to <= closes);
}

export type ShownHours = { startTime: string; endTime: string };

/** The hours worth showing: the opening hours with some air around them, and whatever lies outside. */
export function shownHours(config: PartnerConfig, events: readonly CalendarEvent[]): ShownHours {
  const spans = Object.values(config.hours).flat();
  const opens = spans.map(([from]) => hourOf(from) - 1);
  const closes = spans.map(([, to]) => Math.ceil(minutesOf(to) / 60) + 1);
  const walls = events
    .filter((event) => !event.allDay && Date.parse(event.end) - Date.parse(event.start) < dayMs)
    .map((event) => [toWall(event.start, config.timezone), toWall(event.end, config.timezone)] as const);
  const starts = walls.map(([start]) => hourOf(start.slice(11)));
  const ends = walls.map(([start, end]) =>
    start.slice(0, 10) === end.slice(0, 10) ? Math.ceil(minutesOf(end.slice(11)) / 60) : 24,
  );
  const first = Math.max(0, Math.min(8, ...opens, ...starts));
  const last = Math.min(24, Math.max(18, ...closes, ...ends));
  return { startTime: timeOf(first), endTime: last === 24 ? '23:59:59' : timeOf(last) };
}

const dayMs = 24 * 60 * 60 * 1000;

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

function hourOf(time: string): number {
  return Math.floor(minutesOf(time) / 60);
}

function timeOf(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00:00`;
}
