import { Temporal } from 'temporal-polyfill';
import type { OneTime, WishedTime } from '../../dialog-state.ts';
import {
  type BusySpan,
  listFreeSlots,
  type Slot,
  type StudioCalendar,
  type Weekday,
} from '../../when/index.ts';
import { longestSpanMinutes } from '../../when/slots/opening-spans.ts';
import { toInstant, toLocal } from '../context.ts';

export type SlotSearch = {
  opening: StudioCalendar;
  busy: readonly BusySpan[];
  now: string;
  durationMinutes: number;
  /** The hour by which the car is to be had again: what ends later is not offered where something else is free. */
  doneBy?: string | undefined;
};

/** Why a wished time can't be had. */
export type NoSlotReason =
  | 'past'
  | 'tooFar'
  | 'closedDay'
  | 'closedHour'
  | 'taken'
  | 'full'
  | 'tooLong'
  | 'endsLate'
  | 'outsideHours';

/** The slot that begins exactly then, if it is free. */
export function findExactSlot(search: SlotSearch, start: string): Slot | null {
  const { opening } = search;
  const from = toInstant(start, opening.timezone);
  const fine = { ...opening, slotStepMinutes: Math.min(opening.slotStepMinutes, FINEST_STEP) };
  return free(fine, { ...search, doneBy: undefined }, from, addMinutes(from, 1), 1)[0] ?? null;
}

/** Two or three free times inside a window, spread over it; where several would do, a few of each. */
export function findSlotsWithin(search: SlotSearch, { also = [], ...window }: Windows): Slot[] {
  const others = also.flatMap((one) => (one.kind === 'window' ? [one] : []));
  if (others.length === 0) return slotsOfOne(search, window);
  const each = Math.max(1, Math.floor(MOST_OF_SEVERAL / (others.length + 1)));
  const found = [window, ...others].flatMap((one) => slotsOfOne(search, one).slice(0, each));
  return found.toSorted((a, b) => a.start.localeCompare(b.start)).slice(0, MOST_OF_SEVERAL);
}

/** So many times of several days are shown together. */
const MOST_OF_SEVERAL = 4;

function slotsOfOne(search: SlotSearch, window: Window): Slot[] {
  const { opening } = search;
  const all = freeWithin(search, window);
  const found = all.length > 0 ? all : freeWithin(search, withNoon(window));
  const early = inTheMorning(found, search);
  // Whoever asks for the afternoon may have it, though a long job is better begun in the morning.
  return spread(early.length > 0 || !isOneDay(window) ? early : found, opening.timezone);
}

type Window = { start: string; end: string };
type Windows = Window & { also?: readonly OneTime[] };

function freeWithin(search: SlotSearch, { start, end }: Window): Slot[] {
  const { timezone } = search.opening;
  return free(unhurried(search.opening), search, toInstant(start, timezone), toInstant(end, timezone), 200);
}

/** The afternoon begins at noon where nothing later is left of it. */
function withNoon({ start, end }: Window): Window {
  const isAfternoon = isOneDay({ start, end }) && start.endsWith('T14:00') && end.endsWith('T18:00');
  return { start: isAfternoon ? start.replace('T14', 'T12') : start, end };
}

function isOneDay({ start, end }: Window): boolean {
  return start.slice(0, 10) === end.slice(0, 10);
}

/** The free times nearest to a wish: the same day first, then the days after it. */
export function findSlotsNear(search: SlotSearch, time: WishedTime | null): Slot[] {
  const { opening, now } = search;
  const today = toLocal(now, opening.timezone).toPlainDate();
  const wished = time ? Temporal.PlainDate.from(time.start.slice(0, 10)) : today;
  const day = Temporal.PlainDate.compare(wished, today) < 0 ? today : wished;
  const found: Slot[] = [];
  for (let ahead = 0; ahead < DAYS_AHEAD && found.length < MOST_OFFERED; ahead += 1) {
    const date = day.add({ days: ahead });
    const slots = free(
      unhurried(opening),
      search,
      toInstant(`${date}T00:00`, opening.timezone),
      toInstant(`${date.add({ days: 1 })}T00:00`, opening.timezone),
      200,
    );
    const near =
      time && !time.start.endsWith('T00:00')
        ? nearest(slots, time.start.slice(11, 16), opening.timezone)
        : spread(inTheMorning(slots, search), opening.timezone);
    found.push(...near.slice(0, ahead === 0 ? 2 : 1));
  }
  return found.slice(0, MOST_OFFERED).toSorted((a, b) => a.start.localeCompare(b.start));
}

