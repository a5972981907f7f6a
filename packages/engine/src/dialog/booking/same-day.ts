import { Temporal } from 'temporal-polyfill';
import type { DialogState, WishedTime } from '../../dialog-state.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { type Context, toLocal } from '../context.ts';
import { ADDING } from '../wish/list-words.data.ts';
import { listOwnBookings } from './own-bookings.ts';

/** "On the same day" after a booking: the hours of that day behind it, when the car is there anyway. */
export function sameDayTime(message: Understanding, state: DialogState, context: Context): WishedTime | null {
  const isAboutOther = state.slot !== null || state.offered.length > 0;
  // "Move it to Friday at twelve and add the wash" names its day.
  const isElsewhere = message.times.reading?.isDayNamed === true;
  const isAdded = ADDING.test(message.text) && !state.isBooking && state.booked != null && !isElsewhere;
  const isBeside = SAME_DAY.test(message.text) || BEFOREHAND.test(message.text);
  if (!(isBeside || isAdded) || state.name === null || isAboutOther) return null;
  const booking = state.booked ?? listOwnBookings(message, state, context).at(-1);
  if (!booking) return null;
  const end = toLocal(booking.end, context.studio.timezone);
  if (BEFOREHAND.test(message.text)) return beforeVisit(booking.start, context);
  // Another car need not wait for this one.
  if (message.car !== null && !AFTERWARDS.test(message.text)) return wholeDay(end.toPlainDate().toString());
  return {
    kind: 'window',
    start: end.toString().slice(0, 16),
    end: `${end.toPlainDate().add({ days: 1 })}T00:00`,
    isAmbiguous: false,
  };
}

/** The hours of the day before the visit. */
function beforeVisit(start: string, { studio }: Context): WishedTime {
  const local = toLocal(start, studio.timezone).toString();
  return {
    kind: 'window',
    start: `${local.slice(0, 10)}T00:00`,
    end: local.slice(0, 16),
    isAmbiguous: false,
  };
}

/** "And the Fiat right before it, at nine". */
const BEFOREHAND =
  /(?<!\p{L})(?:(?:right|straight|directly|just|immediately) before(?: (?:that|it|this|mine|him|her))?(?=\s*(?:$|[?.!,]|at|around))|(?:gleich|direkt|unmittelbar|kurz) (?:davor|vorher)|(?:прямо|одразу|відразу|якраз) перед (?:цим|ним|нею|тим)|(?:прямо|сразу|как раз) перед (?:этим|ним|ней|тем)|перед (?:ним|ней|нею))(?!\p{L})/iu;

const AFTERWARDS =
  /(?<!\p{L})(?:after\p{L}*|danach|anschluss|hinterher|після|потім|после|потом|следом)(?!\p{L})/iu;

const SAME_DAY =
  /(?<!\p{L})(?:(?:right|straight|directly|just) after(?:wards| that| it)?(?=\s*(?:$|[?.!,]))|(?:gleich|direkt|unmittelbar) (?:danach|im anschluss|hinterher)|(?:одразу|відразу|зразу) (?:після|потім)|сразу (?:после|потом|следом)|следом|після (?:цього|того|неї|нього)|после (?:этого|того|неё|нее|него)|(?:the |that )?same (?:day|visit|appointment|booking)|to (?:my|the|that) (?:booking|appointment)|(?:beim|zum) (?:selben |gleichen )?termin|(?:am )?(?:selbe|gleiche)[nr] tag|(?:в|у|на) (?:той|тот) (?:же|самий|самый) день|того ж дня|до (?:мого )?запису|(?:в|у) той (?:же|самий) візит|к (?:моей )?записи|в тот же визит|в тот день|в той день)(?!\p{L})/iu;

/** "The day after, then": the talk moves on by a day, and keeps nothing of what was offered for the one before. */
export function withDayAfter(message: Understanding, state: DialogState): DialogState {
  if (state.day === null || message.times.reading?.isDayNamed || !DAY_AFTER.test(message.text)) return state;
  const day = Temporal.PlainDate.from(state.day).add({ days: 1 }).toString();
  return { ...state, day, slot: null, offered: [] };
}

/** The whole day the talk has moved on to, where nothing is said of its hours. */
export function wholeDay(day: string): WishedTime {
  const end = Temporal.PlainDate.from(day).add({ days: 1 });
  return { kind: 'window', start: `${day}T00:00`, end: `${end}T00:00`, isAmbiguous: false };
}

const DAY_AFTER =
  /(?<!\p{L})(?:(?:the )?(?:day after|next day|following day)|(?:am|den) (?:tag (?:danach|darauf)|nächsten tag|folgetag)|einen tag später|наступного дня|на наступний день|днем пізніше|на день пізніше|на следующий день|днём позже|днем позже|на день позже)(?!\p{L})/iu;
