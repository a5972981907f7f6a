import type { Visit, WishedService } from '../../dialog-state.ts';
import type { OwnBooking } from '../../facts.ts';
import type { Understanding } from '../../understanding/understand.ts';
import type { Context } from '../context.ts';
import type { Draft } from '../draft.ts';
import { splitSentences } from '../moves/split-sentences.ts';
import { wishFor } from '../wish/change-wish.ts';
import { leftOf } from '../wish/left-of-wish.ts';
import { isVisitOf } from './booking-of-visit.ts';
import { listOwnBookings, pickBooking } from './own-bookings.ts';
import { putVisitOrder } from './visits/put-visit-order.ts';
import { REQUESTED } from './visits/visit-words.data.ts';

/** "Cancel the wash, keep the cleaning": one of several jobs of a booking goes, the others keep its time. It is put to the client first. */
export function changeBooked(draft: Draft, message: Understanding, context: Context): boolean {
  const { state } = draft;
  if (state.isBooking || !context.opening) return false;
  const booking = pickBooking(listOwnBookings(message, state, context), message, context);
  const wished = booking ? wishedIn(booking, draft) : [];
  const left = leftOf(withoutQuestions(message.text), wished);
  // "And without the cleaning, how much is that? For another time": a price that is asked for takes nothing away.
  if (!booking || !left || asksForPrice(message)) return false;
  const { start, end, bayId } = booking;
  const visit = visitOf(booking, draft) ?? { start, end, bayId, wished };
  return putVisitOrder(
    draft,
    { visit, own: booking, wished: left, said: message.text },
    { message, context },
  );
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

/** What a booking of this talk is for is known to the part and film; of an older one the names of its services are. */
function wishedIn(booking: OwnBooking, draft: Draft): WishedService[] {
  const visit = visitOf(booking, draft);
  return visit ? visit.wished : booking.service.split(' + ').map((service) => wishFor(service, ''));
}

function visitOf(booking: OwnBooking, { state: { booked, visits = [] } }: Draft): Visit | undefined {
  return [...visits, ...(booked ? [booked] : [])].find((visit) => isVisitOf(visit, booking));
}
