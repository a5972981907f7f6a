import { Temporal } from 'temporal-polyfill';
import { toLocal } from '../dialog/context.ts';
import type { Slot } from '../when/index.ts';
import { lookUpSlots } from './look-up-slots.ts';

type Search = Parameters<typeof lookUpSlots>[0];

/** Which of the free times are wanted. */
export type SlotWish = {
  from: string;
  days: number;
  /** From Monday as 0. */
  weekday?: number | null;
  part?: 'morning' | 'afternoon' | 'evening' | null;
};

const HOURS = { morning: [0, 12], afternoon: [12, 17], evening: [17, 24] } as const;
const MOST_LOOKED_AT = 600;

/** Free times for the work, spread over the days, and whether there are more than are given. */
export function lookUpNextSlots(
  search: Search,
  wish: SlotWish,
  { perDay, most }: { perDay: number; most: number },
): { slots: Slot[]; more: boolean } {
  const { timezone } = search.studio;
  const found = lookUpSlots(search, { from: wish.from, count: wish.days }, MOST_LOOKED_AT).filter((slot) => {
    const local = toLocal(slot.start, timezone);
    const [first, last] = HOURS[wish.part ?? 'morning'];
    const isPart = !wish.part || (local.hour >= first && local.hour < last);
    return isPart && (wish.weekday == null || local.dayOfWeek - 1 === wish.weekday);
  });
  const byDay = Map.groupBy(found, ({ start }) => toLocal(start, timezone).toPlainDate().toString());
  const slots = [...byDay.values()].flatMap((day) => spread(day, perDay)).slice(0, most);
  return { slots, more: slots.length < found.length };
}

/** The first of the day, and others evenly behind it. */
function spread(day: readonly Slot[], count: number): Slot[] {
  if (day.length <= count) return [...day];
  const step = day.length / count;
  return Array.from({ length: count }, (_, i) => day[Math.floor(i * step)]).flatMap((slot) => slot ?? []);
}

/** The local date of an instant. */
export function localDateOf(instant: string, timezone: string): string {
  return Temporal.Instant.from(instant).toZonedDateTimeISO(timezone).toPlainDate().toString();
}
