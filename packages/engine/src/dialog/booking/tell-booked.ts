import { matchServices, readMessage } from '../../prices/index.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { words } from '../act.ts';
import type { Context } from '../context.ts';
import { type Draft, say } from '../draft.ts';
import { bookingOf } from './booking-of-visit.ts';

/** "Is the wash on there now?": what is asked about is booked already, and the booking is told as it stands. */
export function tellBooked(draft: Draft, message: Understanding, context: Context): boolean {
  const { booked, isBooking } = draft.state;
  const own = bookingOf(booked, context.calendar.own);
  if (!own || !booked || isBooking || message.times.reading !== null) return false;
  if (!message.text.includes('?') || !NOTED.test(message.text)) return false;
  if (ELSE.some((intent) => message.intents.has(intent))) return false;
  const { matches } = matchServices(readMessage(message.rest), context.index);
  const names = booked.wished.map(({ service }) => service);
  const isBooked = matches.every(({ candidates }) =>
    candidates.some(({ service }) => names.includes(service)),
  );
  if (matches.length === 0 || !isBooked) return false;
  say(draft, 'ownBooking', { service: words(own.service), when: { instant: own.start } });
  say(draft, 'bookedChange');
  draft.state = { ...draft.state, asked: null };
  return true;
}

const ELSE = ['price', 'together', 'apart', 'difference', 'cheaper', 'book', 'free', 'duration'] as const;

/** Words that ask whether something is noted. */
const NOTED =
  /(?<!\p{L})(?:on there|in there|booked|included|noted|added|down|still on|drin|dabei|mit drin|eingetragen|gebucht|notiert|vermerkt|там|є|есть|записан\p{L}*|додан\p{L}*|добавлен\p{L}*|внес\p{L}*|входит\p{L}*|входить)(?!\p{L})/iu;
