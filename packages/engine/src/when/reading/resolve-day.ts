import type { Temporal } from 'temporal-polyfill';
import type { EngineLanguage } from '../../facts.ts';
import type { DayPiece } from './piece.ts';

export type ResolvedDay = {
  from: Temporal.PlainDate /** Exclusive, for spans of days. */;
  to: Temporal.PlainDate | null;
  other: Temporal.PlainDate | null;
};

/** Which day the pieces mean together: "Sunday next week", "через две недели во вторник", "tomorrow, Thursday". */
export function resolveDay(
  pieces: readonly DayPiece[],
  today: Temporal.PlainDate,
  language: EngineLanguage,
): ResolvedDay | null {
  const date = pieces.find((piece) => piece.kind === 'date');
  const later = pieces.find((piece) => piece.kind === 'weeksLater');
  // "Heute in einer Woche" counts from today.
  if (date) return single(date.date.add({ days: Math.round((later?.weeks ?? 0) * 7) }));
  const weekday = pieces.find((piece) => piece.kind === 'weekday');
  const week = pieces.find((piece) => piece.kind === 'week');
  const monday = today.subtract({ days: today.dayOfWeek - 1 });
  if (weekday && week) return single(monday.add({ days: week.weeks * 7 + weekday.weekday - 1 }));
  const span = pieces.find((piece) => piece.kind === 'span');
  const within = weekday && span ? dayWithin(span, weekday.weekday) : null;
  if (within) return single(within);
  if (weekday) return resolveWeekday(weekday, today, { language, weeksLater: later?.weeks ?? 0 });
  if (week) return resolveWeek(week, monday, today);
  if (later) return single(today.add({ days: Math.round(later.weeks * 7) }));
  if (!span) return null;
  return { from: span.from, to: span.to, other: span.isAmbiguous ? span.from.subtract({ days: 7 }) : null };
}

/** "Next weekend, Saturday morning": the day of the week or weekend that is named. */
function dayWithin({ from, to }: Span, weekday: number): Temporal.PlainDate | null {
  const date = from.add({ days: (weekday - from.dayOfWeek + 7) % 7 });
  return from.until(to).days <= 7 && date.until(to).days > 0 ? date : null;
}

type Span = Extract<DayPiece, { kind: 'span' }>;

type Weekday = Extract<DayPiece, { kind: 'weekday' }>;

/** "Next Friday" on a Wednesday is the one after this in English, Ukrainian and Russian, and this one in German. */
function resolveWeekday(
  { weekday, which }: Weekday,
  today: Temporal.PlainDate,
  { language, weeksLater }: { language: EngineLanguage; weeksLater: number },
): ResolvedDay {
  const ahead = (weekday - today.dayOfWeek + 7) % 7 || 7;
  const coming = today.add({ days: ahead + Math.round(weeksLater * 7) });
  if (which === 'afterNext') return single(coming.add({ days: 7 }));
  const isThisWeek = today.dayOfWeek + ahead <= 7;
  if (which !== 'next' || !isThisWeek) return single(coming);
  const oneLater = coming.add({ days: 7 });
  return language === 'DE'
    ? { from: coming, to: null, other: oneLater }
    : { from: oneLater, to: null, other: coming };
}

type Week = Extract<DayPiece, { kind: 'week' }>;

function resolveWeek(
  { weeks, part }: Week,
  thisMonday: Temporal.PlainDate,
  today: Temporal.PlainDate,
): ResolvedDay {
  const [from = 0, to = 7] = { whole: [0, 7], begin: [0, 2], middle: [2, 4], end: [3, 6] }[part];
  // The beginning of a week that is behind us is that of the next one.
  const isOver = weeks === 0 && thisMonday.add({ days: to }).until(today).sign >= 0;
  const monday = thisMonday.add({ days: (isOver ? 1 : weeks) * 7 });
  const start = monday.add({ days: from });
  // What is left of this week begins today.
  const isPast = weeks === 0 && !isOver && start.until(today).sign > 0;
  return { from: isPast ? today : start, to: monday.add({ days: to }), other: null };
}

function single(from: Temporal.PlainDate): ResolvedDay {
  return { from, to: null, other: null };
}
