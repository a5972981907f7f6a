import type { OwnBooking } from '@glossa/contracts';
import { bookingWords } from '../domain/booked-words.ts';
import { isBeforeCutoff } from '../domain/booking-rules.ts';
import { prepareWords } from '../domain/prepare-words.ts';
import type { FoundBooking } from './find-own-booking.ts';

/** What a client may know of the own booking: nothing the studio noted for itself. */
export function presentOwnBooking(
  { event, partner }: FoundBooking,
  { now, talkPath }: { now: Date; talkPath: string | null },
): OwnBooking {
  const { config } = partner;
  return {
    studio: {
      name: partner.name,
      address: partner.address,
      phone: config.contactPhone,
      email: config.contactEmail,
      timezone: config.timezone,
    },
    words: {
      EN: bookingWords(event, 'EN'),
      DE: bookingWords(event, 'DE'),
      UA: bookingWords(event, 'UA'),
      RU: bookingWords(event, 'RU'),
    },
    customerName: event.customerName,
    allDay: event.allDay,
    start: event.startsAt.toISOString(),
    end: event.endsAt.toISOString(),
    status: event.status === 'CANCELLED' ? 'CANCELLED' : 'BOOKED',
    quote: event.quote,
    language: event.language,
    prepare: prepareWords(config.knowledge ?? [], event.service),
    talkPath,
    canChange: event.status === 'BOOKED' && isBeforeCutoff(event.startsAt, now, config),
    cancelCutoffHours: config.cancelCutoffHours,
  };
}
