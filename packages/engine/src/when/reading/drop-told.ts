import type { DayPiece, Placed, TimePiece } from './piece.ts';
import { hasSign, type Token } from './token.ts';
import {
  BESIDE_EVENT,
  COMING,
  EVENTS,
  HABITS,
  HAS_DAY,
  HAS_TO,
  ON_THE_WAY,
  OWN_PLANS,
  PAST_DAYS,
  PAST_VISIT,
  TELLING_LEADS,
  THEREFORE,
  TIMES,
  WISHES,
  WORKING,
} from './told-words.data.ts';

type Found = { days: readonly Placed<DayPiece>[]; times: readonly Placed<TimePiece>[] };

/** "Last Saturday", "seit Montag", "вчера в 10", "every Sunday": what is over, or a habit, is told and no wish. */
export function dropTold(tokens: readonly Token[], { days, times }: Found): Found {
  const left = days.filter(
    (day) => !isLedAway(tokens, day) && !isTold(tokens, day) && !isOwnTrip(tokens, day),
  );
  const gone = days.filter((day) => !left.includes(day));
  const isOfPast = (time: Placed<TimePiece>) =>
    isOfPastDay(tokens, time) ||
    isLedAway(tokens, time) ||
    isWorkingHours(tokens, time) ||
    isOwnTrip(tokens, time) ||
    gone.some((day) => isOneClause(tokens, day, time) && (left.length === 0 || isBeside(day, time))) ||
    (days.length === 0 && isTold(tokens, time));
  return { days: left, times: times.filter((time) => !isOfPast(time)) };
}

type Span = { from: number; to: number };

/** "Last Friday", "seit Montag", "минулої суботи"; in "the last Friday of May" the word belongs to the day. */
function isLedAway(tokens: readonly Token[], { from }: Span): boolean {
  const at = ['the', 'dem', 'den', 'der'].includes(tokens[from - 1]?.folded ?? '') ? from - 2 : from - 1;
  const word = tokens[at];
  // Words that were taken out between them, as in "without … . Wednesday", part them.
  const isFar = (tokens[from]?.start ?? 0) - (word?.end ?? 0) > NEAR;
  if (!word || word.endsClause || isFar) return false;
  return TELLING_LEADS.test(word.folded) || (hasSign(word, 'last') && /\p{Script=Latin}/u.test(word.folded));
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
  if (HABITS.test(before) || HABITS.test(after)) return true;
  const plan = OWN_PLANS.exec(before)?.[0] ?? null;
  if (plan !== null && !WISHES.test(before.slice(before.indexOf(plan)))) return true;
  if (isPlanBehind(tokens, { from, to })) return true;
  if (isOfEvent(tokens, { from, to })) return true;
  const isLastTime = TIMES.test(before);
  const told = isLastTime ? before : (PAST_VISIT.exec(before)?.[0] ?? null);
  if (told !== null) return !WISHES.test(before.slice(before.indexOf(told)));
  return PAST_VISIT.test(after) && !WISHES.test(after) && !WISHES.test(before);
}

/** "On the 30th I give it back": what is done elsewhere stands behind its day. */
function isPlanBehind(tokens: readonly Token[], { from, to }: Span): boolean {
  const before = wordsOf(tokens, clauseStart(tokens, from, WHOLE_CLAUSE), from);
  const after = wordsOf(tokens, to, clauseEnd(tokens, to, WHOLE_CLAUSE));
  const plan = OWN_PLANS.exec(after);
  return plan !== null && plan.index <= NEAR && !COMING.test(before) && !COMING.test(after);
}

/** "Saturday is our wedding", "in zwei Wochen TÜV": the day of something else. */
function isOfEvent(tokens: readonly Token[], { from, to }: Span): boolean {
  const before = wordsOf(tokens, clauseStart(tokens, from, WHOLE_CLAUSE), from);
  const after = wordsOf(tokens, to, clauseEnd(tokens, to, WHOLE_CLAUSE));
  if (COMING.test(before) || COMING.test(after)) return false;
  if (HAS_DAY.test(before)) return true;
  return [before, after].some((words) => {
    const event = EVENTS.exec(words);
    return event !== null && !BESIDE_EVENT.test(`${words.slice(0, event.index)} `);
  });
}

/** "I have to drive in the evening": when the client is busy elsewhere is no wish. */
function isOwnTrip(tokens: readonly Token[], { from, to }: Span): boolean {
  const before = wordsOf(tokens, clauseStart(tokens, from, FARTHEST), from);
  const after = wordsOf(tokens, to, clauseEnd(tokens, to, FARTHEST));
  return HAS_TO.test(before) && (ON_THE_WAY.test(after) || ON_THE_WAY.test(before));
}

const NEAR = 6;
const FARTHEST = 5;
const WHOLE_CLAUSE = 10;

/** "I work till 5", "работаю с 9 до 18": hours of the client's own. */
function isWorkingHours(tokens: readonly Token[], { piece, from }: Placed<TimePiece>): boolean {
  const isBound = piece.kind === 'between' || piece.kind === 'before';
  return isBound && WORKING.test(wordsOf(tokens, clauseStart(tokens, from, 3), from));
}

function clauseStart(tokens: readonly Token[], from: number, farthest: number): number {
  let at = from;
  while (at > 0 && at > from - farthest && !tokens[at - 1]?.endsClause && !leads(tokens[at - 1])) at -= 1;
  return at;
}

function clauseEnd(tokens: readonly Token[], to: number, farthest: number): number {
  let at = to;
  while (at < tokens.length && at < to + farthest && !tokens[at - 1]?.endsClause && !leads(tokens[at]))
    at += 1;
  return at;
}

/** "So", "deshalb": what follows is said of something else. */
function leads(token: Token | undefined): boolean {
  return token !== undefined && THEREFORE.has(token.folded);
}

function wordsOf(tokens: readonly Token[], from: number, to: number): string {
  return tokens
    .slice(from, to)
    .map(({ folded }) => folded)
    .join(' ');
}

function isBeside(one: Span, other: Span): boolean {
  return Math.max(one.from, other.from) - Math.min(one.to, other.to) <= 1;
}

/** No mark stands between them, and few words. */
function isOneClause(tokens: readonly Token[], one: Span, other: Span): boolean {
  const [first, second] = one.from < other.from ? [one, other] : [other, one];
  const between = tokens.slice(Math.max(first.to - 1, 0), second.from);
  return between.length <= FARTHEST && !between.some(({ endsClause }) => endsClause);
}
