import { isTradeWord } from '../../prices/lexicon/find-concepts.ts';
import { isCommonWord } from '../../words/is-common-word.ts';
import { isCounting, skipSigns } from './clock-neighbours.ts';
import type { ReadClock } from './clock-parts.ts';
import { hasMoving } from './has-moving.ts';
import type { Placed, TimePiece } from './piece.ts';
import { readClock } from './read-clock.ts';
import { hasSign, meaning, type Token } from './token.ts';

type Found = Placed<TimePiece>;

/** A time beside a word that makes it one, or right behind the day. */
export function findClock(
  tokens: readonly Token[],
  at: number,
  isDay: (at: number) => boolean,
): Found | null {
  // "Move it to 10".
  const isTo = tokens[at]?.folded === 'to' && (tokens[at + 2] === undefined || hasMoving(tokens));
  const isLed = hasSign(tokens[at], 'at', 'on') || isTo;
  const clockAt = isLed ? skipSigns(tokens, at + 1) : at;
  if (isDay(clockAt)) return null;
  const read = readClock(tokens, clockAt);
  if (!read) return null;
  const isLedAt = isLed || hasSign(tokens[at - 1], 'at') || isSuggested(tokens, at, read, isDay);
  // "12 on Monday".
  const isBeforeDay =
    tokens[at]?.digits !== null &&
    ((hasSign(tokens[read.to], 'on') && isDay(read.to + 1)) ||
      isAskedFor(tokens, at, read) ||
      isFirstChoice(tokens, read) ||
      isHoursBesideDay(tokens, at, read, isDay) ||
      isCorrected(tokens, at, read));
  const isRough = tokens[read.to]?.folded === 'ish' && tokens[read.to]?.start === tokens[read.to - 1]?.end;
  if (!read.isSure && !isLedAt && !isRough && !isBeforeDay && !followsDay(tokens, at, read, isDay))
    return null;
  // "2 дня" alone is how long something took; "в 2 дня" is a time.
  const isDuration =
    tokens[read.to - 1]?.folded === 'дня' &&
    tokens[at]?.folded !== 'час' &&
    (!isLedAt || tokens[at]?.folded === 'на') &&
    !tokens.some((_, i) => isDay(i));
  if (isDuration || (!read.isSure && read.clock.hour === 0)) return null;
  const isHour = CLOCK_WORDS.has(tokens[at]?.folded ?? '');
  if (!read.isSure && !isHour && (isCounting(tokens, read) || isOfThing(tokens, at, read, isDay)))
    return null;
  const later = laterAt(tokens, read.to);
  if (later !== null) return { piece: { kind: 'after', from: read.clock }, from: at, to: later };
  return { piece: { kind: 'clock', clock: read.clock }, from: at, to: read.to };
}

/** "2pm onwards", "14 Uhr oder später", "14 або пізніше". */
function laterAt(tokens: readonly Token[], at: number): number | null {
  const [word, next] = [tokens[at]?.folded ?? '', tokens[at + 1]?.folded ?? ''];
  if (/^onwards?$/.test(word)) return at + 1;
  const isJoined = /^(?:or|and|oder|und|или|и|або|чи|і)$/u.test(word);
  return isJoined && /^(?:later|after|onwards|spater|позже|пізніше)$/u.test(next) ? at + 2 : null;
}

/** Nothing but an hour follows these: "um 10 Scheiben tönen". */
const CLOCK_WORDS = new Set(['um', 'о', 'об']);

/** "17th at 1030", "fri 1400": four figures beside a day. */
export function findUnmarkedClock(
  tokens: readonly Token[],
  at: number,
  isDay: (at: number) => boolean,
): Found | null {
  const read = readUnmarked(tokens, at, isDay);
  const isBehindDay = isDay(at - 1) && tokens[at]?.folded.length === 4 && isClosed(tokens, at + 1);
  if (!read || !(hasSign(tokens[at - 1], 'at') || isBehindDay) || isOfThing(tokens, at, read, isDay))
    return null;
  return { piece: { kind: 'clock', clock: read.clock }, from: at, to: read.to };
}

/** A time in bare figures; without a day in the message they are rather a price. */
export function readUnmarked(
  tokens: readonly Token[],
  at: number,
  isDay: (at: number) => boolean,
): ReadClock | null {
  const [, hour, minute] = /^([01]?\d|2[0-3])([0-5][05])$/.exec(tokens[at]?.folded ?? '') ?? [];
  if (!hour || !minute || !tokens.some((_, i) => isDay(i))) return null;
  const half = hour.length === 2 && Number(hour) !== 12 ? 'full' : 'bare';
  return { clock: { hour: Number(hour), minute: Number(minute), half }, to: at + 1, isSure: true };
}

/** "Any chance of 5 today?", "4 tomorrow?": a figure right before such a day. */
function isAskedFor(tokens: readonly Token[], at: number, read: ReadClock): boolean {
  const before = tokens[at - 1]?.folded;
  return meaning(tokens[read.to], 'day') !== null && (before === undefined || before === 'of');
}

