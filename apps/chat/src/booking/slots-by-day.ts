import type { MoveSlot } from './booking-api.ts';

export type SlotDay = { day: string; slots: MoveSlot[] };

/** Free times under the day they lie on in the studio, not where the client is. */
export function slotsByDay(slots: readonly MoveSlot[], timeZone: string): SlotDay[] {
  const dayOf = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  const days = new Map<string, MoveSlot[]>();
  for (const slot of slots) {
    const day = dayOf.format(new Date(slot.start));
    days.set(day, [...(days.get(day) ?? []), slot]);
  }
  return [...days].map(([day, ofDay]) => ({ day, slots: ofDay }));
}
