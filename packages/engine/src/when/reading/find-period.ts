import type { DayContext } from './find-days.ts';
import { findExplicitDate } from './find-explicit-date.ts';
import type { DayPiece, Placed } from './piece.ts';
import { hasSign, meaning, type Token } from './token.ts';

/** "next week", "am Wochenende", "на следующей неделе", "end of March", "Anfang April", "next month". */
export function findPeriod(
  tokens: readonly Token[],
  at: number,
  context: DayContext,
): Placed<DayPiece> | null {
  const edge = isInFigures(tokens, at) ? edgeInFigures(tokens[at]) : edgeOf(tokens[at]);
  const start = edge === 'whole' ? at : skipSmall(tokens, at + (isInFigures(tokens, at) ? 2 : 1));
  return (
    findCalendarWeek(tokens, at, context) ??
    findWeekOfDate(tokens, at, context) ??
    findWeek(tokens, start, at, edge) ??
    findWeekend(tokens, at, context) ??
    findMonth(tokens, start, at, edge, context)
  );
}

/** "KW 13": the weeks of the year are counted from the one with the first Thursday. */
function findCalendarWeek(
  tokens: readonly Token[],
  at: number,
  { today, language }: DayContext,
): Placed<DayPiece> | null {
  const [isNamed, number] = [/^(?:kw|kalenderwoche)$/, tokens[at + 1]?.digits ?? 0];
  if (language !== 'DE' || !isNamed.test(tokens[at]?.folded ?? '') || number < 1 || number > 53) return null;
  const weeks = number - (today.weekOfYear ?? 0);
  return {
    piece: { kind: 'week', weeks: weeks < 0 ? weeks + WEEKS_OF_YEAR : weeks, part: 'whole' },
    from: at,
    to: at + 2,
  };
}

const WEEKS_OF_YEAR = 52;

/** "Week commencing 23rd March", "the week of the 23rd". */
function findWeekOfDate(tokens: readonly Token[], at: number, context: DayContext): Placed<DayPiece> | null {
  const isWeek = meaning(tokens[at], 'unit')?.unit === 'week';
  const isLed =
    ['commencing', 'beginning', 'starting', 'of', 'vom'].includes(tokens[at + 1]?.folded ?? '') ||
    hasSign(tokens[at + 1], 'from');
  if (!isWeek || !isLed) return null;
  const isArticle = ['the', 'dem'].includes(tokens[at + 2]?.folded ?? '');
  const dated = findExplicitDate(tokens, isArticle ? at + 3 : at + 2, context);
  if (dated?.piece.kind !== 'date') return null;
  const from = dated.piece.date.subtract({ days: dated.piece.date.dayOfWeek - 1 });
  return { piece: { kind: 'span', from, to: from.add({ days: 7 }) }, from: at, to: dated.to };
}

/** "The first week of April", "erste Aprilwoche", "перший тиждень квітня": seven days, counted from the first. */
export function findWeekOfMonth(
  tokens: readonly Token[],
  at: number,
  { today }: DayContext,
): Placed<DayPiece> | null {
  const isLast = hasSign(tokens[at], 'last');
  const nth = isLast ? 1 : (tokens[at]?.ordinal ?? meaning(tokens[at], 'ordinal')?.value ?? 0);
  const isWeek = (token: Token | undefined) => meaning(token, 'unit')?.unit === 'week';
  const isWeekFirst = isWeek(tokens[at + 1]);
  const monthAt = isWeekFirst && hasSign(tokens[at + 2], 'of', 'in') ? at + 3 : isWeekFirst ? at + 2 : at + 1;
  const month = meaning(tokens[monthAt], 'month')?.month;
  if (nth < 1 || nth > 4 || month === undefined || !(isWeekFirst || isWeek(tokens[at + 2]))) return null;
  const first = monthStart(today, month);
  const from = isLast ? first.add({ months: 1 }).subtract({ days: 7 }) : first.add({ days: (nth - 1) * 7 });
  const to = isWeekFirst ? monthAt + 1 : at + 3;
  return { piece: { kind: 'span', from, to: from.add({ days: 7 }), isAmbiguous: true }, from: at, to };
}

type Edge = 'whole' | 'begin' | 'middle' | 'end';

function findWeek(
  tokens: readonly Token[],
  start: number,
  from: number,
  edge: Edge,
): Placed<DayPiece> | null {
  const weeks = hasSign(tokens[start], 'next', 'coming')
    ? 1
    : hasSign(tokens[start], 'afterNext')
      ? 2
      : hasSign(tokens[start], 'this')
        ? 0
        : null;
  const unitAt = weeks === null ? start : start + 1;
  const unit = meaning(tokens[unitAt], 'unit');
  if (unit?.unit !== 'week' || unit.amount !== 1) return null;
  if (weeks === null && isAfterNextAt(tokens, unitAt + 1))
    return { piece: { kind: 'week', weeks: 2, part: edge }, from, to: unitAt + 3 };
  if (weeks === null && edge === 'whole') return null;
  // "By the end of the week" is any day that is left of it.
  if (edge === 'end' && isUntil(tokens, from - 1))
    return { piece: { kind: 'week', weeks: weeks ?? 0, part: 'whole' }, from, to: unitAt + 1 };
  const behind = edge === 'whole' ? edgeBehind(tokens, unitAt + 1) : null;
  if (behind) return { piece: { kind: 'week', weeks: weeks ?? 0, part: behind.edge }, from, to: behind.to };
  return { piece: { kind: 'week', weeks: weeks ?? 0, part: edge }, from, to: unitAt + 1 };
}

