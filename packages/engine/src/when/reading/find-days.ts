import type { Temporal } from 'temporal-polyfill';
import type { EngineLanguage } from '../../facts.ts';
import { findExplicitDate } from './find-explicit-date.ts';
import { findHoliday } from './find-holiday.ts';
import { findOffset } from './find-offset.ts';
import { findPeriod, findWeekOfMonth } from './find-period.ts';
import { findWeekday } from './find-weekday.ts';
import type { DayPiece, Placed } from './piece.ts';
import { hasSign, meaning, type Token } from './token.ts';

export type DayContext = { today: Temporal.PlainDate; language: EngineLanguage };

/** What the message says about the day, in the order of the words. */
export function findDays(tokens: readonly Token[], context: DayContext): Placed<DayPiece>[] {
  const found: Placed<DayPiece>[] = [];
  for (let at = 0; at < tokens.length; ) {
    const piece = findDayAt(tokens, at, context);
    if (piece) found.push(piece);
    at = Math.max(at + 1, piece?.to ?? 0);
  }
  return found;
}

function findDayAt(tokens: readonly Token[], at: number, context: DayContext): Placed<DayPiece> | null {
  return (
    findHoliday(tokens, at, context) ??
    findWeekOfMonth(tokens, at, context) ??
    findExplicitDate(tokens, at, context) ??
    findOffset(tokens, at, context) ??
    findPeriod(tokens, at, context) ??
    findWeekday(tokens, at, context) ??
    findRelativeDay(tokens, at, context)
  );
}

function isTomorrow(token: Token | undefined): boolean {
  return /^(?:завтра|morgen)$/u.test(token?.folded ?? '');
}

/** "tomorrow", "übermorgen", "day after tomorrow", "tonight". */
function findRelativeDay(
  tokens: readonly Token[],
  at: number,
  { today, language }: DayContext,
): Placed<DayPiece> | null {
  if (
    tokens[at]?.folded === 'day' &&
    hasSign(tokens[at + 1], 'after') &&
    meaning(tokens[at + 2], 'day')?.offset === 1
  ) {
    return { piece: { kind: 'date', date: today.add({ days: 2 }) }, from: at, to: at + 3 };
  }
  // "После завтра" typed apart.
  if (/^(?:после|післ[яе]|uber)$/u.test(tokens[at]?.folded ?? '') && isTomorrow(tokens[at + 1]))
    return { piece: { kind: 'date', date: today.add({ days: 2 }) }, from: at, to: at + 2 };
  if (TONIGHT.has(tokens[at]?.folded ?? ''))
    return { piece: { kind: 'date', date: today }, from: at, to: at };
  const day = meaning(tokens[at], 'day');
  if (!day || (language === 'DE' && isMorningWord(tokens, at))) return null;
  return { piece: { kind: 'date', date: today.add({ days: day.offset }) }, from: at, to: at + 1 };
}

/** The word is also a part of the day, so it stays for the time. */
const TONIGHT = new Set(['tonight', 'tonite', '2nite', '2night']);

/** "Montag morgen" and "am Morgen" speak of the morning, "morgen" alone of tomorrow. */
export function isMorningWord(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.folded !== 'morgen') return false;
  const before = tokens[at - 1];
  return meaning(before, 'weekday') !== null || (hasSign(before, 'on') && tokens[at]?.isCapital === true);
}
