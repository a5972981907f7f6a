import { Temporal } from 'temporal-polyfill';
import type { DialogState, WishedTime } from '../../dialog-state.ts';
import { jobsIn, readMessage } from '../../prices/index.ts';
import type { PlacedReading } from '../../understanding/find-times.ts';
import { WEEKDAY_AND_FIGURE, WEEKDAY_ONLY } from '../../understanding/time-words.data.ts';
import type { Understanding } from '../../understanding/understand.ts';
import type { Slot } from '../../when/index.ts';
import { foldText } from '../../words/fold-text.ts';
import { splitWords } from '../../words/split-words.ts';
import { type Context, toInstant, toLocal } from '../context.ts';
import { asksForDay } from './asks-for-day.ts';
import { findBareTime } from './find-bare-time.ts';
import { hourFirst } from './hour-first.ts';
import { isOpenAt } from './is-open-at.ts';
import { sameDayTime, wholeDay, withDayAfter } from './same-day.ts';
import { weekAfter } from './week-after.ts';

export type ResolvedTime = { slot: Slot } | { time: WishedTime };

/** As a wish in the studio's local time. */
export function timeOf(resolved: ResolvedTime, { studio }: Context): WishedTime {
  if ('time' in resolved) return resolved.time;
  const start = toLocal(resolved.slot.start, studio.timezone).toString().slice(0, 16);
  return { kind: 'instant', start, isAmbiguous: false };
}

/** The time a message asks for, read against what was offered and the day the talk is about. */
export function resolveTime(
  message: Understanding,
  before: DialogState,
  context: Context,
): ResolvedTime | null {
  const state = withDayAfter(message, before);
  if (state !== before && state.day !== null && message.times.reading === null)
    return { time: wholeDay(state.day) };
  const later = weekAfter(message, state, context);
  if (later) return { time: later };
  const offered = offeredSlot(message, state);
  if (offered) return { slot: offered };
  const hourTold = hourFirst(message, state);
  if (hourTold !== null) return placeClock(hourTold, state, context);
  const reading = onOfferedDate(message, state, context);
  const same = sameDayTime(message, state, context);
  // "The same day at three".
  if (same && reading?.kind === 'instant')
    return {
      time: { ...same, kind: 'instant', start: `${same.start.slice(0, 10)}${reading.start.slice(10, 16)}` },
    };
  const hour = reading ? hourBesideDay(reading, message, state, context) : null;
  if (reading && hour)
    return place(
      { ...reading, kind: 'instant', start: `${reading.start.slice(0, 10)}T${hour}` },
      message,
      state,
      context,
    );
  const meant = reading ? offeredOnWeekday(reading, message, state, context) : null;
  if (meant) return { slot: meant };
  if (reading)
    return inOpenHalf(place(reading, message, state, context), reading.isBareHour === true, context);
  const kept = same && keptClock(message, state, context);
  if (same && kept)
    return { time: { kind: 'instant', start: `${same.start.slice(0, 10)}T${kept}`, isAmbiguous: false } };
  if (same) return { time: same };
  const bare = findBareTime(message, state);
  if (bare === null) return null;
  return inOpenHalf(placeClock(bare, state, context), bare > '12:59' && bare < '20:00', context);
}

/** "10 on the Saturday": a bare figure beside a day is the hour where that hour is open to choose on it. */
function hourBesideDay(
  { kind, start, end }: PlacedReading,
  message: Understanding,
  state: DialogState,
  context: Context,
): string | null {
  if (kind !== 'date' || end || state.offered.length === 0) return null;
  const bare = findBareTime(message, state);
  if (bare === null) return null;
  const instant = toInstant(`${start.slice(0, 10)}T${bare}`, context.studio.timezone);
  return isOpenAt(instant, context) === true ? bare : null;
}

