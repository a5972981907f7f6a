import type { DayContext } from './find-days.ts';
import { comingDayOfMonth } from './find-explicit-date.ts';
import type { DayPiece, Placed } from './piece.ts';
import { shortWeekday } from './short-weekday.ts';
import { hasSign, meaning, type Token } from './token.ts';
import { whichOf } from './which-of.ts';

/** "Monday", "this Sunday", "nächsten Dienstag", "сб", "Mo. 11:15". */
export function findWeekday(
  tokens: readonly Token[],
  at: number,
  context: DayContext,
): Placed<DayPiece> | null {
  const which = whichOf(tokens, at);
  const nameAt = which === 'plain' ? at : at + 1;
  const weekday = meaning(tokens[nameAt], 'weekday')?.weekday ?? shortWeekday(tokens, nameAt, context);
  if (weekday === null) return null;
  if (tokens[nameAt + 1]?.folded === 'after' && tokens[nameAt + 2]?.folded === 'next')
    return { piece: { kind: 'weekday', weekday, which: 'afterNext' }, from: at, to: nameAt + 3 };
  const dated = which === 'plain' ? findDated(tokens, at, weekday, context) : null;
  return dated ?? { piece: { kind: 'weekday', weekday, which }, from: at, to: nameAt + 1 };
}

/** "Saturday 21 at 12", "на суботу 21": a figure behind the name is the day of the month where that weekday falls on it. */
function findDated(
  tokens: readonly Token[],
  at: number,
  weekday: number,
  { today }: DayContext,
): Placed<DayPiece> | null {
  const isArticle = ['the', 'den', 'der', 'dem'].includes(tokens[at + 1]?.folded ?? '');
  const dayAt = isArticle ? at + 2 : at + 1;
  const [figure, next] = [tokens[dayAt]?.digits ?? null, tokens[dayAt + 1]];
  if (figure === null || figure < 1 || figure > 31) return null;
  const date = comingDayOfMonth(today, figure);
  // "Mo 23. früh": neither a point nor so late an hour goes with the morning.
  const isOfHalf = hasSign(next, 'am', 'pm') && tokens[dayAt]?.ordinal === null && figure <= LATEST_HOUR;
  const isOfOther =
    isOfHalf ||
    hasSign(next, 'clock', 'dayOfMonth') ||
    meaning(next, 'month') !== null ||
    meaning(next, 'unit') !== null ||
    /^[-–—]$/.test(next?.folded ?? '');
  if (!date || date.dayOfWeek !== weekday || isOfOther) return null;
  // "Friday 14" alone is two o'clock, with another time behind it the fourteenth.
  const isMarked = next?.digits != null && hasSign(tokens[dayAt + 2], 'clock', 'am', 'pm');
  const isTimed =
    isMarked || (next !== undefined && (hasSign(next, 'at', 'on', 'after', 'before') || isTime(next)));
  const isLate = figure > LATEST_HOUR;
  return isArticle || isTimed || isLate ? { piece: { kind: 'date', date }, from: at, to: dayAt + 1 } : null;
}

/** Nobody brings a car later than this. */
const LATEST_HOUR = 18;

function isTime(token: Token): boolean {
  return token.clock !== null || meaning(token, 'part') !== null || hasSign(token, 'half', 'quarter');
}
