import { Temporal } from 'temporal-polyfill';
import type { Visit } from '../../dialog-state.ts';
import type { OwnBooking } from '../../facts.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { workingMinutes } from '../../when/index.ts';
import { words } from '../act.ts';
import { noteLongJob } from '../answers/note-long-job.ts';
import { askOwner } from '../contact/hand-over.ts';
import { type Context, toLocal } from '../context.ts';
import { ask, type Draft, say } from '../draft.ts';
import { asVisit } from './as-visit.ts';
import { isVisitOf } from './booking-of-visit.ts';
import { isSureToCancel } from './calls-visit-off.ts';
import type { SlotSearch } from './find-slots.ts';
import { moveAndAdd } from './move-and-add.ts';
import { offerTimes, seekTime } from './offer-times.ts';
import { overlaps } from './overlaps.ts';
import { resolveTime } from './resolve-time.ts';

/** Moves a booking: seeks the new time and asks for the yes. */
export function moveBooking(draft: Draft, booking: OwnBooking, message: Understanding, context: Context) {
  const { opening } = context;
  if (!opening || isTooLate(booking, context)) return leaveToOwner(draft, message, context);
  draft.state = {
    ...draft.state,
    change: { kind: 'move', bookingId: booking.id },
    name: booking.customerName,
    isBooking: false,
  };
  const search = searchFor(booking, context);
  const time = newTime(booking, message, draft, context);
  if (!time) {
    say(draft, 'moveWhen', { service: words(booking.service), when: { instant: booking.start } });
    return offerTimes(draft, search, message, true);
  }
  if (moveAndAdd(draft, booking, { message, time, search }, context)) return;
  const slot = seekTime(draft, search, time, true);
  if (!slot) return;
  if (Date.parse(slot.start) === Date.parse(booking.start)) return stay(draft, booking.start);
  draft.state = { ...draft.state, slot };
  if (!overlaps(slot, booking)) draft.effects.push({ kind: 'hold', ...slot });
  say(draft, 'moveConfirm', {
    service: words(booking.service),
    from: { instant: booking.start },
    when: { instant: slot.start },
  });
  noteLongJob(draft, slot, context);
  ask(draft, { kind: 'move', choices: [{ key: 'yes' }, { key: 'otherTime' }] });
}

/** Who names the very time that is booked moves nothing. */
function stay(draft: Draft, start: string): void {
  say(draft, 'kept');
  say(draft, 'bookedAt', { when: { instant: start } });
  draft.state = { ...draft.state, change: null, slot: null, offered: [], asked: null };
}

/** Carries out a move the client has said yes to. */
export function confirmMove(draft: Draft, booking: OwnBooking, context: Context) {
  const { slot } = draft.state;
  if (!slot) return;
  draft.effects.push({ kind: 'reschedule', bookingId: booking.id, ...slot });
  const { booked, visits = [] } = draft.state;
  const meant = visits.find((visit) => isVisitOf(visit, booking)) ?? booked;
  const moved = (visit: Visit) =>
    isVisitOf(visit, booking) ? { ...visit, start: slot.start, end: slot.end, bayId: slot.bayId } : visit;
  // What is said next is said of the visit that was moved.
  if (meant) draft.state = { ...draft.state, booked: moved(meant), visits: visits.map(moved) };
  say(draft, 'moved', { service: words(booking.service), when: { instant: slot.start } });
  noteLongJob(draft, slot, context);
  draft.state = { ...draft.state, change: null, slot: null, offered: [], asked: null, day: null };
}

/** Offers another time before a booking is given up. */
export function askCancel(draft: Draft, booking: OwnBooking, message: Understanding, context: Context) {
  if (isTooLate(booking, context)) return leaveToOwner(draft, message, context);
  if (isSureToCancel(message)) return confirmCancel(draft, booking);
  draft.state = {
    ...draft.state,
    change: { kind: 'cancel', bookingId: booking.id },
    slot: null,
    offered: [],
    name: booking.customerName,
  };
  say(draft, 'cancelConfirm', { service: words(booking.service), when: { instant: booking.start } });
  ask(draft, { kind: 'cancel', choices: [{ key: 'cancel' }, { key: 'otherTime' }, { key: 'keep' }] });
}

export function confirmCancel(draft: Draft, booking: OwnBooking) {
  draft.effects.push({ kind: 'cancel', bookingId: booking.id });
  say(draft, 'cancelled', { service: words(booking.service), when: { instant: booking.start } });
  const { booked, visits = [] } = draft.state;
  const left = visits.filter((visit) => !isVisitOf(visit, booking));
  const next = booked && isVisitOf(booked, booking) ? left.at(-1) : undefined;
  const state = { ...draft.state, ...(visits.length > 0 && { visits: left }) };
  // Of several visits the one that is left is spoken of from now on.
  draft.state = next
    ? { ...asVisit(state, next), booked: next }
    : { ...state, change: null, slot: null, offered: [], asked: null, isBooking: false };
}

