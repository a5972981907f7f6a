import { isTradeWord } from '../../prices/lexicon/find-concepts.ts';
import { isCommonWord } from '../../words/is-common-word.ts';
import { findMoment } from './find-moment.ts';
import { findPart } from './find-part.ts';
import type { Placed, TimePiece } from './piece.ts';
import { type ReadClock, readClock, readSpanStart } from './read-clock.ts';
import { hasSign, meaning, type Token } from './token.ts';

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
    findBetween(tokens, at) ??
    findPart(tokens, at) ??
    findBound(tokens, at, isDay) ??
    findClock(tokens, at, isDay)
  );
}

/** "between 2 and 4", "von 13 bis 16", "с 10 до 12", "10-12 Uhr". */
function findBetween(tokens: readonly Token[], at: number): Found | null {
  const isLed = hasSign(tokens[at], 'between', 'from');
  const first = isLed ? readSpanStart(tokens, skipSigns(tokens, at + 1)) : readClock(tokens, at);
  if (!first) return null;
  const joinAt = first.to;
  const isJoined = hasSign(tokens[joinAt], 'and', 'to', 'until') || isDash(tokens[joinAt]);
  if (!isJoined || (!isLed && hasSign(tokens[joinAt], 'and'))) return null;
  const second = readClock(tokens, skipSigns(tokens, joinAt + 1));
  if (!second) return null;
  const isSure =
    isLed || first.isSure || second.isSure || hasSign(tokens[at - 1], 'at', 'on') || isDash(tokens[joinAt]);
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
  let clockAt = skipSigns(tokens, isThan ? at + 2 : at + 1);
  // "at the latest on Monday at 12": the day may stand between.
  if (LATEST.has(token?.folded ?? '')) while (isDay(clockAt)) clockAt = skipSigns(tokens, clockAt + 1);
  if (isDay(clockAt)) return null;
  const read = readClock(tokens, clockAt);
  if (!read || (!read.isSure && (isCounting(tokens, read) || read.clock.hour === 0))) return null;
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
const LATEST = new Set(['позже', 'пізніше', 'spatestens', 'latest', 'later']);

/** A time beside a word that makes it one, or right behind the day. */
function findClock(tokens: readonly Token[], at: number, isDay: (at: number) => boolean): Found | null {
  // "Move it to 10".
  const isTo = tokens[at]?.folded === 'to' && tokens[at + 2] === undefined;
  const isLed = hasSign(tokens[at], 'at', 'on') || isTo;
  const clockAt = isLed ? skipSigns(tokens, at + 1) : at;
  if (isDay(clockAt)) return null;
  const read = readClock(tokens, clockAt);
  if (!read) return null;
  const isLedAt = isLed || hasSign(tokens[at - 1], 'at');
  // "12 on Monday".
  const isBeforeDay =
    tokens[at]?.digits !== null &&
    ((hasSign(tokens[read.to], 'on') && isDay(read.to + 1)) || isAskedFor(tokens, at, read));
  const isRough = tokens[read.to]?.folded === 'ish' && tokens[read.to]?.start === tokens[read.to - 1]?.end;
  if (!read.isSure && !isLedAt && !isRough && !isBeforeDay && !followsDay(tokens, at, read, isDay))
    return null;
  // "2 дня" alone is how long something took; "в 2 дня" is a time.
  const isDuration =
    tokens[read.to - 1]?.folded === 'дня' &&
    tokens[at]?.folded !== 'час' &&
    !isLedAt &&
    !tokens.some((_, i) => isDay(i));
  if (isDuration || (!read.isSure && read.clock.hour === 0)) return null;
  const isHour = CLOCK_WORDS.has(tokens[at]?.folded ?? '');
  if (!read.isSure && !isHour && (isCounting(tokens, read) || isOfThing(tokens, at, read, isDay)))
    return null;
  return { piece: { kind: 'clock', clock: read.clock }, from: at, to: read.to };
}

/** Nothing but an hour follows these: "um 10 Scheiben tönen". */
const CLOCK_WORDS = new Set(['um', 'о', 'об']);

/** "Any chance of 5 today?", "4 tomorrow?": a figure right before such a day. */
function isAskedFor(tokens: readonly Token[], at: number, read: ReadClock): boolean {
  const before = tokens[at - 1]?.folded;
  return meaning(tokens[read.to], 'day') !== null && (before === undefined || before === 'of');
}

/** "Friday 3" is a time, "Friday 2 cars" is not. */
function followsDay(
  tokens: readonly Token[],
  at: number,
  read: ReadClock,
  isDay: (at: number) => boolean,
): boolean {
  const next = tokens[read.to];
  const isLast =
    next === undefined ||
    tokens[read.to - 1]?.endsClause === true ||
    meaning(next, 'part') !== null ||
    hasSign(next, 'and') ||
    CLOSING.has(next.folded);
  return at > 0 && isDay(at - 1) && isLast;
}

/** Words after which nothing is counted: "Monday 9 then", "сб 11 можно". */
const CLOSING = new Set(
  'free avail available possible doable open frei gut moglich drin machbar then please pls ok okay works work good fine is for would is if maybe sharp dann bitte passt geht ok ware okay oder wenn можна можно будь пожалуйста подойдет підійде есть є норм удобно зручно вільно свободно'.split(
    ' ',
  ),
);

/** "на 9 поверсі", "литьё на 17": a figure that belongs to a thing before or behind it. */
function isOfThing(
  tokens: readonly Token[],
  at: number,
  read: ReadClock,
  isDay: (at: number) => boolean,
): boolean {
  const [last, next, before] = [tokens[read.to - 1], tokens[read.to], tokens[at - 1]];
  const isNoun = (token: Token | undefined) =>
    token !== undefined &&
    /^\p{L}{3,}$/u.test(token.folded) &&
    token.meanings.length === 0 &&
    !CLOSING.has(token.folded) &&
    (isTradeWord(token.folded) || !isCommonWord(token.folded));
  const lead = (hasSign(tokens[at], 'at', 'on') ? tokens[at] : before)?.folded ?? '';
  // "At 22 Park Lane" is an address.
  const isNamed = next?.isCapital === true && next.folded.length > 2 && next.meanings.length === 0;
  if (lead === 'at' && isNamed && !last?.endsClause) return true;
  const isCase = lead === 'на' && /(?:і|ї|ах|ях|ів|ей|ов|ами|ями|а|и|ы|е)$/u.test(next?.folded ?? '');
  if (next && !last?.endsClause && isCase && isNoun(next)) return true;
  const isLoose = tokens[at]?.folded === 'на' && !tokens.some((_, i) => isDay(i));
  return isLoose && isNoun(before);
}

/** "at 2 cars", "в 3 слоя": what is counted follows. */
function isCounting(tokens: readonly Token[], read: ReadClock): boolean {
  const [token, next] = [tokens[read.to - 1], tokens[read.to]];
  if (!token || !next || (meaning(token, 'number') === null && token.digits === null)) return false;
  const unit = meaning(next, 'unit')?.unit ?? null;
  return COUNTED.test(next.folded) || unit === 'day' || unit === 'week' || unit === 'month';
}

const COUNTED =
  /^(?:step|stufe|сло|слой|шар|этап|етап|стекл|стекол|скл|окн|вікн|двер|раз|layer|coat|car|window|door|stage|schicht|times|mal$|scheibe|auto|fenster|tur|колес|диск|сиден|сидін|мест|місц|людей|людин|чел|wheel|rim|seat|felge|sitz|person|people|панел|елемент|элемент|детал|рокі|років|лет$|year|jahr|км|km|mile|minut|sekund|second|секунд)/u;

function isDash(token: Token | undefined): boolean {
  return /^[-–—]$/.test(token?.folded ?? '');
}

/** Nobody says more small words before a time than these. */
const MOST_SIGNS = 4;

function skipSigns(tokens: readonly Token[], at: number): number {
  let next = at;
  while (next < at + MOST_SIGNS && hasSign(tokens[next], 'at', 'approx') && readClock(tokens, next) === null)
    next += 1;
  return next;
}
