import { bookedCar } from '../../booked-car.ts';
import type { WishedService } from '../../dialog-state.ts';
import type { OwnBooking, PriceRow } from '../../facts.ts';
import { buildQuotes } from '../../prices/index.ts';
import type { Slot } from '../../when/index.ts';
import { durationOf } from '../answers/duration-of.ts';
import { noteLongJob } from '../answers/note-long-job.ts';
import { type Context, toLocal } from '../context.ts';
import { type Draft, say } from '../draft.ts';
import { isVisitOf } from './booking-of-visit.ts';
import { findExactSlot } from './find-slots.ts';
import { summaryOf } from './summary-of.ts';

/** The time of a booking for other work than it was made for: its own hours count as free. */
export function slotOf(booking: OwnBooking, rows: readonly PriceRow[], context: Context): Slot | null {
  if (!context.opening) return null;
  const busy = context.calendar.busy.filter(
    (span) => !(span.bayId === booking.bayId && Date.parse(span.start) === Date.parse(booking.start)),
  );
  const search = { opening: context.opening, busy, now: context.now };
  const start = toLocal(booking.start, context.studio.timezone).toString().slice(0, 16);
  return findExactSlot({ ...search, durationMinutes: durationOf(rows, context.studio) }, start);
}

/** The booking gives way to one of other work at the same time. */
export function rebook(
  draft: Draft,
  booking: OwnBooking,
  to: { wished: WishedService[]; rows: readonly PriceRow[]; slot: Slot },
  context: Context,
): void {
  const { wished, rows, slot } = to;
  const { customerName } = booking;
  draft.state = { ...draft.state, wished, name: customerName, asked: null, change: null, isBooking: false };
  const [quote = null] = buildQuotes(rows);
  draft.effects = draft.effects.filter(({ kind }) => kind !== 'hold');
  draft.effects.push({ kind: 'cancel', bookingId: booking.id });
  draft.effects.push({
    kind: 'book',
    ...slot,
    service: [...new Set(rows.map((row) => row.service))].join(' + '),
    customerName,
    customerPhone: draft.state.phone,
    car: bookedCar(draft.state, rows),
    quote,
  });
  const { car, carType, visits = [] } = draft.state;
  const own = { wished, car: wished[0]?.car ?? car, carType };
  const visit = { start: slot.start, end: slot.end, bayId: slot.bayId, ...own };
  // It keeps its place among the visits: the first of them is the client's own.
  const isKnown = visits.some((one) => isVisitOf(one, booking));
  const changed = isKnown ? visits.map((one) => (isVisitOf(one, booking) ? visit : one)) : [...visits, visit];
  draft.state = { ...draft.state, booked: visit, visits: changed, slot: null };
  draft.quoted = [...rows];
  say(draft, 'bookingChanged', summaryOf(draft, rows, slot));
  // More work may end on another day than what was booked.
  noteLongJob(draft, slot, context);
}