/** "Half past seven" at a studio that closes at five is in the morning. */
function inOpenHalf(
  resolved: ResolvedTime | null,
  isBareHour: boolean,
  context: Context,
): ResolvedTime | null {
  if (!isBareHour || !resolved || !('time' in resolved) || resolved.time.kind !== 'instant') return resolved;
  const { start } = resolved.time;
  const morning = Temporal.PlainDateTime.from(start).subtract({ hours: 12 }).toString().slice(0, 16);
  const isOpen = (local: string) => isOpenAt(toInstant(local, context.studio.timezone), context) === true;
  const isEarly = Number(morning.slice(11, 13)) >= EARLIEST && !isOpen(morning);
  if (morning.slice(0, 10) !== start.slice(0, 10) || isOpen(start)) return resolved;
  if (!isOpen(morning) && !isEarly) return resolved;
  return { time: { ...resolved.time, start: morning } };
}

/** Nobody asks a studio for an hour before this one; seven that is closed twice is seven in the morning. */
const EARLIEST = 6;

/** "Tuesday" after offers for next week's Tuesday means that one, not the nearest. */
function onOfferedDate(
  message: Understanding,
  state: DialogState,
  { studio }: Context,
): PlacedReading | null {
  const { reading } = message.times;
  const isSpan = reading?.kind === 'date' && reading.end !== undefined;
  if (!reading?.isDayNamed || isSpan || !isWeekdayAlone(reading, message)) return reading;
  const wished = Temporal.PlainDate.from(reading.start.slice(0, 10)).dayOfWeek;
  const dates = state.offered.flatMap((slot) => {
    const date = toLocal(slot.start, studio.timezone).toPlainDate();
    return date.dayOfWeek === wished ? [date.toString()] : [];
  });
  const [date] = dates;
  if (!date) return inWeekTalkedOf(reading, state);
  if (new Set(dates).size > 1) return reading;
  return onDate(reading, date);
}

function onDate(reading: PlacedReading, date: string): PlacedReading {
  const { start, end } = reading;
  return { ...reading, start: `${date}${start.slice(10)}`, ...(end && { end: `${date}${end.slice(10)}` }) };
}

/** "Friday" while a later week is talked about is the Friday of that week. */
function inWeekTalkedOf(reading: PlacedReading, { day }: DialogState): PlacedReading {
  if (day === null) return reading;
  const spoken = Temporal.PlainDate.from(day);
  const monday = spoken.subtract({ days: spoken.dayOfWeek - 1 });
  let date = Temporal.PlainDate.from(reading.start.slice(0, 10));
  while (Temporal.PlainDate.compare(date, monday) < 0) date = date.add({ days: 7 });
  return onDate(reading, date.toString());
}

/** "Thursday at 8" after offers of next week means the Thursday that was offered. */
function offeredOnWeekday(
  reading: PlacedReading,
  message: Understanding,
  state: DialogState,
  { studio }: Context,
): Slot | null {
  const figures = message.text.match(/\d+/g) ?? [];
  if (!reading.isDayNamed || reading.end || figures.length > 2 || !isWeekdayAlone(reading, message))
    return null;
  const wished = Temporal.PlainDate.from(reading.start.slice(0, 10)).dayOfWeek;
  const clock = reading.kind === 'instant' ? reading.start.slice(11, 16) : null;
  const fitting = state.offered.filter((slot) => {
    const local = toLocal(slot.start, studio.timezone);
    const time = local.toString().slice(11, 16);
    return local.dayOfWeek === wished && (clock === null || time === clock) && isWithin(time, reading);
  });
  return fitting.length === 1 ? (fitting[0] ?? null) : null;
}

/** "Monday the 22nd" names its date: only a weekday without one can mean the day that was offered. */
function isWeekdayAlone({ start, kind }: PlacedReading, { text }: Understanding): boolean {
  const figures = (text.match(/\d+/g) ?? []).map(Number);
  const date = Number(start.slice(8, 10));
  const isHour = kind === 'instant' && Number(start.slice(11, 13)) % 12 === date % 12;
  return WEEKDAY_ONLY.test(foldText(text)) && (isHour || !figures.includes(date));
}

