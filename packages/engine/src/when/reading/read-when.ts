import { Temporal } from 'temporal-polyfill';
import type { EngineLanguage } from '../../facts.ts';
import { remembering } from '../../words/remembering.ts';
import { localTime } from '../local-time.ts';
import { beforeDay } from './before-day.ts';
import { daysOfSpan } from './days-of-span.ts';
import { dropDenied } from './drop-denied.ts';
import { dropFarDays } from './drop-far-days.ts';
import { dropTold } from './drop-told.ts';
import { eitherDays, weekBeside } from './either-days.ts';
import { findDays, isMorningWord } from './find-days.ts';
import { findTimes } from './find-times.ts';
import { hideNoise } from './hide-noise.ts';
import type { DayPiece, Placed, TimePiece } from './piece.ts';
import { type ResolvedDay, resolveDay } from './resolve-day.ts';
import { joinDayAndTime } from './resolve-time.ts';
import { type Token, tokenise } from './token.ts';

/** When the client wants to come, in the studio's local time. Ends are exclusive. */
export type WhenReading = {
  kind: 'instant' | 'date' | 'daypart';
  start: string;
  end?: string;
  /** Only the end is meant: "before noon". */
  openStart?: boolean;
  /** Another defensible reading; the date should be confirmed in words. */
  alternative?: { start: string; end?: string };
  /** The hour was said without its half of the day and taken for the afternoon. */
  isBareHour?: boolean;
  /** Further days that would do as well: "Wednesday or Friday morning". */
  also?: readonly Pick<WhenReading, 'kind' | 'start' | 'end'>[];
  /** Where in the message it was said. */
  span: { start: number; end: number };
};

export type WhenContext = { now: string; timezone: string; language: EngineLanguage };

const longestText = 2000;

/** Reads a date or time out of a message, or null where it speaks of neither. Always the future. */
export function readWhen(text: string, context: WhenContext): WhenReading | null {
  const { tokens, days, times, denied, local } = piecesOf(text, context);
  if (days.length === 0 && times.length === 0) return null;
  const { language } = context;
  const today = local.toPlainDate();
  const said = times.map(({ piece }) => piece);
  const join = (day: ResolvedDay | null) => joinDayAndTime({ day, times: said, now: local, language });
  const resolve = (pieces: readonly DayPiece[]) => join(resolveDay(pieces, today, language));
  const week = weekBeside(tokens, days);
  const named = days.filter((day) => day !== week);
  const whole = resolveDay(
    named.map(({ piece }) => piece),
    today,
    language,
  );
  const except = denied.flatMap(({ piece }) => resolveDay([piece], today, language)?.from.toString() ?? []);
  const { first: begin, further } = daysOfSpan(whole, { isTimed: said.length > 0, except });
  const reading = join(begin);
  if (!reading) return null;
  // "Next week, Tuesday or Wednesday": the week holds for both.
  const within = named.flatMap(({ piece }) => (isOneDay(piece) ? [] : [piece]));
  const others = [
    ...eitherDays(tokens, days).flatMap(({ piece }) => resolve([piece, ...within]) ?? []),
    ...further.flatMap((day) => join(day) ?? []),
    ...(week ? [resolve([week.piece]) ?? []].flat() : []),
  ];
  const also = others.filter(
    ({ start }, at) => start !== reading.start && others.findIndex((one) => one.start === start) === at,
  );
  const used = [...days, ...times];
  const first = Math.min(...used.map(({ from }) => tokens[from]?.start ?? 0));
  const last = Math.max(...used.map(({ to }) => tokens[to - 1]?.end ?? 0));
  return {
    ...reading,
    ...(also.length > 0 && { also }),
    span: { start: first, end: Math.max(first, last) },
  };
}

function isOneDay({ kind }: DayPiece): boolean {
  return kind === 'weekday' || kind === 'date';
}

/** The days a message says are not meant, as local dates: "not Sunday", "I never said Thursday". */
export function readDenied(text: string, context: WhenContext): string[] {
  const { denied, local } = piecesOf(text, context);
  return denied.flatMap(
    ({ piece }) => resolveDay([piece], local.toPlainDate(), context.language)?.from.toString() ?? [],
  );
}

function piecesOf(text: string, { now, timezone, language }: WhenContext) {
  const local = localTime(now, timezone);
  const today = local.toPlainDate();
  return { ...PIECES([language, today.toString(), text.slice(0, longestText)].join(' ')), local };
}

/** A turn reads the same clauses several times over: what they say on a day is worked out once. */
const PIECES = remembering((key) => {
  const [language = '', today = ''] = key.split(' ', 2);
  const text = key.slice(language.length + today.length + 2);
  return findPieces(text, { today: Temporal.PlainDate.from(today), language: language as EngineLanguage });
}, 200);

function findPieces(
  text: string,
  { today, language }: { today: Temporal.PlainDate; language: EngineLanguage },
) {
  const tokens = tokenise(hideNoise(text), language);
  const allDays = findDays(tokens, { today, language });
  const isDay = (at: number) => allDays.some(({ from, to }) => at >= from && at < to);
  const allTimes = [...findTimes(tokens, isDay), ...findMornings(tokens, language)];
  const left = dropDenied(tokens, dropTold(tokens, { days: allDays, times: allTimes }));
  const times = dropFarParts(tokens, left.times);
  const days = dropFarDays({ tokens, text }, { days: left.days, times });
  return { ...left, days: times.length > 0 ? days : beforeDay(tokens, days, today), times, tokens };
}

/** "Tuesday at 9. How long does it dry, I have to drive in the evening": the evening of another sentence is none of the hour's. */
function dropFarParts(tokens: readonly Token[], times: readonly Placed<TimePiece>[]): Placed<TimePiece>[] {
  const exact = times.find(({ piece }) => piece.kind !== 'part' && piece.kind !== 'moment');
  return times.filter((time) => {
    if (!exact || time.piece.kind !== 'part') return true;
    const [first, second] = time.from < exact.from ? [time, exact] : [exact, time];
    const between = tokens.slice(first.to - 1, second.from);
    const marks = between.filter(({ endsClause }) => endsClause).length;
    return marks === 0 || (marks === 1 && between.length <= NEAR);
  });
}

const NEAR = 5;

/** German "Montag morgen": the word that elsewhere means tomorrow. */
function findMornings(
  tokens: readonly Token[],
  language: EngineLanguage,
): { piece: TimePiece; from: number; to: number }[] {
  if (language !== 'DE') return [];
  return tokens.flatMap((_, at) =>
    isMorningWord(tokens, at) ? [{ piece: { kind: 'part', part: 'morning' }, from: at, to: at + 1 }] : [],
  );
}