function newTime(booking: OwnBooking, message: Understanding, draft: Draft, context: Context) {
  const { timezone } = context.studio;
  const before = toLocal(booking.start, timezone).toString().slice(0, 16);
  const shifted = shiftedTime(before, message);
  if (shifted !== null) return { kind: 'instant', start: shifted, isAmbiguous: false } as const;
  if (WEEK_AFTER.test(message.text) && !message.times.reading?.isDayNamed) return weekAfter(before);
  const day = daySpokenOf(draft, timezone);
  if (message.intents.has('sameTime') && message.times.reading === null && day !== null)
    return { kind: 'instant', start: `${day}${before.slice(10)}`, isAmbiguous: false } as const;
  const state = { ...draft.state, slot: null, day: draft.state.day ?? before.slice(0, 10) };
  const resolved =
    resolveTime(message, state, context) ??
    // "Move it to 11": a bare figure is the hour.
    resolveTime(message, { ...state, asked: { kind: 'moveTime', choices: [] } }, context);
  if (!resolved) return null;
  if ('slot' in resolved)
    return {
      kind: 'instant',
      start: toLocal(resolved.slot.start, timezone).toString().slice(0, 16),
      isAmbiguous: false,
    } as const;
  const { time } = resolved;
  const isOldDay = time.kind === 'window' && time.start.slice(0, 10) === before.slice(0, 10);
  const hour = isOldDay ? roughHour(message.rest) : null;
  if (hour !== null)
    return { kind: 'instant', start: `${before.slice(0, 10)}T${hour}`, isAmbiguous: false } as const;
  if (isOldDay && message.times.old === null && draft.state.asked?.kind !== 'moveTime') return null;
  if (time.kind === 'window' && message.intents.has('sameTime'))
    return {
      kind: 'instant',
      start: `${time.start.slice(0, 10)}${before.slice(10)}`,
      isAmbiguous: time.isAmbiguous,
    } as const;
  return time;
}

/** "Later that day, like 2": a bare hour behind a word of roughness. */
function roughHour(text: string): string | null {
  const said = ROUGH_HOUR.exec(text)?.[1];
  if (said === undefined) return null;
  const hour = Number(said) < 8 ? Number(said) + 12 : Number(said);
  return hour <= 20 ? `${String(hour).padStart(2, '0')}:00` : null;
}

const ROUGH_HOUR =
  /(?<!\p{L})(?:like|say|maybe|around|about|perhaps|vielleicht|etwa|so|можливо|десь|може|где-то|может|часов в)\s(\d{1,2})(?!\d|[:.]\d|\s?(?:%|€|£|\p{L}))/iu;

/** "The week after": the working week behind the one of the booking. */
function weekAfter(before: string) {
  const date = Temporal.PlainDate.from(before.slice(0, 10));
  const monday = date.add({ days: 8 - date.dayOfWeek });
  const end = monday.add({ days: 7 });
  return { kind: 'window', start: `${monday}T00:00`, end: `${end}T00:00`, isAmbiguous: false } as const;
}

const WEEK_AFTER =
  /(?<!\p{L})(?:(?:the |a )?week (?:after|later)|(?:die |eine )?woche (?:drauf|darauf|danach|später)|(?:на )?тиждень (?:потому|пізніше)|(?:на )?неделю (?:позже|позднее)|неделей позже|тижнем пізніше)(?!\p{L})/iu;

/** The day a move is about, when only its clock time is still open. */
function daySpokenOf({ state }: Draft, timezone: string): string | null {
  const [first, ...others] = [...(state.slot ? [state.slot] : state.offered)].map((slot) =>
    toLocal(slot.start, timezone).toString().slice(0, 10),
  );
  return first !== undefined && others.every((day) => day === first) ? first : state.day;
}

/** "An hour later": the booking's own time and the hours said. */
export function shiftedTime(before: string, { text, intents }: Understanding): string | null {
  if (!intents.has('later') && !intents.has('earlier')) return null;
  const hours = HOURS_SAID.exec(text);
  const minutes = HALF_HOUR.test(text) ? 30 : hours ? Number(hours[1] ?? 1) * 60 : null;
  if (minutes === null) return null;
  const shift = intents.has('earlier') ? -minutes : minutes;
  return Temporal.PlainDateTime.from(before).add({ minutes: shift }).toString().slice(0, 16);
}

const HALF_HOUR =
  /(?<!\p{L})(?:half an? hour|(?:a )?half hour|(?:eine )?halbe stunde|півгодин\p{L}*|пів години|полчас\p{L}*|пол часа|30\s?(?:min|мин|хв)\p{L}*)(?!\p{L})/iu;

const HOURS_SAID =
  /(?<!\p{L}|halbe |half |півт|полт)(\d)?\s?(?:an hour|hours?|stunden?|годин[ауи]|година|час(?:а|ов)?)(?!\p{L})/iu;

/** The booking's own time is free for its move. */
function searchFor(booking: OwnBooking, context: Context): SlotSearch {
  const { opening, calendar, now } = context;
  const busy = calendar.busy.filter(
    ({ bayId, start, end }) =>
      !(bayId === booking.bayId && same(start, booking.start) && same(end, booking.end)),
  );
  if (!opening) throw new RangeError('a studio without hours has no slots');
  return { opening, busy, now, durationMinutes: workingMinutes(opening, booking) };
}

function same(one: string, other: string): boolean {
  return one === other || Date.parse(one) === Date.parse(other);
}

export function isTooLate(booking: OwnBooking, { studio, now }: Context): boolean {
  const hours = Temporal.Instant.from(now).until(booking.start).total('hours');
  return studio.cancelCutoffHours !== undefined && hours < studio.cancelCutoffHours;
}

export function leaveToOwner(draft: Draft, message: Understanding, context: Context) {
  say(draft, 'tooLate');
  askOwner(draft, message, context);
  const { booked } = draft.state;
  if (booked) say(draft, 'standsTill', { when: { instant: booked.start } });
  draft.state = { ...draft.state, asked: null, change: null };
}
