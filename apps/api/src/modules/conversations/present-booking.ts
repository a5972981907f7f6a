import type { Booking, CalendarEvent, Language } from '@glossa/contracts';
import type { SecretBox } from '../../secrets/secret-box.ts';
import { bookingWords, manageLinkOf } from '../calendar/index.ts';

/** A booking as a card in the talk shows it, in the language of the talk. */
export function presentBooking(box: SecretBox, event: CalendarEvent, language: Language): Booking {
  const { id: eventId, start, end } = event;
  const { service, car } = bookingWords(event, language);
  return {
    eventId,
    service,
    ...(car && { car }),
    start,
    end,
    ...(event.status === 'CANCELLED' && { state: 'CANCELLED' as const }),
    managePath: manageLinkOf(box, event),
  };
}
