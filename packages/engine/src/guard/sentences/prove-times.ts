import { Temporal } from 'temporal-polyfill';
import { durationOf } from '../../dialog/answers/duration-of.ts';
import { newContext, toInstant, toLocal } from '../../dialog/context.ts';
import { listFreeSlots } from '../../when/index.ts';
import { WEEKDAYS } from '../../when/slots/studio-calendar.ts';
import { AVAILABLE, CLOSED, OPEN, TAKEN } from './claim-words.data.ts';
import { type ClockTime, findClockTimes } from './find-clock-times.ts';
import { findDays, type NamedDays } from './find-days.ts';
import type { Refusal, Sources } from './sources.ts';
import { holds, isDeclined, isQuestion } from './stance.ts';
import { toldBy } from './told-facts.ts';

type Said = { sentence: string; before: string; isDone: boolean };

/** What a sentence says of times and days that neither hours, calendar, owner nor client bear out. */
export function unprovedTimes(
  { sentence, before, isDone }: Said,
  sources: Sources,
  starts: Set<string>,
): Refusal[] {
  const { studio, now } = sources;
  const today = toLocal(now, studio.timezone).toPlainDate();
  const days = findDays(sentence, today);
  const times = findClockTimes(sentence).filter((time) => !days.some((day) => overlaps(day, time)));
  const scope = {
    sentence,
    days,
    times,
    isDone,
    before: findDays(before, today).at(-1) ?? null,
    today,
    starts,
  };
  const wrongDates = days.filter(({ weekdays }) => weekdays.length === 0);
  if (wrongDates.length > 0)
    return wrongDates.map(({ start, end }) => ({ kind: 'day', text: sentence.slice(start, end) }));
  const wrongTimes = times.filter((time) => !isProved(time, scope, sources));
  return [
    ...wrongTimes.map(({ text }): Refusal => ({ kind: 'time', text })),
    ...(times.length === 0 ? unprovedDays(scope, sources) : []),
  ];
}

type Scope = {
  sentence: string;
  days: readonly NamedDays[];
  times: readonly ClockTime[];
  isDone: boolean;
  /** The day the talk was about just before. */
  before: NamedDays | null;
  today: Temporal.PlainDate;
  /** Free times the reply names, as instants. */
  starts: Set<string>;
};

function isProved(time: ClockTime, scope: Scope, sources: Sources): boolean {
  const { sentence, isDone } = scope;
  const day = dayOf(time, scope);
  const visit = visitAt(time, day, sources);
  if (visit !== null) {
    // A question asks about the visit, or about a free time that happens to be where one ends.
    if (isQuestion(sentence) && !isFree(time, day, scope, sources)) scope.starts.add(visit);
    return true;
  }
  if (isDone) return false;
  if (isToldTime(time, sources)) return true;
  if (holds(sentence, TAKEN) || isDeclined(sentence)) return true;
  const isHours = holds(sentence, OPEN) || holds(sentence, CLOSED) || time.isRange;
  if (isHours && isBoundary(time, day, sources)) return true;
  if (isHours && !holds(sentence, AVAILABLE)) return false;
  if (isQuestion(sentence) && isClients(time, sources) && !day) return true;
  return isFree(time, day ?? scope.before ?? settledDay(sources), scope, sources);
}

/** The nearest day before the time; else the next one behind it in the same breath. */
function dayOf({ start, end }: ClockTime, { days, sentence }: Scope): NamedDays | null {
  const before = days.findLast((day) => day.start < start);
  const next = days.find((day) => day.start > start);
  return before ?? (next && !sentence.slice(end, next.start).includes(',') ? next : null);
}

function settledDay({ day }: Sources): NamedDays | null {
  if (day === null) return null;
  return { weekdays: [Temporal.PlainDate.from(day).dayOfWeek - 1], date: day, start: 0, end: 0 };
}

/** The start of the visit that begins or ends then. */
function visitAt({ minutes }: ClockTime, day: NamedDays | null, { visits, studio }: Sources): string | null {
  const found = visits.find(({ start, end }) =>
    [start, end].some((instant) => {
      const local = toLocal(instant, studio.timezone);
      const isDay =
        day === null ||
        (day.date === null
          ? day.weekdays.includes(local.dayOfWeek - 1)
          : day.date === local.toPlainDate().toString());
      return isDay && minutes.includes(local.hour * 60 + local.minute);
    }),
  );
  return found?.start ?? null;
}

