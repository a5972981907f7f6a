import { Temporal } from 'temporal-polyfill';
import type { PlacedReading } from '../../../understanding/find-times.ts';

/** Whether a local time lies on one of the few days before every day that is meant. */
export function isEveOf(time: string, days: readonly string[]): boolean {
  const eve = Temporal.PlainDate.from(time.slice(0, 10));
  return (
    days.length > 0 &&
    days.every((day) => {
      const ahead = eve.until(Temporal.PlainDate.from(day), { largestUnit: 'day' }).days;
      return ahead > 0 && ahead <= FEW_DAYS;
    })
  );
}

/** A weekend may lie between. */
const FEW_DAYS = 3;

type Told = { reading: PlacedReading | null; clock: string | null; start: string };

/** The last moment of what is told: an hour of the day the work begins on, unless another is named. Local times. */
export function untilIn({ reading, clock, start }: Told): string | null {
  if (!reading && clock === null) return null;
  const day = reading?.isDayNamed ? reading.start.slice(0, 10) : start.slice(0, 10);
  const hour = clock ?? (reading?.kind === 'instant' ? reading.start.slice(11, 16) : null);
  if (hour !== null) return laterThan(start, `${day}T${hour}`);
  const end = reading?.end;
  if (!reading || !end) return `${day}T23:59`;
  if (reading.isDayNamed) return end.length > DATE_ALONE ? end.slice(0, 16) : `${end}T00:00`;
  return end.slice(0, 10) > reading.start.slice(0, 10) ? `${day}T23:59` : `${day}${end.slice(10, 16)}`;
}

const DATE_ALONE = 10;

/** "By six" of work that begins at nine is in the evening. */
function laterThan(start: string, until: string): string {
  const hour = Number(until.slice(11, 13));
  if (until > start || hour >= 12) return until;
  return `${until.slice(0, 11)}${String(hour + 12)}${until.slice(13)}`;
}
