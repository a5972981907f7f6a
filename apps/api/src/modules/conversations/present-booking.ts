import type { Booking, CalendarEvent } from '@glossa/contracts';
import type { SecretBox } from '../../secrets/secret-box.ts';
import { carLineOf, manageLinkOf } from '../calendar/index.ts';

type Booked = Pick<
  CalendarEvent,
  'id' | 'service' | 'start' | 'end' | 'status' | 'carName' | 'carType' | 'carPlate'
>;

/** A booking as a card in the talk shows it. */
export function presentBooking(box: SecretBox, event: Booked): Booking {
  const { id: eventId, service, start, end } = event;
  const car = carLineOf(event);
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