/** "Thursday after two" is not met by a Thursday morning. */
function isWithin(time: string, { kind, start, end }: PlacedReading): boolean {
  if (kind !== 'daypart') return true;
  return time >= start.slice(11, 16) && (end === undefined || time < end.slice(11, 16));
}

/** The "one" of "the later one" is no hour, and "den zweiten" of three times is no day of the month. */
const POINTED =
  /^(?:\s*(?:ok(?:ay)?|then|yes|let's take|i'll take|the|ja|gut|dann|bitte|nehme?|nehmen|nimm|wir|ich|den|die|das|der|так|добре|тоді|давайте?|да|хорошо|тогда|беру|бер[её]м|візьму|возьму|обираю|выбираю|take|gimme|give me|на)[\s,]+)*(?:(?:later|earlier|latest|earliest|first|second|third|last) (?:one|slot|time)|(?:erste|zweite|dritte|letzte)[nrs]?|(?:перш|друг|трет|останн|перв|втор|последн)\p{L}+)(?:\s(?:termin|варіант|вариант))?\s*(?:please|bitte|будь ласка|пожалуйста)?[.!]?$/iu;

/** "No, rather the second one" about a time that was just chosen. */
function otherPassed(message: Understanding, { slot, passed }: DialogState): Slot | null {
  const { ordinal, intents, acts, times, text } = message;
  const isTurning = intents.has('instead') || intents.has('no') || acts.has('change');
  // "Friday at half past one" counts no times that were shown.
  if (times.reading !== null && !POINTED.test(text)) return null;
  return slot && ordinal !== null && isTurning && !isOfGoods(message) ? (passed?.at(ordinal) ?? null) : null;
}

/** "Make it a number 2 wash" is about the job. */
function isOfGoods({ rest, intents }: Understanding): boolean {
  return jobsIn(readMessage(rest)).length > 0 || intents.has('add');
}

/** "Ok, but drop the Range Rover", "yes, and how much with the cheaper film?" agrees to no time. */
function isOfMore(message: Understanding): boolean {
  const { text, denied } = message;
  return (
    denied.length > 0 ||
    isOfGoods(message) ||
    (text.includes('?') && splitWords(text).length > BRIEF) ||
    splitWords(text).length > MOST_OF_YES
  );
}

/** A yes with its courtesies is not longer. */
const MOST_OF_YES = 9;

/** Beside another question a place in a row is one of the times only where it is called so. */
function isOfSlot({ text }: Understanding, { asked }: DialogState): boolean {
  return asked?.kind === 'carType' && OF_TIMES.test(text);
}

const BRIEF = 3;
const OF_TIMES =
  /(?<!\p{L})(?:time|slot|appointment|termin\p{L}*|zeit|uhrzeit|час\p{L}{0,2}|врем\p{L}*)(?!\p{L})/iu;

function offeredSlot(message: Understanding, state: DialogState): Slot | null {
  if (state.offered.length === 0) return otherPassed(message, state);
  const isTimeAsked = state.asked?.kind === 'time' || state.asked?.kind === 'moveTime';
  const written = isTimeAsked ? (state.asked?.choices.indexOf(message.text.trim()) ?? -1) : -1;
  if (written >= 0) return state.offered[written] ?? null;
  const isPointing = message.times.reading === null || POINTED.test(message.text);
  const isBrief = splitWords(message.text).length <= BRIEF || POINTED.test(message.text);
  // "And the second dent too, please" counts dents while times are shown.
  const isTimeTold = isTimeAsked ? isBrief || !isOfGoods(message) : isOfSlot(message, state);
  if (message.ordinal !== null && isTimeTold && isPointing) return state.offered.at(message.ordinal) ?? null;
  if (message.times.reading !== null) return null;
  if (message.intents.has('anyTime')) return state.offered[0] ?? null;
  // A yes takes the first of the times, a name the only one; the booking is still put to the client.
  const isYes =
    message.intents.has('yes') &&
    !message.intents.has('no') &&
    message.topics.length === 0 &&
    !isOfMore(message) &&
    // "Давай 12" says which.
    findBareTime(message, state) === null;
  const isTaken = isYes || (message.name !== null && state.offered.length === 1);
  return isTimeAsked && isTaken ? (state.offered[0] ?? null) : null;
}

