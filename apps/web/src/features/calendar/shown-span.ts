import type { PartnerConfig } from '@glossa/contracts';
import { fromWall } from './wall-time.ts';

export const calendarViews = ['month', 'week', 'day', 'bays', 'agenda'] as const;
export type CalendarViewName = (typeof calendarViews)[number];

export type ShownSpan = { first: string; days: number; from: string; to: string };

const agendaDays = 14;

/** Which days a view shows around a date, and the instants between which its events lie. Weeks begin on Monday. */
export function shownSpan(view: CalendarViewName, date: string, timeZone: string): ShownSpan {
  const { first, days } = daysOf(view, date);
  return {
    first,
    days,
    from: fromWall(`${first}T00:00`, timeZone).toISOString(),
    to: fromWall(`${addDays(first, days)}T00:00`, timeZone).toISOString(),
  };
}

/** Where the calendar opens: today, and on a Sunday off the week that is coming. */
export function firstDate(
  view: CalendarViewName,
  today: string,
  { hours }: Pick<PartnerConfig, 'hours'>,
): string {
  const isSunday = new Date(`${today}T00:00:00Z`).getUTCDay() === 0;
  return view === 'week' && isSunday && hours.sun.length === 0 ? addDays(today, 1) : today;
}

/** One page on or back. */
export function turnPage(view: CalendarViewName, date: string, direction: 1 | -1): string {
  if (view === 'month') return addMonths(date, direction);
  const days = view === 'week' ? 7 : view === 'agenda' ? agendaDays : 1;
  return addDays(date, days * direction);
}

export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

export function listDays({ first, days }: Pick<ShownSpan, 'first' | 'days'>): string[] {
  return Array.from({ length: days }, (_, i) => addDays(first, i));
}

const dayMs = 24 * 60 * 60 * 1000;

function daysOf(view: CalendarViewName, date: string): { first: string; days: number } {
  switch (view) {
    case 'month':
      return { first: mondayOf(`${date.slice(0, 7)}-01`), days: 42 };
    case 'week':
      return { first: mondayOf(date), days: 7 };
    case 'agenda':
      return { first: date, days: agendaDays };
    case 'day':
    case 'bays':
      return { first: date, days: 1 };
  }
}

function mondayOf(date: string): string {
  const weekday = (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
  return addDays(date, -weekday);
}

/** The same day of another month, or its last one. */
function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastDay))).toISOString().slice(0, 10);
}
