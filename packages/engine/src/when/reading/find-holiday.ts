import { Temporal } from 'temporal-polyfill';
import { orthodoxEaster, westernEaster } from './easter.ts';
import type { DayContext } from './find-days.ts';
import { comingDate } from './find-explicit-date.ts';
import { HOLIDAYS, type Holiday } from './holidays.data.ts';
import type { DayPiece, Placed } from './piece.ts';
import type { Token } from './token.ts';

/** "Boxing Day", "Pfingstsonntag", "на Великдень": a day that has a name, the next time it comes. */
export function findHoliday(
  tokens: readonly Token[],
  at: number,
  { today, language }: DayContext,
): Placed<DayPiece> | null {
  for (const { holiday, words } of NAMED[language].get(tokens[at]?.folded ?? '') ?? []) {
    if (!words.every((word, i) => tokens[at + i]?.folded === word)) continue;
    const date = comingHoliday(today, holiday.day);
    return date && { piece: { kind: 'date', date }, from: at, to: at + words.length };
  }
  return null;
}

/** The holidays by the first word of their names. */
const NAMED = {
  EN: byFirstWord(HOLIDAYS.EN),
  DE: byFirstWord(HOLIDAYS.DE),
  UA: byFirstWord(HOLIDAYS.UA),
  RU: byFirstWord(HOLIDAYS.RU),
};

function byFirstWord(holidays: readonly Holiday[]) {
  const named = holidays.map((holiday) => ({ holiday, words: holiday.words.split(' ') }));
  return Map.groupBy(named, ({ words }) => words[0] ?? '');
}

function comingHoliday(today: Temporal.PlainDate, day: Holiday['day']): Temporal.PlainDate | null {
  if ('month' in day) return comingDate(today, day.month, day.day);
  const easter = day.easter === 'western' ? westernEaster : orthodoxEaster;
  const dates = [today.year, today.year + 1].map((year) => easter(year).add({ days: day.offset }));
  return dates.find((date) => Temporal.PlainDate.compare(date, today) >= 0) ?? null;
}
