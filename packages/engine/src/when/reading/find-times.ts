import { isCounting, skipSigns } from './clock-neighbours.ts';
import { findClock, findUnmarkedClock, readUnmarked } from './find-clock.ts';
import { findMoment } from './find-moment.ts';
import { findPart } from './find-part.ts';
import { hasMoving } from './has-moving.ts';
import type { Placed, TimePiece } from './piece.ts';
import { readClock, readSpanStart } from './read-clock.ts';
import { hasSign, type Token } from './token.ts';

type Found = Placed<TimePiece>;

/** What the message says about the time of day. Tokens that belong to a date are not looked at. */
export function findTimes(tokens: readonly Token[], isDay: (at: number) => boolean): Found[] {
  const found: Found[] = [];
  for (let at = 0; at < tokens.length; ) {
    const piece = isDay(at) ? null : findTimeAt(tokens, at, isDay);
    if (piece) found.push(piece);
    at = Math.max(at + 1, piece?.to ?? 0);
  }
  return found;
}

function findTimeAt(tokens: readonly Token[], at: number, isDay: (at: number) => boolean): Found | null {
  return (
    findMoment(tokens, at) ??
    findBetween(tokens, at, isDay) ??
    findPart(tokens, at) ??
    findBound(tokens, at, isDay) ??
    findClock(tokens, at, isDay) ??
    findUnmarkedClock(tokens, at, isDay)
  );
}

/** "between 2 and 4", "von 13 bis 16", "с 10 до 12", "10-12 Uhr". */
function findBetween(tokens: readonly Token[], at: number, isDay: (at: number) => boolean): Found | null {
  const isLed = hasSign(tokens[at], 'between', 'from');
  const first = isLed ? readSpanStart(tokens, skipSigns(tokens, at + 1)) : readClock(tokens, at);
  if (!first) return null;
  const joinAt = first.to;
  const isJoined = hasSign(tokens[joinAt], 'and', 'to', 'until') || isDash(tokens[joinAt]);
  if (!isJoined || (!isLed && hasSign(tokens[joinAt], 'and'))) return null;
  // "Push my 10am to 11am" goes from one time to another.
  if (tokens[joinAt]?.folded === 'to' && hasMoving(tokens)) return null;
  const second = readClock(tokens, skipSigns(tokens, joinAt + 1));
  if (!second) return null;
  const isSure =
    isLed ||
    first.isSure ||
    second.isSure ||
    hasSign(tokens[at - 1], 'at', 'on') ||
    isDash(tokens[joinAt]) ||
    isDay(at - 1) ||
    isDay(second.to);
  if (
    !isSure ||
    (!isLed && isDash(tokens[joinAt]) && !first.isSure && !second.isSure && at === 0 && tokens.length === 3)
  )
    return null;
  return { piece: { kind: 'between', from: first.clock, to: second.clock }, from: at, to: second.to };
}

/** "after 4", "ab 16 Uhr", "before noon", "до 12", "не раньше десяти". */
function findBound(tokens: readonly Token[], at: number, isDay: (at: number) => boolean): Found | null {
  const token = tokens[at];
  const isNegated = ['not', 'no', 'nicht', 'не'].includes(tokens[at - 1]?.folded ?? '');
  const isEarliest = hasSign(token, 'after', 'from') || EARLIEST.has(token?.folded ?? '');
  const isLatest =
    (hasSign(token, 'before', 'until') && !isEarliest) ||
    (hasSign(token, 'to') && !hasSign(token, 'at') && token?.folded !== 'to') ||
    LATEST.has(token?.folded ?? '');
  if (!isEarliest && !isLatest) return null;
  const isThan = ['than', 'als', 'чем', 'ніж'].includes(tokens[at + 1]?.folded ?? '');
  // "Later at 4" is a time, "later than 4" a bound.
  if (!isThan && /^(?:later|spater|earlier)$/.test(token?.folded ?? '')) return null;
  if (token?.endsClause) return null;
  let clockAt = skipSigns(tokens, isThan ? at + 2 : at + 1);
  // "at the latest on Monday at 12", "bis Freitag 12 Uhr": the day may stand between.
  if (LATEST.has(token?.folded ?? '') || token?.folded === 'bis')
    while (isDay(clockAt)) clockAt = skipSigns(tokens, clockAt + 1);
  if (isDay(clockAt)) return null;
  const read = readClock(tokens, clockAt) ?? readUnmarked(tokens, clockAt, isDay);
  if (!read || (!read.isSure && (isCounting(tokens, read) || read.clock.hour === 0))) return null;
  // "С 5 на 15 процентов", "с 1 на 2 слоя" change something else.
  const target =
    tokens[read.to]?.folded === 'на' && !read.isSure ? readClock(tokens, read.to + 1) : undefined;
  if (target === null || (target && isCounting(tokens, target))) return null;
  // "Later than four" is after, "no later than four" before it.
  const isLower = COMPARED.has(token?.folded ?? '')
    ? !isNegated
    : isEarliest !== isNegated || (isNegated && EARLIEST.has(token?.folded ?? ''));
  const to = ['on', 'onwards', 'onward'].includes(tokens[read.to]?.folded ?? '') ? read.to + 1 : read.to;
  return {
    piece: isLower ? { kind: 'after', from: read.clock } : { kind: 'before', to: read.clock },
    from: at,
    to,
  };
}

const EARLIEST = new Set(['раньше', 'раніше', 'fruhestens', 'earliest', 'earlier']);
const COMPARED = new Set(['later', 'позже', 'пізніше', 'spater']);
const LATEST = new Set(['позже', 'пізніше', 'spatestens', 'latest', 'later', 'spater']);

function isDash(token: Token | undefined): boolean {
  return /^[-–—]$/.test(token?.folded ?? '');
}
