import type { Context } from './context.ts';
import { type Draft, newDraft } from './draft.ts';
import { durationOf } from './duration-of.ts';
import { findExactSlot, findSlotsWithin } from './find-slots.ts';
import { narrowWishes } from './narrow-wish.ts';
import { seekTime } from './offer-times.ts';
import type { ResolvedTime } from './resolve-time.ts';

/** A time that can't be had is told at once, with others, before what is still being asked about the price. */
export function noteNoSlot(draft: Draft, at: number, resolved: ResolvedTime, context: Context): void {
  const { opening, calendar, now, studio } = context;
  if (!opening || !('time' in resolved)) return;
  const rows = narrowWishes(draft.state, context).flatMap(({ found }) =>
    found.kind === 'row' ? [found.row] : found.rows.slice(0, 1),
  );
  const search = { opening, busy: calendar.busy, now, durationMinutes: durationOf(rows, studio) };
  const { time } = resolved;
  const isFree =
    time.kind === 'instant'
      ? findExactSlot(search, time.start) !== null
      : findSlotsWithin(search, time).length > 0;
  if (rows.length === 0 || isFree) return;
  const told = newDraft(draft.state);
  seekTime(told, search, time);
  draft.acts.splice(at, 0, ...told.acts);
  draft.state = { ...draft.state, offered: told.state.offered };
}