/** "Next week, rather at the beginning": which part of it is told behind the week. */
function edgeBehind(tokens: readonly Token[], from: number): { edge: Edge; to: number } | null {
  let at = from;
  while (at < from + 3 && isSmall(tokens[at])) at += 1;
  const edge = edgeOf(tokens[at]);
  if (edge === 'whole') return null;
  const rest = tokens.slice(at + 1, at + 4);
  const week = rest.findIndex((token) => meaning(token, 'unit')?.unit === 'week');
  const isWhole = rest.slice(0, Math.max(week, 0)).every(isSmall);
  if (week >= 0 && isWhole) return { edge, to: at + 2 + week };
  return rest.length === 0 || tokens[at]?.endsClause ? { edge, to: at + 1 } : null;
}

function isSmall(token: Token | undefined): boolean {
  return SMALL.has(token?.folded ?? '') || hasSign(token, 'of', 'on', 'in');
}

const SMALL = new Set(
  'please rather ideally preferably maybe the in at of to towards it eher lieber am zu gern gerne bitte besser moglichst der des краще ближче до десь можна на в у бажано лучше ближе к где то можно желательно ну'.split(
    ' ',
  ),
);

function isUntil(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.folded === 'the' || tokens[at]?.folded === 'zum' ? tokens[at - 1] : tokens[at];
  return hasSign(word, 'to', 'until') || word?.folded === 'by' || word?.folded === 'bis';
}

function findWeekend(tokens: readonly Token[], at: number, { today }: DayContext): Placed<DayPiece> | null {
  const isNext = hasSign(tokens[at], 'next', 'afterNext');
  const isAfterNext = isAfterNextAt(tokens, at + 1);
  const unitAt = isNext || hasSign(tokens[at], 'this', 'coming') ? at + 1 : at;
  if (meaning(tokens[unitAt], 'unit')?.unit !== 'weekend') return null;
  const saturday = today.add({ days: today.dayOfWeek === 7 ? 6 : 6 - today.dayOfWeek });
  const from = saturday.add({ days: isAfterNext ? 14 : isNext ? 7 : 0 });
  return {
    piece: { kind: 'span', from, to: from.add({ days: 2 }), isAmbiguous: isNext },
    from: at,
    to: isAfterNext ? unitAt + 3 : unitAt + 1,
  };
}

/** "The week after next". */
function isAfterNextAt(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.folded === 'after' && tokens[at + 1]?.folded === 'next';
}

function findMonth(
  tokens: readonly Token[],
  start: number,
  from: number,
  edge: Edge,
  { today }: DayContext,
): Placed<DayPiece> | null {
  const isNext = hasSign(tokens[start], 'next') && meaning(tokens[start + 1], 'unit')?.unit === 'month';
  const isThis = edge !== 'whole' && meaning(tokens[start], 'unit')?.unit === 'month';
  const named = isThis ? today.month : meaning(tokens[start], 'month')?.month;
  const isLed = edge !== 'whole' || hasSign(tokens[at(start)], 'in', 'of', 'on', 'at');
  if (!isNext && (named === undefined || !isLed)) return null;
  const first = isNext ? today.with({ day: 1 }).add({ months: 1 }) : monthStart(today, named ?? 1);
  const end = first.add({ months: 1 });
  // "I had it done in January", said in March, speaks of the one that is over.
  if (edge === 'whole' && !isNext && today.until(first).days > FARTHEST_DAYS) return null;
  const span = {
    whole: [first, end],
    begin: [first, first.add({ days: 10 })],
    middle: [first.add({ days: 10 }), first.add({ days: 20 })],
    end: [first.add({ days: 20 }), end],
  }[edge];
  const [spanFrom, spanTo] = span;
  if (!spanFrom || !spanTo) return null;
  return { piece: { kind: 'span', from: spanFrom, to: spanTo }, from, to: isNext ? start + 2 : start + 1 };
}

const FARTHEST_DAYS = 200;

function monthStart(today: DayContext['today'], month: number): DayContext['today'] {
  const first = today.with({ month, day: 1 });
  return month < today.month ? first.add({ years: 1 }) : first;
}

function at(start: number): number {
  return start - 1;
}

function edgeOf(token: Token | undefined): Edge {
  if (hasSign(token, 'begin')) return 'begin';
  if (hasSign(token, 'middle')) return 'middle';
  return hasSign(token, 'end') ? 'end' : 'whole';
}

/** "В первых числах апреля": the first days of a month. */
function isInFigures(tokens: readonly Token[], at: number): boolean {
  return tokens[at + 1]?.folded === 'числах' && edgeInFigures(tokens[at]) !== 'whole';
}

function edgeInFigures(token: Token | undefined): Edge {
  if (/^(?:первых|перших)$/u.test(token?.folded ?? '')) return 'begin';
  return /^(?:последних|останніх)$/u.test(token?.folded ?? '') ? 'end' : 'whole';
}

function skipSmall(tokens: readonly Token[], from: number): number {
  let next = from;
  while (hasSign(tokens[next], 'of', 'on') || ['the', 'der', 'des'].includes(tokens[next]?.folded ?? ''))
    next += 1;
  return next;
}