function place(
  reading: PlacedReading,
  message: Understanding,
  state: DialogState,
  context: Context,
): ResolvedTime | null {
  const first = placeOne(reading, message, state, context);
  if (!reading.also || !first || !('time' in first)) return first;
  const also = reading.also.flatMap((other) => {
    const { end: _, ...rest } = reading;
    const placed = placeOne({ ...rest, ...other, isDayNamed: true }, message, state, context);
    return placed && 'time' in placed ? placed.time : [];
  });
  return { time: { ...first.time, also } };
}

function placeOne(
  reading: PlacedReading,
  message: Understanding,
  state: DialogState,
  context: Context,
): ResolvedTime | null {
  const isAmbiguous = reading.alternative !== undefined;
  if (reading.kind === 'instant') {
    if (!reading.isDayNamed) return placeClock(reading.start.slice(11, 16), state, context, reading.start);
    return { time: { kind: 'instant', start: reading.start.slice(0, 16), isAmbiguous } };
  }
  const date = Temporal.PlainDate.from(reading.start.slice(0, 10));
  if (reading.kind === 'date') {
    const kept = clockBehindWeekday(message.text) ?? keptClock(message, state, context);
    if (kept && !reading.end) return { time: { kind: 'instant', start: `${date}T${kept}`, isAmbiguous } };
    const { hours } = state;
    if (hours && !reading.end && !message.intents.has('anyTime'))
      return {
        time: { kind: 'window', start: `${date}T${hours.from}`, end: `${date}T${hours.to}`, isAmbiguous },
      };
    const end = reading.end?.slice(0, 10) ?? date.add({ days: 1 }).toString();
    return { time: { kind: 'window', start: `${date}T00:00`, end: `${end}T00:00`, isAmbiguous } };
  }
  const day = reading.isDayNamed || state.day === null ? date.toString() : state.day;
  const start = reading.openStart ? `${day}T00:00` : `${day}${reading.start.slice(10, 16)}`;
  const end = reading.end ? `${day}${reading.end.slice(10, 16)}` : `${day}T23:59`;
  return { time: { kind: 'window', start, end, isAmbiguous } };
}

/** "Saturday 10, please": a figure behind a weekday that is no date is its hour. */
function clockBehindWeekday(text: string): string | null {
  const hour = Number(WEEKDAY_AND_FIGURE.exec(text)?.[1] ?? 0);
  return hour >= 8 && hour <= 18 ? `${String(hour).padStart(2, '0')}:00` : null;
}

/** A new day alone keeps the clock time that was already chosen. */
function keptClock(message: Understanding, state: DialogState, { studio }: Context): string | null {
  if (message.intents.has('otherTime') || asksForDay(message)) return null;
  if (state.slot) return toLocal(state.slot.start, studio.timezone).toString().slice(11, 16);
  const { wishedTime, booked } = state;
  if (!message.intents.has('sameTime')) return null;
  if (wishedTime?.kind === 'instant') return wishedTime.start.slice(11, 16);
  // "Her too, on Thursday at the same time": the hour of the visit that stands.
  return booked ? toLocal(booked.start, studio.timezone).toString().slice(11, 16) : null;
}

function placeClock(
  clock: string,
  state: DialogState,
  { studio }: Context,
  fallback?: string,
): ResolvedTime | null {
  const offered = state.offered.find(
    (slot) => toLocal(slot.start, studio.timezone).toString().slice(11, 16) === clock,
  );
  if (offered) return { slot: offered };
  const slotDay = state.slot ? toLocal(state.slot.start, studio.timezone).toString().slice(0, 10) : null;
  const day = slotDay ?? state.day ?? fallback?.slice(0, 10);
  return day ? { time: { kind: 'instant', start: `${day}T${clock}`, isAmbiguous: false } } : null;
}
