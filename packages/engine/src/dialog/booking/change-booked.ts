import type { WishedService } from '../../dialog-state.ts';
import type { OwnBooking } from '../../facts.ts';
import type { Understanding } from '../../understanding/understand.ts';
import type { Context } from '../context.ts';
import { type Draft, newDraft } from '../draft.ts';
import { splitSentences } from '../moves/split-sentences.ts';
import { settledRows } from '../wish/answer-wish.ts';
import { wishFor } from '../wish/change-wish.ts';
import { leftOf } from '../wish/left-of-wish.ts';
import { isVisitOf } from './booking-of-visit.ts';
import { isTooLate, leaveToOwner } from './change-booking.ts';
import { listOwnBookings, pickBooking } from './own-bookings.ts';
import { rebook, slotOf } from './rebook.ts';

/** "Cancel the wash, keep the cleaning": one of several jobs of a booking goes, the others keep its time. */
export function changeBooked(draft: Draft, message: Understanding, context: Context): boolean {
  const { state } = draft;
  if (state.isBooking || !context.opening) return false;
  const booking = pickBooking(listOwnBookings(message, state, context), message, context);
  const wished = booking ? wishedIn(booking, draft) : [];
  const left = leftOf(withoutQuestions(message.text), wished);
  // "And without the cleaning, how much is that? For another time": a price that is asked for takes nothing away.
  if (!booking || !left || asksForPrice(message)) return false;
  if (isTooLate(booking, context)) {
    leaveToOwner(draft, message, context);
    return true;
  }
  const rows = settledRows(newDraft({ ...state, wished: left }), context);
  const slot = rows && slotOf(booking, rows, context);
  if (!rows || !slot) return false;
  rebook(draft, booking, { wished: left, rows, slot });
  return true;
}

function asksForPrice({ text, intents, acts }: Understanding): boolean {
  const isOfPrice = intents.has('price') || intents.has('howMany') || acts.has('ask.price');
  return text.includes('?') && isOfPrice && !acts.has('cancel');
}

/** "Shall the child seat be taken out before?" takes nothing out of the booking; "can you take the wash out?" asks for it. */
function withoutQuestions(text: string): string {
  return splitSentences(text)
    .filter((one) => !one.includes('?') || REQUESTED.test(one))
    .join(' ');
}

const REQUESTED =
  /(?<!\p{L})(?:(?:can|could|would|will) (?:you|u|we|i)|please|pls|bitte|könn\p{L}*|kann|möcht\p{L}*|geht|можно|можете|можна|прошу|пожалуйста|будь ласка|хочу)(?!\p{L})/iu;

/** What a booking of this talk is for is known to the part and film; of an older one the names of its services are. */
function wishedIn(booking: OwnBooking, { state }: Draft): WishedService[] {
  const { booked } = state;
  if (booked && isVisitOf(booked, booking)) return booked.wished;
  return booking.service.split(' + ').map((service) => wishFor(service, ''));
}
