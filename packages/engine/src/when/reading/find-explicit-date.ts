import { Temporal } from 'temporal-polyfill';
import { isCommonWord } from '../../words/is-common-word.ts';
import type { DayContext } from './find-days.ts';
import { findNthWeekday } from './find-nth-weekday.ts';
import { lexiconOf } from './lexicon/meanings-of.ts';
import type { DayPiece, Placed } from './piece.ts';
import { hasSign, meaning, type Token } from './token.ts';

/** "20 March", "am 20.3.", "3/20", "on the 5th", "двадцать первого", "first Monday of April". */
export function findExplicitDate(
  tokens: readonly Token[],
  at: number,
  context: DayContext,
): Placed<DayPiece> | null {
  return (
    findFigures(tokens, at, context) ??
    findNthWeekday(tokens, at, context) ??
    findDayAndMonth(tokens, at, context) ??
    findDayOfMonth(tokens, at, context)
  );
}

function findFigures(
  tokens: readonly Token[],
  at: number,
  { today, language }: DayContext,
): Placed<DayPiece> | null {
  const { first = 0, second = 0, year, mark, isPadded, hasEndDot } = tokens[at]?.figures ?? {};
  if (mark === undefined) return null;
  const before = tokens[at - 1];
  const isShortDay = lexiconOf(language).shortWeekdays.has(before?.folded ?? '');
  const isNamed = meaning(before, 'weekday') !== null || hasSign(before, 'on') || isShortDay;
  const isTime =
    hasSign(tokens[at + 1], 'clock') || (hasSign(before, 'at') && !hasSign(before, 'on') && second > 12);
  const isDate = mark !== '.' || hasEndDot || isPadded || isNamed;
  if (!isDate || isTime) return null;
  // Only with slashes can the month come first; 8.30 is a time.
  if (second > 12 && mark === '.') return null;
  const [day, month] = second > 12 ? [second, first] : [first, second];
  const date = year ? dateOf(year, month, day) : comingDate(today, month, day);
  return date && { piece: { kind: 'date', date }, from: at, to: at + 1 };
}

/** "20 March", "March 20th", "the 3rd of August", "am siebten Juni", "двадцать первого марта". */
function findDayAndMonth(
  tokens: readonly Token[],
  at: number,
  { today }: DayContext,
): Placed<DayPiece> | null {
  const leading = meaning(tokens[at], 'month');
  if (leading) {
    const dayAt = tokens[at + 1]?.folded === 'the' ? at + 2 : at + 1;
    const day = dayNumber(tokens, dayAt);
    const isTime = hasSign(tokens[day?.to ?? 0], 'am', 'pm', 'clock');
    return day && !isTime ? placed(today, leading.month, day.value, at, day.to, tokens) : null;
  }
  const start = tokens[at]?.folded === 'the' ? at + 1 : at;
  const day = dayNumber(tokens, start);
  if (!day) return null;
  const monthAt = hasSign(tokens[day.to], 'of') || tokens[day.to]?.folded === 'числа' ? day.to + 1 : day.to;
  const month = meaning(tokens[monthAt], 'month');
  return month && placed(today, month.month, day.value, at, monthAt + 1, tokens);
}

function placed(
  today: Temporal.PlainDate,
  month: number,
  day: number,
  from: number,
  to: number,
  tokens: readonly Token[],
): Placed<DayPiece> | null {
  const year = tokens[to]?.digits ?? 0;
  const hasYear = year >= 2000 && year < 2100;
  const date = hasYear ? dateOf(year, month, day) : comingDate(today, month, day);
  return date && { piece: { kind: 'date', date }, from, to: hasYear ? to + 1 : to };
}