/** "Make it 4", "Tuesday, maybe 11". */
function isSuggested(
  tokens: readonly Token[],
  at: number,
  read: ReadClock,
  isDay: (at: number) => boolean,
): boolean {
  const [word, before] = [tokens[at - 1]?.folded ?? '', tokens[at - 2]?.folded];
  const isMade = before === 'make' && (word === 'it' || word === 'that');
  const isOffered =
    /^(?:maybe|perhaps|vielleicht|может|може|можливо)$/u.test(word) && isClosed(tokens, read.to);
  return (isMade || isOffered) && tokens.some((_, i) => isDay(i));
}

/** "10 or 11 on Saturday", "10 oder 11 Uhr": what the second is, the first is too. */
function isFirstChoice(tokens: readonly Token[], read: ReadClock): boolean {
  if (!/^(?:or|oder|или|або|чи)$/u.test(tokens[read.to]?.folded ?? '')) return false;
  const second = readClock(tokens, read.to + 1);
  if (!second || isCounting(tokens, second)) return false;
  const isOnDay = hasSign(tokens[second.to], 'on') && meaning(tokens[second.to + 1], 'weekday') !== null;
  return second.isSure || isOnDay;
}

/** "13 часов завтра", "в пт 11 годин": so late an hour is no length beside a day. */
function isHoursBesideDay(
  tokens: readonly Token[],
  at: number,
  read: ReadClock,
  isDay: (at: number) => boolean,
): boolean {
  const isHours = /^(?:часов|ч|годин|год)$/u.test(tokens[read.to]?.folded ?? '');
  return isHours && read.clock.hour >= 8 && (isDay(at - 1) || isDay(read.to + 1));
}

/** "3 o'clock, no 4", "не 12, а 13", "make it 3 not 2": a figure set against another one. */
function isCorrected(tokens: readonly Token[], at: number, read: ReadClock): boolean {
  const isFigure = (token: Token | undefined) => token?.digits != null || hasSign(token, 'clock', 'am', 'pm');
  const isBehind = /^(?:no|but|nein|sondern|а|нет|ні)$/u.test(tokens[at - 1]?.folded ?? '');
  const isBefore = /^(?:not|nicht|не)$/u.test(tokens[read.to]?.folded ?? '');
  const next = tokens[read.to];
  const isLast =
    next === undefined ||
    tokens[read.to - 1]?.endsClause === true ||
    meaning(next, 'day') !== null ||
    meaning(next, 'weekday') !== null;
  return (isBehind && isFigure(tokens[at - 2]) && isLast) || (isBefore && isFigure(tokens[read.to + 1]));
}

/** "Friday 3" is a time, "Friday 2 cars" is not. */
function followsDay(
  tokens: readonly Token[],
  at: number,
  read: ReadClock,
  isDay: (at: number) => boolean,
): boolean {
  // "Sat morning 10": the part of the day stands between.
  let dayAt = at - 1;
  while (dayAt > at - 4 && isPartWord(tokens[dayAt]) && !isDay(dayAt)) dayAt -= 1;
  return dayAt >= 0 && isDay(dayAt) && isClosed(tokens, read.to);
}

function isPartWord(token: Token | undefined): boolean {
  return meaning(token, 'part') !== null || /^(?:in|the|am|с|з|у|в)$/u.test(token?.folded ?? '');
}

/** Nothing follows that could be counted. */
function isClosed(tokens: readonly Token[], to: number): boolean {
  const next = tokens[to];
  return (
    next === undefined ||
    tokens[to - 1]?.endsClause === true ||
    meaning(next, 'part') !== null ||
    hasSign(next, 'and') ||
    CLOSING.has(next.folded)
  );
}

/** Words after which nothing is counted: "Monday 9 then", "сб 11 можно". */
const CLOSING = new Set(
  'or или або чи free avail available possible doable open frei gut moglich drin machbar then please pls ok okay works work good fine is for would is if maybe sharp dann bitte passt geht ok ware okay oder wenn можна можно будь пожалуйста подойдет підійде есть є норм удобно зручно вільно свободно место места місце місця'.split(
    ' ',
  ),
);

/** They come before an hour and before a count alike. */
const VAGUE = new Set(
  'around about approx roughly ca circa etwa rund ungefahr десь приблизно близько около примерно'.split(' '),
);

/** "на 9 поверсі", "литьё на 17": a figure that belongs to a thing before or behind it. */
function isOfThing(
  tokens: readonly Token[],
  at: number,
  read: { to: number },
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
  // "About 3 boards" counts them, "at 3" does not.
  if (VAGUE.has(lead) && !last?.endsClause && isNoun(next)) return true;
  const isCase = lead === 'на' && /(?:і|ї|ах|ях|ів|ей|ов|ами|ями|а|и|ы|е)$/u.test(next?.folded ?? '');
  if (next && !last?.endsClause && isCase && isNoun(next)) return true;
  const isLoose = tokens[at]?.folded === 'на' && !tokens.some((_, i) => isDay(i));
  return isLoose && isNoun(before);
}
