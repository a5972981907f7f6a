import { type OpeningHours, weekdays } from '@glossa/contracts';
import type { ReadRow } from '@glossa/engine';

/** A list that says "2 days" means two days of work in this studio, not forty-eight hours. */
export function countWorkingDays<Row extends ReadRow>(row: Row, dayMinutes: number): Row {
  const { durationMinutes, durationDays } = row;
  if (durationMinutes !== null || !durationDays) return row;
  return { ...row, durationMinutes: Math.round(durationDays * dayMinutes) };
}

/** How long the studio works on most of its open days. */
export function workingDayMinutes(hours: OpeningHours): number {
  const lengths = weekdays
    .map((day) => hours[day].reduce((sum, [opens, closes]) => sum + minutesOf(closes) - minutesOf(opens), 0))
    .filter((length) => length > 0);
  const counted = Map.groupBy(lengths, (length) => length);
  const [most] = [...counted].sort(([a, those], [b, others]) => others.length - those.length || b - a);
  return most?.[0] ?? usualDayMinutes;
}

const usualDayMinutes = 8 * 60;

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
