import type { WishedService } from '../dialog-state.ts';
import type { OwnBooking } from '../facts.ts';
import { buildQuotes, readMessage, readSense } from '../prices/index.ts';
import { isWeakConcept } from '../prices/match/weigh-concept.ts';
import type { Understanding } from '../understanding/understand.ts';
import { settledRows } from './answer-wish.ts';
import { summaryOf } from './book.ts';
import { isTooLate, leaveToOwner } from './change-booking.ts';
import { wishFor } from './change-wish.ts';
import { type Context, toLocal } from './context.ts';
import { type Draft, newDraft, say } from './draft.ts';
import { durationOf } from './duration-of.ts';
import { findExactSlot } from './find-slots.ts';
import { DROPPING, KEEPING } from './list-words.data.ts';
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
  draft.effects.push({ kind: 'book', ...slot, service, customerName, customerPhone: state.phone, quote });
  draft.state = { ...draft.state, booked: { start: slot.start, wished: left } };
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

/** The jobs that stay, or null where the words take none of them out or all. */
function leftOf(text: string, wished: readonly WishedService[]): WishedService[] | null {
  if (wished.length < 2) return null;
  const pieces = text.split(PIECES);
  const namedBy = (pattern: RegExp) =>
    wished.filter((one) => pieces.some((piece) => pattern.test(piece) && isNamed(one, piece, wished)));
  const kept = namedBy(KEEPING);
  const dropped = namedBy(DROPPING).filter((one) => !kept.includes(one));
  const isDropping = pieces.some((piece) => DROPPING.test(piece));
  const left = dropped.length > 0 ? wished.filter((one) => !dropped.includes(one)) : isDropping ? kept : [];
  return left.length > 0 && left.length < wished.length ? left : null;
}

/** What all of them share does not tell which one is meant. */
function isNamed(one: WishedService, piece: string, wished: readonly WishedService[]): boolean {
  const said = readMessage(piece).concepts;
  const telling = (wish: WishedService) => [
    ...readSense(wish.service).concepts,
    ...readSense(wish.zone ?? '').concepts,
  ];
  const others = wished.filter((other) => other !== one).map(telling);
  return telling(one).some(
    (id) => !isWeakConcept(id) && said.has(id) && !others.some((ids) => ids.includes(id)),
  );
}

const PIECES = /[,.;!\n]|(?<!\p{L})(?:and|but|und|aber|та|і|а|и|но|але)(?!\p{L})/iu;