function isToldTime({ minutes }: ClockTime, { studio }: Sources): boolean {
  return toldBy(studio).some(({ clause }) =>
    findClockTimes(clause).some((told) => told.minutes.some((minute) => minutes.includes(minute))),
  );
}

function isClients({ minutes }: ClockTime, { client }: Sources): boolean {
  return client.some((text) =>
    findClockTimes(text).some((said) => said.minutes.some((minute) => minutes.includes(minute))),
  );
}

/** The studio opens or closes then, on each of these days; on any where none is named. */
function isBoundary({ minutes }: ClockTime, day: NamedDays | null, { studio }: Sources): boolean {
  const { hours } = studio;
  if (!hours) return false;
  const isOn = (weekday: number) =>
    (hours[WEEKDAYS[weekday] ?? 'mon'] ?? []).flat().some((edge) => minutes.includes(minutesOf(edge)));
  return day ? day.weekdays.every(isOn) : WEEKDAYS.some((_, weekday) => isOn(weekday));
}

function minutesOf(clock: string): number {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return hour * 60 + minute;
}

/** The work of the talk can begin then, or a look-up found that time. */
function isFree(
  { minutes }: ClockTime,
  day: NamedDays | null,
  { today, starts }: Scope,
  sources: Sources,
): boolean {
  const { studio, slots } = sources;
  const isAt = (instant: string) => {
    const local = toLocal(instant, studio.timezone);
    return minutes.includes(local.hour * 60 + local.minute) && isOfDay(local, day);
  };
  const start = slots.find(isAt) ?? freeStarts(today, day, sources).find(isAt);
  if (start !== undefined) starts.add(start);
  return start !== undefined;
}

function isOfDay(local: Temporal.PlainDateTime, day: NamedDays | null): boolean {
  if (day === null) return true;
  return day.date === null
    ? day.weekdays.includes(local.dayOfWeek - 1)
    : day.date === local.toPlainDate().toString();
}

/** A day of the week is the next one of its name. */
const DAYS_AHEAD = 8;
const MOST_STARTS = 400;

function freeStarts(today: Temporal.PlainDate, day: NamedDays | null, sources: Sources): string[] {
  const { studio, calendar, now, rows } = sources;
  const { opening } = newContext(studio, calendar, now);
  if (!opening) return [];
  const first = day?.date ? Temporal.PlainDate.from(day.date) : today;
  const until = first.add({ days: day?.date ? 1 : DAYS_AHEAD });
  return listFreeSlots(opening, calendar.busy, {
    durationMinutes: durationOf(rows, studio),
    from: toInstant(`${first}T00:00`, studio.timezone),
    to: toInstant(`${until}T00:00`, studio.timezone),
    now: toInstant(now, studio.timezone),
    limit: MOST_STARTS,
  }).map(({ start }) => start);
}

/** Days without a time: "we are closed on Sundays", "Friday works". */
function unprovedDays({ sentence, days, today }: Scope, sources: Sources): Refusal[] {
  const { hours, holidays = [] } = sources.studio;
  if (!hours || days.length === 0) return [];
  const isOpenOn = ({ weekdays, date }: NamedDays) =>
    !(date !== null && holidays.includes(date)) &&
    weekdays.every((weekday) => (hours[WEEKDAYS[weekday] ?? 'mon'] ?? []).length > 0);
  const isShutOn = (day: NamedDays) =>
    (day.date !== null && holidays.includes(day.date)) ||
    day.weekdays.every((weekday) => (hours[WEEKDAYS[weekday] ?? 'mon'] ?? []).length === 0);
  const refuse = (day: NamedDays): Refusal => ({ kind: 'day', text: sentence.slice(day.start, day.end) });
  if (isQuestion(sentence)) return [];
  if (holds(sentence, CLOSED)) return days.filter((day) => !isShutOn(day)).map(refuse);
  if (isDeclined(sentence) || holds(sentence, TAKEN)) return [];
  if (holds(sentence, OPEN)) return days.filter((day) => !isOpenOn(day)).map(refuse);
  if (!holds(sentence, AVAILABLE)) return [];
  const { timezone } = sources.studio;
  return days
    .filter((day) => !freeStarts(today, day, sources).some((start) => isOfDay(toLocal(start, timezone), day)))
    .map(refuse);
}

function overlaps(one: { start: number; end: number }, other: { start: number; end: number }): boolean {
  return one.start < other.end && other.start < one.end;
}
