import { bookedCar } from '../booked-car.ts';
import type { WishedService } from '../dialog-state.ts';
import type { OwnBooking } from '../facts.ts';
import { buildQuotes } from '../prices/index.ts';
import type { Understanding } from '../understanding/understand.ts';
import { settledRows } from './answer-wish.ts';
import { summaryOf } from './book.ts';
import { isTooLate, leaveToOwner } from './change-booking.ts';
import { wishFor } from './change-wish.ts';
import { type Context, toLocal } from './context.ts';
import { type Draft, newDraft, say } from './draft.ts';
import { durationOf } from './duration-of.ts';
import { findExactSlot } from './find-slots.ts';
import { leftOf } from './left-of-wish.ts';
import { listOwnBookings, pickBooking } from './own-bookings.ts';

/** "Cancel the wash, keep the cleaning": one of several jobs of a booking goes, the others keep its time. */
export function changeBooked(draft: Draft, message: Understanding, context: Context): boolean {
  const { state } = draft;
  if (state.isBooking || !context.opening) return false;
  const booking = pickBooking(listOwnBookings(message, state, context), message, context);
  const wished = booking ? wishedIn(booking, draft) : [];
  const left = leftOf(message.text, wished);
  if (!booking || !left) return false;
  if (isTooLate(booking, context)) {
    leaveToOwner(draft, message, context);
    return true;
  }
  const rows = settledRows(newDraft({ ...state, wished: left }), context);
  const start = toLocal(booking.start, context.studio.timezone).toString().slice(0, 16);
  const busy = context.calendar.busy.filter(
    (span) => !(span.bayId === booking.bayId && Date.parse(span.start) === Date.parse(booking.start)),
  );
  const search = { opening: context.opening, busy, now: context.now };
  const slot = rows && findExactSlot({ ...search, durationMinutes: durationOf(rows, context.studio) }, start);
  if (!rows || !slot) return false;
  const [quote = null] = buildQuotes(rows);
  const service = [...new Set(rows.map((row) => row.service))].join(' + ');
  const customerName = booking.customerName;
  draft.state = { ...state, wished: left, name: customerName, asked: null, change: null };
  draft.effects.push({ kind: 'cancel', bookingId: booking.id });
  const car = bookedCar(draft.state, rows);
  draft.effects.push({
    kind: 'book',
    ...slot,
    service,
    customerName,
    customerPhone: state.phone,
    car,
    quote,
  });
  draft.state = { ...draft.state, booked: { start: slot.start, end: slot.end, wished: left } };
  draft.quoted = [...rows];
  say(draft, 'bookingChanged', summaryOf(draft, rows, slot));
  return true;
}

/** What a booking of this talk is for is known to the part and film; of an older one the names of its services are. */
function wishedIn(booking: OwnBooking, { state }: Draft): WishedService[] {
  const { booked } = state;
  if (booked && Date.parse(booked.start) === Date.parse(booking.start)) return booked.wished;
  return booking.service.split(' + ').map((service) => wishFor(service, ''));
}
