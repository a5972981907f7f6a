import { PAST_DAYS, PAST_LEADS, PAST_VISIT, TIMES, WISHES } from './past-words.data.ts';
import type { DayPiece, Placed, TimePiece } from './piece.ts';
import { hasSign, type Token } from './token.ts';

type Found = { days: readonly Placed<DayPiece>[]; times: readonly Placed<TimePiece>[] };

/** "Last Saturday", "seit Montag", "вчера в 10": what is over is no wish. */
export function dropPast(tokens: readonly Token[], { days, times }: Found): Found {
  const left = days.filter((day) => !isPastDay(tokens, day) && !isTold(tokens, day));
  const gone = days.filter((day) => !left.includes(day));
  const isOfPast = (time: Placed<TimePiece>) =>
    isOfPastDay(tokens, time) ||
    isPastDay(tokens, time) ||
    gone.some((day) => isOneClause(tokens, day, time)) ||
    (days.length === 0 && isTold(tokens, time));
  return { days: left, times: times.filter((time) => !isOfPast(time)) };
}

type Span = { from: number; to: number };

/** "Last Friday", "seit Montag", "минулої суботи"; in "the last Friday of May" the word belongs to the day. */
function isPastDay(tokens: readonly Token[], { from }: Span): boolean {
  const at = ['the', 'dem', 'den', 'der'].includes(tokens[from - 1]?.folded ?? '') ? from - 2 : from - 1;
  const word = tokens[at];
  if (!word || word.endsClause) return false;
  return PAST_LEADS.test(word.folded) || (hasSign(word, 'last') && /\p{Script=Latin}/u.test(word.folded));
}

/** "Вчера в 10", "gestern Abend". */
function isOfPastDay(tokens: readonly Token[], { from, to }: Span): boolean {
  const near = [from - 3, from - 2, from - 1, to].filter((at) => PAST_DAYS.has(tokens[at]?.folded ?? ''));
  return near.some((at) => isOneClause(tokens, { from: at, to: at + 1 }, { from, to }));
}

/** "Был у вас в субботу", "beim letzten Mal am Montag": told, unless a wish stands between. */
function isTold(tokens: readonly Token[], { from, to }: Span): boolean {
  const before = wordsOf(tokens, clauseStart(tokens, from, FARTHEST), from);
  const after = wordsOf(tokens, to, clauseEnd(tokens, to, FARTHEST));
  const isLastTime = TIMES.test(before);
  const told = isLastTime ? before : (PAST_VISIT.exec(before)?.[0] ?? null);
  if (told !== null) return !WISHES.test(before.slice(before.indexOf(told)));
  return PAST_VISIT.test(after) && !WISHES.test(after) && !WISHES.test(before);
}

const FARTHEST = 5;

function clauseStart(tokens: readonly Token[], from: number, farthest: number): number {
  let at = from;
  while (at > 0 && at > from - farthest && !tokens[at - 1]?.endsClause) at -= 1;
  return at;
}

function clauseEnd(tokens: readonly Token[], to: number, farthest: number): number {
  let at = to;
  while (at < tokens.length && at < to + farthest && !tokens[at - 1]?.endsClause) at += 1;
  return at;
}

function wordsOf(tokens: readonly Token[], from: number, to: number): string {
  return tokens
    .slice(from, to)
    .map(({ folded }) => folded)
    .join(' ');
}

/** No mark stands between them, and few words. */
function isOneClause(tokens: readonly Token[], one: Span, other: Span): boolean {
  const [first, second] = one.from < other.from ? [one, other] : [other, one];
  const between = tokens.slice(Math.max(first.to - 1, 0), second.from);
  return between.length <= FARTHEST && !between.some(({ endsClause }) => endsClause);
}
