import type { WishedTime } from '../../dialog-state.ts';
import { durationOf } from '../answers/duration-of.ts';
import type { Context } from '../context.ts';
import { type Draft, newDraft, say } from '../draft.ts';
import { narrowWishes } from '../wish/narrow-wish.ts';
import { findExactSlot, findSlotsNear, findSlotsWithin, type SlotSearch } from './find-slots.ts';
import { seekTime } from './offer-times.ts';

/**
 * Whether a time can be had is told at once, before what is still being asked about the price: that it is free, or which
 * others are.
 */
export function noteSlot(draft: Draft, at: number, time: WishedTime, context: Context): void {
  const search = searchFor(draft, context);
  if (!search) return;
  const told = newDraft(draft.state);
  const isFree =
    time.kind === 'instant'
      ? findExactSlot(search, time.start) !== null
      : findSlotsWithin(search, time).length > 0;
  if (!isFree) {
    seekTime(told, search, time);
    draft.state = { ...draft.state, offered: told.state.offered };
  } else if (time.kind === 'instant') say(told, 'slotFree', { when: { instant: time.start } });
  else {
    const slots = findSlotsWithin(search, time);
    say(told, 'slotsThen', { slots: { slots } });
    draft.state = { ...draft.state, offered: slots };
  }
  draft.state = { ...draft.state, day: time.start.slice(0, 10) };
  draft.acts.splice(at, 0, ...told.acts);
}

/** "When could I come at the earliest?", asked while the price is still open. */
export function noteNextSlots(draft: Draft, at: number, context: Context): void {
  const search = searchFor(draft, context);
  const slots = search ? findSlotsNear(search, null) : [];
  if (slots.length === 0) return;
  const told = newDraft(draft.state);
  say(told, 'slotsThen', { slots: { slots } });
  draft.state = { ...draft.state, offered: slots };
  draft.acts.splice(at, 0, ...told.acts);
}

/** How long it takes is known well enough from any of the rows that are left. */
function searchFor(draft: Draft, { opening, calendar, now, studio, ...context }: Context): SlotSearch | null {
  const narrowed = narrowWishes(draft.state, { opening, calendar, now, studio, ...context });
  const rows = narrowed.flatMap(({ found }) => (found.kind === 'row' ? [found.row] : found.rows.slice(0, 1)));
  if (!opening || rows.length === 0 || narrowed.every(({ found }) => found.kind === 'gap')) return null;
  return { opening, busy: calendar.busy, now, durationMinutes: durationOf(rows, studio) };
}
