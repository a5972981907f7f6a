import { Temporal } from 'temporal-polyfill';
import { orthodoxEaster, westernEaster } from './easter.ts';
import type { DayContext } from './find-days.ts';
import { comingDate } from './find-explicit-date.ts';
import { HOLIDAYS, type Holiday } from './holidays.data.ts';
import type { DayPiece, Placed } from './piece.ts';
import { hasSign, meaning, type Token } from './token.ts';

/** "Boxing Day", "am Dienstag nach Ostern", "на Великдень": a day that has a name, the next time it comes, or a weekday beside it. */
export function findHoliday(
  tokens: readonly Token[],
  at: number,
  context: DayContext,
): Placed<DayPiece> | null {
  return (
    findWeekdayBeside(tokens, at, context) ??
    findWeekdayBehind(tokens, at, context) ??
    findNamed(tokens, at, context)
  );
}

/** "Tuesday after Easter", "в субботу перед пасхой". */
function findWeekdayBeside(
  tokens: readonly Token[],
  at: number,
  context: DayContext,
): Placed<DayPiece> | null {
  const weekday = meaning(tokens[at], 'weekday')?.weekday;
  const direction = directionOf(tokens[at + 1]);
  if (weekday === undefined || direction === null) return null;
  const holiday = findNamed(tokens, skipArticle(tokens, at + 2), context);
  return holiday && { piece: weekdayFrom(holiday.date, weekday, direction), from: at, to: holiday.to };
}

/** "После пасхи во вторник", "nach Ostern am Mittwoch". */
function findWeekdayBehind(
  tokens: readonly Token[],
  at: number,
  context: DayContext,
): Placed<DayPiece> | null {
  const direction = directionOf(tokens[at]);
  if (direction === null) return null;
  const holiday = findNamed(tokens, skipArticle(tokens, at + 1), context);
  if (!holiday) return null;
  const weekdayAt = hasSign(tokens[holiday.to], 'on', 'at') ? holiday.to + 1 : holiday.to;
  const weekday = meaning(tokens[weekdayAt], 'weekday')?.weekday;
  if (weekday === undefined) return null;
  return { piece: weekdayFrom(holiday.date, weekday, direction), from: at, to: weekdayAt + 1 };
}

function directionOf(token: Token | undefined): -1 | 1 | null {
  return hasSign(token, 'after') ? 1 : hasSign(token, 'before') ? -1 : null;
}

function skipArticle(tokens: readonly Token[], at: number): number {
  return ['the', 'den', 'dem'].includes(tokens[at]?.folded ?? '') ? at + 1 : at;
}

/** The nearest such weekday on that side of the holiday, never the holiday itself. */
function weekdayFrom(holiday: Temporal.PlainDate, weekday: number, direction: -1 | 1): DayPiece {
  const days = (direction * (weekday - holiday.dayOfWeek) + 7) % 7 || 7;
  return { kind: 'date', date: holiday.add({ days: direction * days }) };
}

type Named = Placed<DayPiece> & { date: Temporal.PlainDate };

function findNamed(tokens: readonly Token[], at: number, { today, language }: DayContext): Named | null {
  for (const { holiday, words } of NAMED[language].get(tokens[at]?.folded ?? '') ?? []) {
    if (!words.every((word, i) => tokens[at + i]?.folded === word)) continue;
    const date = comingHoliday(today, holiday.day);
    return date && { piece: { kind: 'date', date }, date, from: at, to: at + words.length };
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
