import type { DayContext } from './find-days.ts';
import { lexiconOf } from './lexicon/meanings-of.ts';
import { hasSign, meaning, type Token } from './token.ts';
import { whichOf } from './which-of.ts';

/** A short name is also another word ("sat", "so", "do"): it counts alone or beside something of time. */
export function shortWeekday(tokens: readonly Token[], at: number, { language }: DayContext): number | null {
  const token = tokens[at];
  const weekday = lexiconOf(language).shortWeekdays.get(token?.folded ?? '');
  if (!token || weekday === undefined) return null;
  if (/\p{Script=Cyrillic}/u.test(token.folded)) return weekday;
  const next = tokens[at + 1];
  const before = tokens[at - 1];
  const isBesideTime =
    isOtherDay(tokens, at, language) ||
    (next?.digits !== undefined &&
      (next.digits !== null ||
        next.clock !== null ||
        next.figures !== null ||
        next.ordinal !== null ||
        isTimeWord(next) ||
        (/^[-–—]$/.test(next.folded) && (tokens[at + 2]?.digits ?? null) !== null) ||
        // "Sa in der Früh".
        (hasSign(next, 'in') && meaning(tokens[at + 3], 'part') !== null)));
  const isAskedFor = isAsked(tokens, at) || endsQuestion(tokens, at);
  const isLed =
    hasSign(before, 'on', 'next', 'this', 'coming', 'before', 'after') || whichOf(tokens, at - 1) !== 'plain';
  const isAlone = tokens.length === 1;
  if (language === 'DE') {
    const isPlaced =
      hasSign(before, 'on', 'next', 'coming') ||
      (token.folded !== 'so' && !before?.endsClause && GERMAN_LEADS.has(before?.folded ?? ''));
    // "So" in small letters is nearly always the other word.
    const isWord = !token.isCapital && token.folded === 'so';
    const isJudged = before === undefined && GERMAN_VERDICTS.has(tokens[at + 1]?.folded ?? '');
    const isDay = isBesideTime || isAskedFor || isJudged || (isAlone && token.isCapital);
    return isPlaced || (isDay && !isWord) ? weekday : null;
  }
  const isSure = language === 'EN' && !ALSO_WORDS.has(token.folded);
  return isSure || isBesideTime || isLed || isAlone || isAskedFor || isAgreed(tokens, at) ? weekday : null;
}

/** "Nicht do, lieber mi", "mo oder mi". */
const GERMAN_LEADS = new Set('nicht lieber besser oder statt eher doch'.split(' '));

/** "Mi wäre besser". */
const GERMAN_VERDICTS = new Set('war ware passt geht ginge klappt lieber'.split(' '));

/** Short names of days that are everyday words too. */
const ALSO_WORDS = new Set(['sat', 'sun', 'wed']);

/** "Sat works", "sun is fine": what is said of a day and hardly of a chair or the weather ("sun is killing us"). */
function isAgreed(tokens: readonly Token[], at: number): boolean {
  const [before, next, judged] = [tokens[at - 1], tokens[at + 1], tokens[at + 2]];
  if (next === undefined || before?.folded === 'the') return false;
  if (['is', 'would', 'sounds'].includes(next.folded))
    return judged === undefined || SUITING.has(judged.folded);
  return ['works', 'suits', 'then', 'please', 'instead'].includes(next.folded);
}

const SUITING = new Set(
  'good fine ok okay great best better perfect possible free open available ideal also too not no be work suit suitable busy booked full out alright cool bad easier my the'.split(
    ' ',
  ),
);

/** "Und Do?", "Oder lieber Fr", "What about sun": a short question that ends in the day. */
function isAsked(tokens: readonly Token[], at: number): boolean {
  return at === tokens.length - 1 && at > 0 && at <= 3 && ASKING.has(tokens[0]?.folded ?? '');
}

/** "u free wed?", "can you fit me in sat": the word before it asks for a day. */
function endsQuestion(tokens: readonly Token[], at: number): boolean {
  const isLast = at === tokens.length - 1 || tokens[at]?.endsClause === true;
  const before = tokens[at - 1];
  // "10 til 12 sat".
  const isTimed = before != null && (before.digits !== null || before.clock !== null);
  return (
    isLast &&
    at <= 7 &&
    (isTimed || hasSign(before, 'clock', 'am', 'pm', 'approx') || ASKS_FOR_DAY.has(before?.folded ?? ''))
  );
}

const ASKS_FOR_DAY = new Set(
  'free open available avail come do about for ok possible book busy slot slots space spot anything this working work round over by me frei offen auf moglich platz termin lieber besser doch'.split(
    ' ',
  ),
);

const ASKING = new Set(
  'und oder geht lieber dann besser eher also ginge passt vielleicht what how maybe ok or and can could'.split(
    ' ',
  ),
);

/** "Di oder Mi", "Tue or Wed". */
function isOtherDay(tokens: readonly Token[], at: number, language: DayContext['language']): boolean {
  const isJoined = (place: number) =>
    ['oder', 'or', 'und', 'and', 'bis', '-', '–'].includes(tokens[place]?.folded ?? '');
  const isDay = (place: number) =>
    lexiconOf(language).shortWeekdays.has(tokens[place]?.folded ?? '') ||
    meaning(tokens[place], 'weekday') !== null;
  return (isJoined(at + 1) && isDay(at + 2)) || (isJoined(at - 1) && isDay(at - 2));
}

function isTimeWord(token: Token): boolean {
  return (
    meaning(token, 'part') !== null ||
    meaning(token, 'month') !== null ||
    hasSign(
      token,
      'at',
      'after',
      'before',
      'from',
      'between',
      'half',
      'quarter',
      'threeQuarters',
      'midday',
    ) ||
    hasSign(token, 'am', 'pm')
  );
}
