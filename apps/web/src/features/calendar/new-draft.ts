import type { PartnerConfig } from '@glossa/contracts';
import type { Draft } from './event-values.ts';
import { openingOf } from './opening.ts';
import { addDays } from './shown-span.ts';
import { toWall } from './wall-time.ts';

/** A first guess for a new event: the next full hour of the day in view, or its opening. */
export function newDraft(config: PartnerConfig, date: string, now: Date): Draft {
  const wall = toWall(now, config.timezone);
  const today = wall.slice(0, 10);
  const nextHour = `${String(Math.min(23, Number(wall.slice(11, 13)) + 1)).padStart(2, '0')}:00`;
  const day = date < today ? today : date;
  const opens = openingOf(config, day)?.[0] ?? '09:00';
  const start = `${day}T${day === today && nextHour > opens ? nextHour : opens}`;
  return {
    start,
    end: addMinutes(start, config.defaultDurationMinutes),
    allDay: false,
    bayId: config.bays[0]?.id ?? null,
  };
}

/** By the hands of the clock; jobs of days are cut to the day, for the owner says when they end. */
function addMinutes(wall: string, minutes: number): string {
  const end = new Date(Date.parse(`${wall}:00Z`) + minutes * 60_000).toISOString().slice(0, 16);
  const midnight = `${addDays(wall.slice(0, 10), 1)}T00:00`;
  return end > midnight ? midnight : end;
}
