import { type OpeningHours, type Weekday, weekdays } from '@glossa/contracts';
import { minutesOf, readClockTime, writeMinutes } from './clock-time.ts';

export type Span = OpeningHours[Weekday][number];
export const maxSpans = 4;

const workdays: readonly Weekday[] = ['mon', 'tue', 'wed', 'thu', 'fri'];
const usualDay: Span = ['09:00', '18:00'];
const breakMinutes = 60;

/** A closed day opens with the hours of the nearest open day before it, else with usual ones. */
export function openDay(hours: OpeningHours, day: Weekday): OpeningHours {
  const before = weekdays.slice(0, weekdays.indexOf(day)).reverse();
  const example = before.map((other) => hours[other]).find((spans) => spans.length > 0);
  return { ...hours, [day]: example ?? [usualDay] };
}

export function closeDay(hours: OpeningHours, day: Weekday): OpeningHours {
  return { ...hours, [day]: [] };
}

/** Puts an hour's break into the middle of the longest span; null where no span has room for one. */
export function addBreak(spans: readonly Span[]): Span[] | null {
  if (spans.length === 0 || spans.length >= maxSpans) return null;
  const longest = spans.reduce((best, span) => (lengthOf(span) > lengthOf(best) ? span : best));
  const [from, to] = [minutesOf(longest[0]), minutesOf(longest[1])];
  // The break starts on the half hour at or before the middle, so that both halves read well.
  const pause = Math.floor((from + (to - from - breakMinutes) / 2) / 30) * 30;
  if (!(pause > from && pause + breakMinutes < to)) return null;
  return spans.flatMap((span): Span[] =>
    span === longest
      ? [
          [span[0], writeMinutes(pause)],
          [writeMinutes(pause + breakMinutes), span[1]],
        ]
      : [span],
  );
}

export function removeSpan(spans: readonly Span[], index: number): Span[] {
  return spans.filter((_, position) => position !== index);
}

export function changeSpan(spans: readonly Span[], index: number, span: Span): Span[] {
  return spans.map((old, position) => (position === index ? span : old));
}

/** The day's hours on Monday to Friday, or on all seven days. */
export function copyDay(hours: OpeningHours, day: Weekday, to: 'workdays' | 'week'): OpeningHours {
  const targets = to === 'workdays' ? workdays : weekdays;
  return { ...hours, ...Object.fromEntries(targets.map((target) => [target, hours[day]])) };
}

/** Times as the contract wants them, whatever was typed; what is no time stays to be complained about. */
export function tidyHours(hours: OpeningHours): OpeningHours {
  const tidy = (spans: Span[]) =>
    spans.map(([from, to]): Span => [readClockTime(from) ?? from, readClockTime(to) ?? to]);
  return {
    mon: tidy(hours.mon),
    tue: tidy(hours.tue),
    wed: tidy(hours.wed),
    thu: tidy(hours.thu),
    fri: tidy(hours.fri),
    sat: tidy(hours.sat),
    sun: tidy(hours.sun),
  };
}

function lengthOf([from, to]: Span): number {
  return minutesOf(to) - minutesOf(from);
}
