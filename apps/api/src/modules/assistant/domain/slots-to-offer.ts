import { localDateOf, lookUpNextSlots, type PriceRow, type Slot } from '@glossa/engine';
import type { TurnFacts } from '../answer.ts';

/** Free times for the work of these rows that a model may offer at once: those offered before, and the next ones. */
export function slotsToOffer(facts: TurnFacts, rows: readonly PriceRow[]): Slot[] {
  const { studio, calendar, now, dialogState } = facts;
  if (rows.length === 0 || !studio.hours) return [];
  const offered = dialogState?.offered ?? [];
  const from = dialogState?.day ?? localDateOf(now, studio.timezone);
  const { slots } = lookUpNextSlots(
    { studio, calendar, now, rows },
    { from, days: daysAhead },
    { perDay: 2, most: mostSlots },
  );
  const known = new Set(offered.map(({ start }) => start));
  return [...offered, ...slots.filter(({ start }) => !known.has(start))].slice(0, mostSlots);
}

const daysAhead = 7;
const mostSlots = 5;