/** The reason the wished time itself can't be had. */
export function explainNoSlot(search: SlotSearch, time: WishedTime): NoSlotReason {
  const { opening, now, durationMinutes } = search;
  const last = time.kind === 'instant' ? time.start : time.end;
  const nowLocal = toLocal(now, opening.timezone);
  if (Temporal.PlainDateTime.compare(Temporal.PlainDateTime.from(last), nowLocal) <= 0) return 'past';
  const date = Temporal.PlainDate.from(time.start.slice(0, 10));
  if (nowLocal.toPlainDate().until(date, { largestUnit: 'days' }).days > opening.horizonDays) return 'tooFar';
  const isOneDay = time.kind === 'instant' || date.add({ days: 1 }).toString() >= time.end.slice(0, 10);
  const spans = opening.holidays.includes(date.toString()) ? [] : opening.hours[weekdayOf(date)];
  if (isOneDay && spans.length === 0) return 'closedDay';
  const isShortDay = spans.every(([from, to]) => minutesBetween(from, to) < durationMinutes);
  const isOfDays = durationMinutes > longestSpanMinutes(opening.hours);
  if (isOneDay && isShortDay && !isOfDays) return 'tooLong';
  if (time.kind !== 'instant') {
    // Where an empty calendar has no time either, nobody else took it.
    const isOfHours = isOneDay && freeWithin({ ...search, busy: [] }, time).length === 0;
    return isOfHours ? 'outsideHours' : 'full';
  }
  const clock = time.start.slice(11, 16);
  const done = Temporal.PlainTime.from(clock).add({ minutes: durationMinutes }).toString().slice(0, 5);
  const isLong =
    durationMinutes >= 24 * 60 || spans.every(([from, to]) => minutesBetween(from, to) < durationMinutes);
  const isOpen = spans.some(
    ([from, to]) => clock >= from && clock < to && (isLong || (done <= to && done > clock)),
  );
  if (isOpen) return 'taken';
  return spans.some(([from, to]) => clock >= from && clock < to) ? 'endsLate' : 'closedHour';
}

export const WEEKDAY_KEYS: readonly Weekday[] = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

export function weekdayOf(date: Temporal.PlainDate): Weekday {
  return WEEKDAY_KEYS[date.dayOfWeek - 1] ?? 'mon';
}

/** A time is offered only when the client can still get there; one asked for by the client may be sooner. */
function unhurried(opening: StudioCalendar): StudioCalendar {
  return { ...opening, noticeMinutes: Math.max(opening.noticeMinutes, 60) };
}

/** A job of more than a day is begun in the morning; in the evening the car would only stand there. */
function inTheMorning(slots: readonly Slot[], { opening, durationMinutes }: SlotSearch): readonly Slot[] {
  if (durationMinutes <= longestSpanMinutes(opening.hours)) return slots;
  const early = slots.filter((slot) => {
    const local = toLocal(slot.start, opening.timezone);
    const [first] = opening.hours[weekdayOf(local.toPlainDate())];
    return first !== undefined && minutesBetween(first[0], local.toString().slice(11, 16)) <= LATEST_BEGIN;
  });
  return early;
}

/** Minutes after opening at which a long job is still worth beginning. */
const LATEST_BEGIN = 180;

const FINEST_STEP = 15;
const DAYS_AHEAD = 21;
const MOST_OFFERED = 3;

function free(
  opening: StudioCalendar,
  { busy, now, durationMinutes, doneBy }: SlotSearch,
  from: string,
  to: string,
  limit: number,
): Slot[] {
  const slots = listFreeSlots(opening, busy, { durationMinutes, from, to, now, limit });
  const inTime = slots.filter(({ start, end }) => {
    const [begin, done] = [toLocal(start, opening.timezone), toLocal(end, opening.timezone)];
    return (
      begin.toPlainDate().equals(done.toPlainDate()) && done.toString().slice(11, 16) <= (doneBy ?? '24')
    );
  });
  return doneBy !== undefined && inTime.length > 0 ? inTime : slots;
}

/** The first, and others well apart from it, at whole hours where there are any. */
function spread(slots: readonly Slot[], timezone: string): Slot[] {
  const [first, ...others] = slots;
  if (!first) return [];
  const whole = others.filter((slot) => toLocal(slot.start, timezone).minute === 0);
  const pool = [first, ...(whole.length >= 2 ? whole : others)];
  const places =
    pool.length <= MOST_OFFERED ? pool.map((_, at) => at) : [0, Math.floor(pool.length / 2), pool.length - 1];
  return places.flatMap((at) => pool[at] ?? []);
}

function nearest(slots: readonly Slot[], clock: string, timezone: string): Slot[] {
  const away = (slot: Slot) =>
    Math.abs(minutesBetween(clock, toLocal(slot.start, timezone).toString().slice(11, 16)));
  return slots.toSorted((a, b) => away(a) - away(b));
}

function minutesBetween(from: string, to: string): number {
  const minutes = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));
  return minutes(to) - minutes(from);
}

function addMinutes(instant: string, minutes: number): string {
  return Temporal.Instant.from(instant).add({ minutes }).toString();
}
