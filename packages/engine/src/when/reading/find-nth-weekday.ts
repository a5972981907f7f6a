import { Temporal } from 'temporal-polyfill';
import type { DayContext } from './find-days.ts';
import type { DayPiece, Placed } from './piece.ts';
import { hasSign, meaning, type Token } from './token.ts';

/** "second Tuesday of July", "am letzten Montag im Mai", "в первую среду июня". */
export function findNthWeekday(
  tokens: readonly Token[],
  at: number,
  { today }: DayContext,
): Placed<DayPiece> | null {
  const isLast = hasSign(tokens[at], 'last');
  const lastDay = isLast ? lastDayOfMonth(tokens, at, today) : null;
  if (lastDay) return lastDay;
  const nth = isLast ? -1 : (meaning(tokens[at], 'ordinal')?.value ?? tokens[at]?.ordinal ?? 0);
  const weekday = meaning(tokens[at + 1], 'weekday')?.weekday;
  if (weekday === undefined || nth === 0 || nth > 5) return null;
  let monthAt = at + 2;
  while (hasSign(tokens[monthAt], 'of', 'in', 'on', 'at') || tokens[monthAt]?.folded === 'the') monthAt += 1;
  const month = meaning(tokens[monthAt], 'month')?.month;
  const isNextMonth = hasSign(tokens[monthAt], 'next');
  if (isNextMonth || hasSign(tokens[monthAt], 'this')) monthAt += 1;
  const isAnyMonth =
    (monthAt > at + 2 || /^(?:месяца|місяця)$/u.test(tokens[monthAt]?.folded ?? '')) &&
    meaning(tokens[monthAt], 'unit')?.unit === 'month';
  if (month === undefined && !isAnyMonth) return null;
  const first = today.with({ month: month ?? today.month, day: 1 }).add({ months: isNextMonth ? 1 : 0 });
  const date = [first, first.add(month === undefined ? { months: 1 } : { years: 1 })]
    .map((one) => nthWeekday(one.year, one.month, weekday, nth))
    .find((one) => Temporal.PlainDate.compare(one, today) >= 0);
  return date ? { piece: { kind: 'date', date }, from: at, to: monthAt + 1 } : null;
}

/** "The last day of March", "в последний день марта". */
function lastDayOfMonth(
  tokens: readonly Token[],
  at: number,
  today: Temporal.PlainDate,
): Placed<DayPiece> | null {
  if (meaning(tokens[at + 1], 'unit')?.unit !== 'day') return null;
  let monthAt = at + 2;
  while (hasSign(tokens[monthAt], 'of', 'in', 'on') || tokens[monthAt]?.folded === 'the') monthAt += 1;
  const isThisMonth = meaning(tokens[monthAt], 'unit')?.unit === 'month';
  const month = isThisMonth ? today.month : meaning(tokens[monthAt], 'month')?.month;
  if (month === undefined) return null;
  const first = new Temporal.PlainDate(month < today.month ? today.year + 1 : today.year, month, 1);
  const date = first.add({ months: 1 }).subtract({ days: 1 });
  return { piece: { kind: 'date', date }, from: at, to: monthAt + 1 };
}

function nthWeekday(year: number, month: number, weekday: number, nth: number): Temporal.PlainDate {
  const first = new Temporal.PlainDate(year, month, 1);
  if (nth > 0) return first.add({ days: ((weekday - first.dayOfWeek + 7) % 7) + (nth - 1) * 7 });
  const last = first.add({ months: 1 }).subtract({ days: 1 });
  return last.subtract({ days: (last.dayOfWeek - weekday + 7) % 7 });
}
