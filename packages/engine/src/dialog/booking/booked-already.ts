import type { OwnBooking } from '../../facts.ts';
import { wantsFurtherBooking } from '../../understanding/further-booking.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { suggestBeside } from '../advise/suggest-beside.ts';
import { askOwner } from '../contact/hand-over.ts';
import { type Context, toLocal } from '../context.ts';
import { type Draft, say } from '../draft.ts';
import { moveBooking } from './change-booking.ts';
import { isAsBooked } from './is-as-booked.ts';
import { standingBooking } from './standing-booking.ts';

/**
 * What stands in the calendar is not booked a second time: another day for it is a move that is asked about, the same
 * one is confirmed as it stands.
 */
export function bookedAlready(draft: Draft, message: Understanding, context: Context): boolean {
  const { state } = draft;
  const own = standingBooking(state, context);
  if (!own || isAgain(message.text) || !isAsBooked(state)) return false;
  const left = { ...state, isBooking: false, slot: null, offered: [], asked: null, wishedTime: null };
  draft.state = left;
  if (isElsewhen(message, own, context) && !message.intents.has('no')) {
    // "When do you close on Saturday?" moves nothing, and was answered.
    if (message.intents.has('hours') && draft.acts.length > 0) return true;
    moveBooking(draft, own, message, context);
    return true;
  }
  // "And the lining too, on the same visit": what the list has no word for is for the studio to add.
  if (message.intents.has('add') && !isToldAlready(draft)) {
    if (suggestBeside(draft, message, context, true)) return true;
    say(draft, 'partNotOnList');
    askOwner(draft, message, context);
    say(draft, 'standsTill', { when: { instant: own.start } });
  } else if (!isToldAlready(draft)) {
    say(draft, 'kept');
    say(draft, 'bookedAt', { when: { instant: own.start } });
  }
  return true;
}

/** "The address once more, please": what was asked for is answered, and nothing is to be added. */
function isToldAlready({ acts }: Draft): boolean {
  return acts.some(({ key }) => TOLD.has(key));
}

const TOLD: ReadonlySet<string> = new Set([
  ...['address', 'hours', 'dayHours', 'contact', 'duration', 'durationPlanned', 'durationOpenFor', 'readyAt'],
]);

/** Another day is named, or another hour. */
export function isElsewhen(
  { times: { reading } }: Understanding,
  { start }: OwnBooking,
  { studio }: Context,
): boolean {
  if (!reading) return false;
  const local = toLocal(start, studio.timezone).toString();
  const isOtherDay = reading.isDayNamed && reading.start.slice(0, 10) !== local.slice(0, 10);
  return isOtherDay || (reading.kind === 'instant' && reading.start.slice(11, 16) !== local.slice(11, 16));
}

/** Who has booked what is spoken of is not asked whether a time is to be found for it. */
export function isBookedAsWanted({ state }: Draft, context: Context): boolean {
  return standingBooking(state, context) !== null && isAsBooked(state);
}

/** A visit of its own is asked for in so many words. */
export function isAgain(text: string): boolean {
  return (AGAIN.test(text) && !SAID_AGAIN.test(text)) || wantsFurtherBooking(text);
}

/** "The address once more": it is to be told again, and not to be done again. */
const SAID_AGAIN =
  /(?<!\p{L})(?:(?:address|number|price|total|time|send|tell|say|write|remind|adresse|nummer|preis|uhrzeit|schick\p{L}*|sag\p{L}*|schreib\p{L}*|адрес\p{L}*|номер\p{L}*|цін\p{L}*|цен\p{L}*|сум\p{L}*|час|время|скин\p{L}*|скаж\p{L}*|напиш\p{L}*|нагада\p{L}*|напомн\p{L}*|надішл\p{L}*|пришл\p{L}*)(?: [\p{L}’']+){0,4} (?:again|once more|noch ?(?:ein)?mal|ще раз|ещ[её] раз)|(?:again|once more|noch ?(?:ein)?mal|ще раз|ещ[её] раз)(?: [\p{L}’']+){0,3} (?:address|number|price|total|send|tell|say|adresse|nummer|preis|schick\p{L}*|sag\p{L}*|schreib\p{L}*|адрес\p{L}*|номер\p{L}*|цін\p{L}*|цен\p{L}*|сум\p{L}*|скин\p{L}*|скаж\p{L}*|напиш\p{L}*|нагада\p{L}*|напомн\p{L}*|надішл\p{L}*|пришл\p{L}*))(?!\p{L})/iu;

/** "The same once more next month" wants a visit of its own. */
const AGAIN =
  /(?<!\p{L})(?:again|once more|second (?:appointment|visit|booking|time)|another (?:appointment|visit|booking|one)|every (?:week|month)|next month|noch ?(?:mal|einmal)|zweite[nrs]? (?:termin|mal)|weitere[nr]? termin|nächsten monat|jede[ns]? (?:woche|monat)|ще раз|другий (?:запис|раз|візит)|ще один|наступного місяця|щомісяця|щотижня|ещё раз|еще раз|втор(?:ой|ую) (?:раз|запись|визит)|ещё одну|еще одну|следующем месяце|каждый (?:месяц|неделю)|повторно)(?!\p{L})/iu;
