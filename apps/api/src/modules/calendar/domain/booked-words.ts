import type { CalendarEvent, Language } from '@glossa/contracts';
import { bookedInWords } from '@glossa/engine';
import { carLineOf } from './car-line.ts';

type Booked = Pick<CalendarEvent, 'service' | 'title' | 'quote' | 'carName' | 'carType' | 'carPlate'>;

export type BookingWords = { service: string; car: string; title: string | null; lines: string[] };

/** What is done to which car: in the client's words, or by the list's own names for the studio itself. */
export function bookingWords(event: Booked, reader: Language | 'studio'): BookingWords {
  const { quote, carType } = event;
  const booked = { service: event.service || event.title, carType, quote };
  const words = bookedInWords(booked, reader === 'studio' ? null : reader);
  const car = carLineOf({ ...event, carType: words.carType });
  return { service: words.service, car, title: words.title, lines: words.lines };
}
