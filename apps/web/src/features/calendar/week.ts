import { zonedDate, zonedDays } from '../../time/zoned-days.ts';

export type Week = { from: string; to: string; days: string[] };

/** The week, Monday first, that lies `shift` weeks from the one `now` is in. */
export function weekAround(now: Date, timeZone: string, shift: number): Week {
  const today = zonedDate(now, timeZone);
  const weekday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7;
  const from = shift * 7 - weekday;
  const monday = Date.parse(`${today}T00:00:00Z`) + from * dayMs;
  return {
    ...zonedDays(now, timeZone, { from, days: 7 }),
    days: Array.from({ length: 7 }, (_, day) => new Date(monday + day * dayMs).toISOString().slice(0, 10)),
  };
}

const dayMs = 24 * 60 * 60 * 1000;
