import type { Context } from './context.ts';
import { type Draft, newDraft, say } from './draft.ts';
import { durationOf } from './duration-of.ts';
import { findExactSlot, findSlotsWithin } from './find-slots.ts';
import { narrowWishes } from './narrow-wish.ts';
import { seekTime } from './offer-times.ts';
import type { ResolvedTime } from './resolve-time.ts';

/**
 * Whether a time can be had is told at once, before what is still being asked about the price: that it is free, or which
 * others are.
 */
export function noteSlot(draft: Draft, at: number, resolved: ResolvedTime, context: Context): void {
  const { opening, calendar, now, studio } = context;
  if (!opening || !('time' in resolved)) return;
  const rows = narrowWishes(draft.state, context).flatMap(({ found }) =>
    found.kind === 'row' ? [found.row] : found.rows.slice(0, 1),
  );
  if (rows.length === 0 || narrowWishes(draft.state, context).every(({ found }) => found.kind === 'gap'))
    return;
  const search = { opening, busy: calendar.busy, now, durationMinutes: durationOf(rows, studio) };
  const { time } = resolved;
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
