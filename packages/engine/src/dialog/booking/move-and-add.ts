import type { DialogState, Visit, WishedService, WishedTime } from '../../dialog-state.ts';
import type { OwnBooking, PriceRow } from '../../facts.ts';
import { namedLines } from '../../prices/index.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { durationOf } from '../answers/duration-of.ts';
import { namesGoods } from '../basket/edit-basket.ts';
import type { Context } from '../context.ts';
import { type Draft, newDraft } from '../draft.ts';
import { judgeMessage } from '../order/judge-message.ts';
import { keyOfLine } from '../order/list-lines.ts';
import { settledRows } from '../wish/answer-wish.ts';
import { asVisit } from './as-visit.ts';
import { isVisitOf } from './booking-of-visit.ts';
import type { SlotSearch } from './find-slots.ts';
import { seekTime } from './offer-times.ts';
import { overlaps } from './overlaps.ts';
import { putSwap } from './put-swap.ts';

/**
 * "At twelve then, and add the wash": the visit is put at its new time with what is added to it and with the new sum, and
 * one yes agrees to both. False where nothing is added.
 */
export function moveAndAdd(
  draft: Draft,
  booking: OwnBooking,
  { message, time, search }: { message: Understanding; time: WishedTime; search: SlotSearch },
  context: Context,
): boolean {
  const visit = draft.state.visits?.find((one) => isVisitOf(one, booking));
  const grown = visit && grownBy(draft.state, { visit, booking, message }, context);
  if (!visit || !grown) return false;
  const { wished, rows } = grown;
  const { name, change } = draft.state;
  draft.state = { ...asVisit(draft.state, visit), wished, name, change };
  draft.told.push([...rows]);
  const slot = seekTime(draft, { ...search, durationMinutes: durationOf(rows, context.studio) }, time, true);
  if (!slot) return true;
  draft.state = { ...draft.state, slot, change: { kind: 'swap', bookingId: booking.id, isWhole: true } };
  if (!overlaps(slot, booking)) draft.effects.push({ kind: 'hold', ...slot });
  return putSwap(draft, { rows, slot }, context);
}

type Grown = { wished: WishedService[]; rows: readonly PriceRow[] };

/** What is booked with what this message or one before it adds to it, where all of it is settled. */
function grownBy(
  state: DialogState,
  { visit, booking, message }: { visit: Visit; booking: OwnBooking; message: Understanding },
  context: Context,
): Grown | null {
  const isOngoing = state.change?.bookingId === booking.id && holds(state.wished, visit.wished);
  const known = isOngoing ? state.wished : visit.wished;
  const before = { ...asVisit(state, visit), wished: known, booked: null };
  const isNaming = namesGoods(message.rest) || namedLines(message.rest, context.index).lines.length > 0;
  const {
    wished: judged,
    open,
    doubt,
    isUnknown,
  } = isNaming
    ? judgeMessage(before, message, context).revised
    : { wished: known, open: [], doubt: undefined, isUnknown: false };
  if (open.length > 0 || doubt || isUnknown || !holds(judged, known)) return null;
  const wished = bookedFirst(judged, known);
  if (wished.length <= visit.wished.length) return null;
  const rows = settledRows(newDraft({ ...before, wished }), context);
  return rows && { wished, rows };
}

function bookedFirst(wished: readonly WishedService[], known: readonly WishedService[]): WishedService[] {
  const keys = known.map(keyOfLine);
  const isKnown = (one: WishedService) => keys.includes(keyOfLine(one));
  return [...wished.filter(isKnown), ...wished.filter((one) => !isKnown(one))];
}

function holds(wished: readonly WishedService[], booked: readonly WishedService[]): boolean {
  const keys = new Set(wished.map(keyOfLine));
  return booked.every((one) => keys.has(keyOfLine(one)));
}
