import { Temporal } from 'temporal-polyfill';
import { durationOf } from '../dialog/answers/duration-of.ts';
import { findExactSlot } from '../dialog/booking/find-slots.ts';
import { newContext, toInstant, toLocal } from '../dialog/context.ts';
import type { CalendarFacts, PriceRow, StudioFacts } from '../facts.ts';
import { listFreeSlots, type Slot } from '../when/index.ts';

type Search = { studio: StudioFacts; calendar: CalendarFacts; now: string; rows: readonly PriceRow[] };

/** The free times of some local days for the work of these rows; none where the studio told no hours. */
export function lookUpSlots(search: Search, days: { from: string; count: number }, limit: number): Slot[] {
  const { studio, calendar, now } = search;
  const { opening } = newContext(studio, calendar, now);
  if (!opening) return [];
  const first = Temporal.PlainDate.from(days.from);
  return listFreeSlots(opening, calendar.busy, {
    durationMinutes: durationOf(search.rows, studio),
    from: toInstant(`${first}T00:00`, studio.timezone),
    to: toInstant(`${first.add({ days: days.count })}T00:00`, studio.timezone),
    now: toInstant(now, studio.timezone),
    limit,
  });
}

/** The slot that begins at a local time such as 2026-03-12T10:00, if the work fits there. */
export function lookUpSlotAt(search: Search, startLocal: string): Slot | null {
  const { studio, calendar, now } = search;
  const { opening } = newContext(studio, calendar, now);
  if (!opening) return null;
  const wanted = {
    opening,
    busy: calendar.busy,
    now: toInstant(now, studio.timezone),
    durationMinutes: durationOf(search.rows, studio),
  };
  return findExactSlot(wanted, startLocal);
}

/** An instant as the studio's clock shows it, for a model to speak of. */
export function localTimeOf(instant: string, timezone: string): string {
  return toLocal(instant, timezone).toString().slice(0, 16);
}
