import type { DayContext } from './find-days.ts';
import { lexiconOf } from './lexicon/meanings-of.ts';
import type { DayPiece, Placed, Which } from './piece.ts';
import { hasSign, meaning, type Token } from './token.ts';

/** "Monday", "this Sunday", "nächsten Dienstag", "сб", "Mo. 11:15". */
export function findWeekday(
  tokens: readonly Token[],
  at: number,
  context: DayContext,
): Placed<DayPiece> | null {
  const which = whichOf(tokens[at]);
  const nameAt = which === 'plain' ? at : at + 1;
  const weekday = meaning(tokens[nameAt], 'weekday')?.weekday ?? shortWeekday(tokens, nameAt, context);
  if (weekday === null) return null;
  if (tokens[nameAt + 1]?.folded === 'after' && tokens[nameAt + 2]?.folded === 'next')
    return { piece: { kind: 'weekday', weekday, which: 'afterNext' }, from: at, to: nameAt + 3 };
  return { piece: { kind: 'weekday', weekday, which }, from: at, to: nameAt + 1 };
}

function whichOf(token: Token | undefined): Which {
  if (hasSign(token, 'next')) return 'next';
  if (hasSign(token, 'afterNext')) return 'afterNext';
  if (hasSign(token, 'coming')) return 'coming';
  return hasSign(token, 'this') ? 'this' : 'plain';
}

/** A short name is also another word ("sat", "so", "do"): it counts alone or beside something of time. */
function shortWeekday(tokens: readonly Token[], at: number, { language }: DayContext): number | null {
  const token = tokens[at];
  const weekday = lexiconOf(language).shortWeekdays.get(token?.folded ?? '');
  if (!token || weekday === undefined) return null;
  if (/\p{Script=Cyrillic}/u.test(token.folded)) return weekday;
  const next = tokens[at + 1];
  const before = tokens[at - 1];
  const isBesideTime =
    next?.digits !== undefined &&
    (next.digits !== null ||
      next.clock !== null ||
      next.figures !== null ||
      next.ordinal !== null ||
      isTimeWord(next) ||
      isOtherDay(tokens, at, language));
  const isLed =
    hasSign(before, 'on', 'next', 'this', 'coming', 'before', 'after') || whichOf(before) !== 'plain';
  const isAlone = tokens.length === 1;
  if (language === 'DE') {
    const isPlaced = hasSign(before, 'on', 'next', 'coming');
    const isDay = token.isCapital ? isBesideTime || isAlone || isAsked(tokens, at) : false;
    return isPlaced || isDay ? weekday : null;
  }
  const isSure = language === 'EN' && !ALSO_WORDS.has(token.folded);
  return isSure || isBesideTime || isLed || isAlone || isAsked(tokens, at) || isAgreed(before, next)
    ? weekday
    : null;
}

/** Short names of days that are everyday words too. */
const ALSO_WORDS = new Set(['sat', 'sun', 'wed']);

/** "Sat works": what is said of a day and hardly of a chair or the weather. */
function isAgreed(before: Token | undefined, next: Token | undefined): boolean {
  if (next === undefined || before?.folded === 'the') return false;
  return ['works', 'suits', 'is', 'would', 'then', 'please', 'instead'].includes(next.folded);
}

/** "Und Do?", "Oder lieber Fr", "What about sun": a short question that ends in the day. */
function isAsked(tokens: readonly Token[], at: number): boolean {
  return at === tokens.length - 1 && at > 0 && at <= 3 && ASKING.has(tokens[0]?.folded ?? '');
}

const ASKING = new Set([
  'und',
  'oder',
  'geht',
  'lieber',
  'dann',
  'besser',
  'eher',
  'also',
  'ginge',
  'passt',
  'vielleicht',
  'what',
  'how',
  'maybe',
  'ok',
  'or',
  'and',
  'can',
  'could',
]);

/** "Di oder Mi", "Tue or Wed". */
function isOtherDay(tokens: readonly Token[], at: number, language: DayContext['language']): boolean {
  const isJoined = ['oder', 'or', 'und', 'and', 'bis'].includes(tokens[at + 1]?.folded ?? '');
  return isJoined && lexiconOf(language).shortWeekdays.has(tokens[at + 2]?.folded ?? '');
}

function isTimeWord(token: Token): boolean {
  return (
    meaning(token, 'part') !== null ||
    meaning(token, 'month') !== null ||
    hasSign(token, 'at', 'after', 'before', 'from', 'half', 'quarter', 'midday')
  );
}
