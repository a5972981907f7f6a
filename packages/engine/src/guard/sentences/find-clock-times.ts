import { CLOCK_AFTER, CLOCK_BEFORE, CLOCK_RANGE } from './clock-words.data.ts';

/** A time of day in minutes; two of them where the half of the day is not said. */
export type ClockTime = { minutes: number[]; start: number; end: number; text: string; isRange: boolean };

export function findClockTimes(text: string): ClockTime[] {
  const ranges = [...text.matchAll(CLOCK_RANGE)].flatMap((match) => {
    const [whole, from = '', , to = '', , half = ''] = match;
    const at = match.index;
    const toAt = at + whole.lastIndexOf(to);
    return [
      timeOf({ hour: from, minute: match[2], half: '', start: at, text: whole, isRange: true }),
      timeOf({ hour: to, minute: match[4], half, start: toAt, text: whole, isRange: true }),
    ];
  });
  const full = [...text.matchAll(FULL)].map((match) =>
    timeOf({ hour: match[1], minute: match[2], half: match[3], start: match.index, text: match[0] }),
  );
  const hours = [...text.matchAll(CLOCK_AFTER), ...text.matchAll(CLOCK_BEFORE)].map((match) =>
    timeOf({ hour: match[1], minute: '', half: match[2], start: match.index, text: match[0] }),
  );
  const kept: ClockTime[] = [];
  for (const time of [...ranges, ...full, ...hours].flatMap((one) => one ?? []))
    if (!kept.some((one) => time.start < one.end && one.start < time.end)) kept.push(time);
  return kept.toSorted((a, b) => a.start - b.start);
}

const FULL = /(?<![\d.,:])(\d{1,2}):(\d{2})(?!\d)(?:\s?(am|pm|a\.m\.|p\.m\.|uhr))?/giu;

type Read = {
  hour: string | undefined;
  minute: string | undefined;
  half: string | undefined;
  start: number;
  text: string;
  isRange?: boolean;
};

function timeOf({ hour = '', minute = '', half = '', start, text, isRange = false }: Read): ClockTime | null {
  const h = Number(hour);
  const m = Number(minute || 0);
  if (hour === '' || h > 24 || m > 59) return null;
  const isMorning = /^a/iu.test(half) || /ранку|утра/iu.test(half);
  const isEvening = /^p/iu.test(half) || /вечора|вечера/iu.test(half);
  const isOpen = minute === '' && !isMorning && !isEvening && !/uhr/iu.test(half) && h >= 1 && h <= 11;
  const first = isEvening && h < 12 ? h + 12 : h;
  const minutes = isOpen ? [h * 60, (h + 12) * 60] : [first * 60 + m];
  const length = isRange ? hour.length + (minute ? minute.length + 1 : 0) : text.length;
  return { minutes, start, end: start + length, text: text.trim(), isRange };
}