/** "on the 5th", "am 5.", "5-го", "20-го числа", "двадцатого". */
function findDayOfMonth(
  tokens: readonly Token[],
  at: number,
  { today }: DayContext,
): Placed<DayPiece> | null {
  const day = dayNumber(tokens, at);
  if (!day) return null;
  const token = tokens[at];
  const before = tokens[at - 1];
  const isLed =
    hasSign(before, 'on') ||
    (before?.folded === 'the' && hasSign(tokens[at - 2], 'on', 'at', 'after', 'before')) ||
    isBareDay(tokens, at, day);
  const isNamed = hasSign(tokens[day.to], 'dayOfMonth') || isBeforeTime(tokens, at, day);
  // "18-е" may be a place in a row only while it is small, and stands beside no weekday.
  const isPlace = day.value <= MOST_CHOICES && meaning(before, 'weekday') === null;
  const isSuffixed =
    /\d(?:-?(?:го|ого)|th|st|nd|rd)$/u.test(token?.folded ?? '') ||
    (!isPlace && /\d-?(?:е|ое|те|ше|ме)$/u.test(token?.folded ?? ''));
  const isGenitive = /ого$|ьего$|ього$/u.test(tokens[day.to - 1]?.folded ?? '') && day.value >= 5;
  const isOrdinal = token?.ordinal !== null || meaning(tokens[day.to - 1], 'ordinal') !== null;
  // Feminine forms are hours: "на третю" is before three, "на третє" is the third; "на втором" is a floor.
  const isHourForm = /(?:[уюаяйї]|[ое]м)$/u.test(tokens[day.to - 1]?.folded ?? '') && token?.ordinal === null;
  const next = tokens[day.to];
  const isNoun =
    next !== undefined &&
    !isLed &&
    /^\p{L}{3,}$/u.test(next.folded) &&
    next.meanings.length === 0 &&
    tokens[day.to - 1]?.endsClause !== true &&
    !isCommonWord(next.folded);
  const isThing = ONE.has(next?.folded ?? '') || isNoun;
  const ok = isNamed || (isOrdinal && !isThing && !isHourForm && (isLed || isSuffixed || isGenitive));
  const isMinutes =
    hasSign(before, 'half', 'quarter') ||
    meaning(before, 'unit')?.unit === 'minute' ||
    hasSign(tokens[day.to], 'clock');
  if (!ok || isMinutes) return null;
  const date = comingDayOfMonth(today, day.value);
  return (
    date && {
      piece: { kind: 'date', date },
      from: at,
      to: hasSign(tokens[day.to], 'dayOfMonth') ? day.to + 1 : day.to,
    }
  );
}

/** A place in a row of what is shown goes no further. */
const MOST_CHOICES = 5;

/** "На 24 на 14:00": of two figures the first is the day. */
function isBeforeTime(tokens: readonly Token[], at: number, day: { value: number; to: number }): boolean {
  const [lead, figure, time] = [tokens[at - 1], tokens[at], tokens[day.to + 1]];
  if (lead?.folded !== 'на' || figure?.digits == null || !hasSign(tokens[day.to], 'at', 'on')) return false;
  return time?.clock != null || (time?.digits != null && day.value > 12);
}

/** "The twentieth at nine", "geht der 26.?": nothing follows that could be counted. */
function isBareDay(tokens: readonly Token[], at: number, day: { value: number; to: number }): boolean {
  const article = tokens[at - 1]?.folded ?? '';
  const isWritten = ['der', 'den', 'dem'].includes(article) && tokens[at]?.ordinal !== null;
  // The first three are also choices.
  const isCounted = article === 'the' && day.value > 3;
  const next = tokens[day.to];
  const isAlone =
    next === undefined ||
    tokens[day.to - 1]?.endsClause === true ||
    hasSign(next, 'at') ||
    next.clock !== null ||
    meaning(next, 'part') !== null;
  return (isWritten || isCounted) && isAlone;
}

/** "the second one", "auf der zweiten Seite": an ordinal that counts things. */
const ONE = new Set([
  'one',
  'option',
  'car',
  'time',
  'variant',
  'вариант',
  'варіант',
  'auto',
  'mal',
  'wagen',
  'машина',
  'машину',
  'ряд',
  'раз',
  'ряду',
]);

/** A day of the month in figures or words: "20", "20th", "fifth", "двадцать первого", "twenty first". */
function dayNumber(tokens: readonly Token[], at: number): { value: number; to: number } | null {
  const token = tokens[at];
  const figure = token?.ordinal ?? token?.digits ?? null;
  if (figure !== null) return figure >= 1 && figure <= 31 ? { value: figure, to: at + 1 } : null;
  const tens = meaning(token, 'number')?.value ?? 0;
  const ones = meaning(tokens[at + 1], 'ordinal')?.value ?? 0;
  if ((tens === 20 || tens === 30) && ones > 0 && ones < 10) return { value: tens + ones, to: at + 2 };
  const ordinal = meaning(token, 'ordinal')?.value;
  return ordinal === undefined ? null : { value: ordinal, to: at + 1 };
}

/** The next time this day comes; today counts. */
export function comingDate(today: Temporal.PlainDate, month: number, day: number): Temporal.PlainDate | null {
  const thisYear = dateOf(today.year, month, day);
  if (thisYear && Temporal.PlainDate.compare(thisYear, today) >= 0) return thisYear;
  return dateOf(today.year + 1, month, day);
}

export function comingDayOfMonth(today: Temporal.PlainDate, day: number): Temporal.PlainDate | null {
  for (let ahead = 0; ahead < 3; ahead += 1) {
    const month = today.with({ day: 1 }).add({ months: ahead });
    const date = dateOf(month.year, month.month, day);
    if (date && Temporal.PlainDate.compare(date, today) >= 0) return date;
  }
  return null;
}

function dateOf(year: number, month: number, day: number): Temporal.PlainDate | null {
  try {
    return Temporal.PlainDate.from({ year, month, day }, { overflow: 'reject' });
  } catch {
    return null;
  }
}
