import type { CalendarEvent, PartnerConfig } from '@glossa/contracts';
import type { Draft } from './event-values.ts';
import { isOpenFor, openingOf } from './opening.ts';
import { findOverlaps } from './overlap.ts';
import { addDays } from './shown-span.ts';
import { fromWall, toWall } from './wall-time.ts';

const daysLookedAt = 14;

/** A first guess for a new event: the next time from the day in view on that is open and free in some bay. */
export function newDraft(
  config: PartnerConfig,
  date: string,
  now: Date,
  events: readonly CalendarEvent[] = [],
): Draft {
  const wall = toWall(now, config.timezone);
  const day = date < wall.slice(0, 10) ? wall.slice(0, 10) : date;
  for (let i = 0; i < daysLookedAt; i += 1) {
    const draft = freeOn(config, addDays(day, i), { wall, events });
    if (draft) return draft;
  }
  return plainDraft(config, day, wall);
}

type Known = { wall: string; events: readonly CalendarEvent[] };

function freeOn(config: PartnerConfig, day: string, { wall, events }: Known): Draft | null {
  const opens = openingOf(config, day)?.[0];
  if (!opens) return null;
  const first = `${day}T${opens}`;
  const last = `${addDays(day, 1)}T00:00`;
  const step = Math.max(15, config.slotStepMinutes);
  for (let start = first; start < last; start = addMinutes(start, step)) {
    const end = addMinutes(start, config.defaultDurationMinutes);
    if (start <= wall || !fits(config, start, end)) continue;
    const span = {
      start: fromWall(start, config.timezone).toISOString(),
      end: fromWall(end, config.timezone).toISOString(),
    };
    const bay = config.bays.find(({ id }) => findOverlaps(events, { bayId: id, ...span }).length === 0);
    if (bay) return { start, end, allDay: false, bayId: bay.id };
  }
  return null;
}

/** A job longer than any opening only has to begin when somebody is there. */
function fits(config: PartnerConfig, start: string, end: string): boolean {
  const isLong = config.defaultDurationMinutes > 8 * 60;
  return isOpenFor(config, start, isLong ? addMinutes(start, 15) : end);
}

/** Where nothing is open or free: the opening of the day in view, or the next full hour of today. */
function plainDraft(config: PartnerConfig, day: string, wall: string): Draft {
  const nextHour = `${String(Math.min(23, Number(wall.slice(11, 13)) + 1)).padStart(2, '0')}:00`;
  const opens = openingOf(config, day)?.[0] ?? '09:00';
  const start = `${day}T${day === wall.slice(0, 10) && nextHour > opens ? nextHour : opens}`;
  const end = addMinutes(start, config.defaultDurationMinutes);
  const midnight = `${addDays(day, 1)}T00:00`;
  return { start, end: end > midnight ? midnight : end, allDay: false, bayId: config.bays[0]?.id ?? null };
}

/** By the hands of the clock. */
function addMinutes(wall: string, minutes: number): string {
  return new Date(Date.parse(`${wall}:00Z`) + minutes * 60_000).toISOString().slice(0, 16);
}
