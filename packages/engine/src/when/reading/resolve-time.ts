import { Temporal } from 'temporal-polyfill';
import type { EngineLanguage } from '../../facts.ts';
import type { Part } from './meaning.ts';
import { hoursOfPart, isSecondHalf } from './part-hours.ts';
import type { Clock, TimePiece } from './piece.ts';
import type { WhenReading } from './read-when.ts';
import type { ResolvedDay } from './resolve-day.ts';

type Input = {
  day: ResolvedDay | null;
  times: readonly TimePiece[];
  now: Temporal.PlainDateTime;
  language: EngineLanguage;
};
type Reading = Omit<WhenReading, 'span'>;

/** Puts the day and the time together; a time alone is today if it is still to come, else tomorrow. */
export function joinDayAndTime({ day, times, now, language }: Input): Reading | null {
  const moment = times.find((piece) => piece.kind === 'moment');
  const isToday = day?.to === null && day.from.equals(now.toPlainDate());
  if (moment && (!day || isToday))
    return { kind: 'instant', start: stamp(now.add({ minutes: moment.minutesFromNow })) };
  const part = times.find((piece) => piece.kind === 'part')?.part ?? null;
  const exact = times.find((piece) => piece.kind !== 'part' && piece.kind !== 'moment');
  if (exact) return withDay(day, now, (date) => readExact(exact, part, date));
  if (part) return withDay(day, now, (date) => readPart(part, language, date));
  return day && readDay(day);
}

function readDay({ from, to, other }: ResolvedDay): Reading {
  return {
    kind: 'date',
    start: from.toString(),
    ...(to && { end: to.toString() }),
    ...(other && { alternative: { start: other.toString() } }),
  };
}

function withDay(
  day: ResolvedDay | null,
  now: Temporal.PlainDateTime,
  read: (date: Temporal.PlainDate) => Reading,
): Reading {
  if (!day) {
    const today = read(now.toPlainDate());
    const begins = today.openStart ? (today.end ?? today.start) : today.start;
    const isPast = Temporal.PlainDateTime.compare(Temporal.PlainDateTime.from(begins), now) <= 0;
    return isPast ? read(now.toPlainDate().add({ days: 1 })) : today;
  }
  const reading = read(day.from);
  const other = day.other && read(day.other);
  return other
    ? { ...reading, alternative: { start: other.start, ...(other.end && { end: other.end }) } }
    : reading;
}

function readExact(
  piece: Exclude<TimePiece, { kind: 'part' | 'moment' }>,
  part: Part | null,
  date: Temporal.PlainDate,
): Reading {
  switch (piece.kind) {
    case 'clock': {
      const { half, hour } = piece.clock;
      const isBareHour = half === 'bare' && hour <= 7 && part === null;
      return { kind: 'instant', start: at(date, piece.clock, part), ...(isBareHour && { isBareHour }) };
    }
    case 'after':
      return { kind: 'daypart', start: at(date, piece.from, part) };
    case 'before':
      return {
        kind: 'daypart',
        start: stamp(date.toPlainDateTime()),
        end: at(date, piece.to, part),
        openStart: true,
      };
    case 'between': {
      const end = at(date, piece.to, part);
      // "From 10 to 2": the end decides which half of the day the beginning is in.
      const start = at(date, piece.from, part);
      return {
        kind: 'daypart',
        start: start < end ? start : at(date, { ...piece.from, half: 'am' }, null),
        end,
      };
    }
  }
}

function readPart(part: Part, language: EngineLanguage, date: Temporal.PlainDate): Reading {
  const [from, to] = hoursOfPart(part, language);
  return {
    kind: 'daypart',
    start: stamp(date.toPlainDateTime({ hour: from })),
    end: stamp(date.toPlainDateTime({ hour: to })),
  };
}

/** A bare hour from one to seven is in the afternoon, from eight to twelve as it is said. */
function at(date: Temporal.PlainDate, clock: Clock, part: Part | null): string {
  const { hour, minute } = clock;
  const inAfternoon =
    hour < 12 &&
    (clock.half === 'pm' ||
      (clock.half === 'bare' && (part ? isSecondHalf(part) : hour <= 7)) ||
      (clock.half === 'early' && part !== null && isSecondHalf(part)));
  const isMidnight = clock.half === 'am' && hour === 12;
  const hours = isMidnight ? 0 : inAfternoon ? hour + 12 : hour;
  return stamp(date.toPlainDateTime().add({ hours, minutes: minute }));
}

function stamp(moment: Temporal.PlainDateTime): string {
  return moment.toString({ smallestUnit: 'minute' });
}
