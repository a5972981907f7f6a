import {
  ABLE,
  BOOKED,
  CORRECTORS,
  DOUBTING,
  NEGATORS,
  NEXT_ONE,
  OPPOSED,
  PLAIN_NEGATORS,
  REFUSED,
  SAID,
  SMALL,
} from './denial-words.data.ts';
import { hasMoving } from './has-moving.ts';
import { isSecondHalf } from './part-hours.ts';
import type { DayPiece, Placed, TimePiece } from './piece.ts';
import { hasSign, type Token } from './token.ts';
import { WISHES } from './told-words.data.ts';

type Found = { days: readonly Placed<DayPiece>[]; times: readonly Placed<TimePiece>[] };
/** What is left, and the days that were plainly denied. */
type Left = Found & { denied: readonly Placed<DayPiece>[] };
type Any = Placed<DayPiece | TimePiece>;
/** Pieces said in one breath: "Friday at 10". */
type Group = Any[];

/** "Not Friday, Thursday at 2": what the client takes back counts only where nothing else is left of its kind. */
export function dropDenied(tokens: readonly Token[], { days, times }: Found): Left {
  const groups = groupsOf(tokens, [...days, ...times]);
  const denied = new Set(groups.filter((_, i) => isDenied(tokens, groups, i)).flat());
  if (denied.size === 0) return { days, times, denied: [] };
  const isPlain = (one: Any) =>
    denied.has(one) && PLAIN_NEGATORS.has(tokens[denialAt(tokens, one)]?.folded ?? '');
  const left = <One extends Any>(found: readonly One[]) => {
    const kept = found.filter((one) => !denied.has(one));
    return kept.length > 0 ? kept : found.filter((one) => !isPlain(one));
  };
  const isAllDenied = days.length > 0 && days.every((day) => denied.has(day));
  const next = isAllDenied ? nextOne(tokens, days) : [];
  const areTimesDenied = times.length > 0 && times.every((time) => denied.has(time));
  return {
    days: next.length > 0 ? next : left(days),
    times: areTimesDenied ? otherHalf(times, left(times)) : left(times),
    denied: next.length > 0 ? [] : days.filter((day) => denied.has(day)),
  };
}

function groupsOf(tokens: readonly Token[], pieces: readonly Any[]): Group[] {
  const groups: Group[] = [];
  for (const piece of [...pieces].sort((a, b) => a.from - b.from)) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    const isNear = last && isOneBreath(tokens, last.to, piece.from);
    const isOfOtherKind = group?.every((one) => roleOf(one) !== roleOf(piece));
    if (group && isNear && isOfOtherKind) group.push(piece);
    else groups.push([piece]);
  }
  return groups;
}

/** Two pieces of one role are two wishes; a part of the day goes with an hour, a week with its weekday. */
function roleOf({ piece }: Any): string {
  return DAY_KINDS.has(piece.kind) || piece.kind === 'part' ? piece.kind : 'hour';
}

const DAY_KINDS = new Set(['date', 'span', 'weekday', 'week', 'weeksLater']);

function isOneBreath(tokens: readonly Token[], from: number, to: number): boolean {
  const between = tokens.slice(from, to);
  return tokens[from - 1]?.endsClause !== true && between.every((one) => isSmall(one) && !one.endsClause);
}

function isDenied(tokens: readonly Token[], groups: readonly Group[], i: number): boolean {
  const [first] = groups[i] ?? [];
  const next = groups[i + 1]?.[0];
  if (!first) return false;
  return (
    isNegated(tokens, first) ||
    isMovedAway(tokens, groups[i], groups[i + 1]) ||
    isBooked(tokens, groups[i], groups[i + 1]) ||
    isRefused(tokens, groups, i) ||
    (next ? isCorrecting(tokens, next) || isSetRight(tokens, groups[i], groups[i + 1]) : false)
  );
}

/** "Not on Friday", "statt Samstag", "не могу в пятницу"; "not before ten" is a bound of its own. */
function isNegated(tokens: readonly Token[], one: Any): boolean {
  const at = denialAt(tokens, one);
  const word = tokens[at];
  if (!word) return false;
  const pairs = [`${word.folded} ${tokens[at + 1]?.folded}`, `${tokens[at - 1]?.folded} ${word.folded}`];
  return NEGATORS.has(word.folded) || pairs.some((pair) => OPPOSED.has(pair));
}

/** The word before a piece that may deny it: only small words stand between, and no mark ("не могу. Завтра"). */
function denialAt(tokens: readonly Token[], { piece, from }: Any): number {
  if (piece.kind === 'after' || piece.kind === 'before') return -1;
  let at = from - 1;
  const isNext = (place: number) => (tokens[place + 1]?.start ?? 0) - (tokens[place]?.end ?? 0) <= 1;
  while (at >= from - 4 && isPassed(tokens[at]) && isNext(at)) at -= 1;
  // "Why not Friday?" asks for it.
  const isAsking = /^(?:why|warum|wieso|чому|почему|чего|чого)$/u.test(tokens[at - 1]?.folded ?? '');
  return tokens[at]?.endsClause || isAsking || !isNext(at) ? -1 : at;
}

function isPassed(token: Token | undefined): boolean {
  return token !== undefined && !token.endsClause && (isSmall(token) || ABLE.has(token.folded));
}

/** "Friday doesn't work", "montag kann ich nicht", "завтра не могу". */
function isRefused(tokens: readonly Token[], groups: readonly Group[], i: number): boolean {
  const from = groups[i]?.at(-1)?.to ?? 0;
  const next = groups[i + 1]?.[0]?.from ?? tokens.length;
  const end = tokens.findIndex((token, at) => at >= from && token.endsClause);
  const to = Math.min(next, end < 0 ? tokens.length : end + 1, from + LONGEST_REFUSAL);
  const said = tokens.slice(from, to);
  const last = said.at(-1);
  // In "Thursday not Friday" the word belongs to what follows.
  const isFollowed = groups[i + 1] !== undefined && to === next;
  const isLeading = isFollowed && last !== undefined && NEGATORS.has(last.folded) && !last.endsClause;
  if (isLeading || tokens[from - 1]?.endsClause) return false;
  return REFUSED.test(said.map(({ folded }) => folded).join(' '));
}

const LONGEST_REFUSAL = 6;

/** "From Friday to Saturday" beside a word of moving, "von Freitag auf Montag", "с пятницы на субботу". */
function isMovedAway(tokens: readonly Token[], group: Group = [], next: Group = []): boolean {
  const [first, last, target] = [group[0], group.at(-1), next[0]];
  if (!first || !last || !target || !isSameKind(group, next)) return false;
  const between = tokens.slice(last.to, target.from + 1).map(({ folded }) => folded);
  const lead = [tokens[first.from - 1], tokens[first.from]].map((token) => token?.folded ?? '');
  if (between[0] === 'на' && lead.some((word) => /^(?:с|со|з|із)$/u.test(word))) return true;
  return hasMoving(tokens) && /^(?:to|auf|на)$/u.test(between[0] ?? '');
}

/** "I had an appointment on Friday, can I change to Monday". */
function isBooked(tokens: readonly Token[], group: Group = [], next: Group = []): boolean {
  const [first, last, wish] = [group[0], group.at(-1), next[0]];
  if (!first || !last || !wish || !isSameKind(group, next)) return false;
  const words = (from: number, to: number) =>
    tokens
      .slice(Math.max(from, 0), to)
      .map(({ folded }) => folded)
      .join(' ');
  const isSaid =
    BOOKED.test(words(first.from - 5, first.from)) ||
    BOOKED.test(words(last.to, Math.min(last.to + 3, wish.from)));
  return isSaid && WISHES.test(words(last.to, wish.from));
}

function isSameKind(group: Group, next: Group): boolean {
  const isDay = ({ piece }: Any) => DAY_KINDS.has(piece.kind);
  return next.some((one) => group.some((other) => isDay(one) === isDay(other)));
}

/** "3 o'clock, no 4", "freitag, quatsch, samstag": the word takes back what was said before it. */
function isCorrecting(tokens: readonly Token[], { from }: Any): boolean {
  let at = from - 1;
  while (at >= from - 4 && tokens[at] && !CORRECTORS.has(tokens[at]?.folded ?? '')) {
    const word = tokens[at];
    if (!word || !(isSmall(word) || ABLE.has(word.folded))) return false;
    at -= 1;
  }
  const word = tokens[at]?.folded ?? '';
  // "Freitag oder besser Samstag" leaves both open, "oder nein, Samstag" does not.
  const isChoice =
    /^(?:or|oder|или|чи|або)$/u.test(tokens[at - 1]?.folded ?? '') && !/^(?:no|nein)$/.test(word);
  return CORRECTORS.has(word) && !isChoice;
}

/** "Thursday? I said Friday", "какой четверг, мне в пятницу": a day echoed in doubt gives way to the one that is told. */
function isSetRight(tokens: readonly Token[], group: Group = [], next: Group = []): boolean {
  const [first, last, told] = [group[0], group.at(-1), next[0]];
  if (!first || !last || !told || !isSameKind(group, next) || !tokens[last.to - 1]?.endsClause) return false;
  if (DOUBTING.has(tokens[first.from - 1]?.folded ?? '')) return true;
  const isSaid = (at: number) => SAID.has(tokens[at]?.folded ?? '') && !isNegator(tokens[at - 1]);
  let at = told.from - 1;
  while (at >= told.from - 4 && isPassed(tokens[at]) && !isSaid(at)) at -= 1;
  return isSaid(at) || isSaid(next.at(-1)?.to ?? 0);
}

function isNegator(token: Token | undefined): boolean {
  return PLAIN_NEGATORS.has(token?.folded ?? '');
}

/** "Not this Friday, the one after", "не в эту субботу, а в следующую", "not this week, the next one". */
function nextOne(tokens: readonly Token[], days: readonly Placed<DayPiece>[]): Placed<DayPiece>[] {
  const from = days.at(-1)?.to ?? 0;
  const rest = tokens.slice(from, from + 8).map(({ folded }) => folded);
  if (!NEXT_ONE.test(rest.join(' '))) return [];
  const [week] = days.flatMap(({ piece }) => (piece.kind === 'week' ? [piece] : []));
  if (week) return [{ piece: { kind: 'week', weeks: week.weeks + 1, part: 'whole' }, from, to: from }];
  const isWeekday = days.some(({ piece }) => piece.kind === 'weekday');
  return isWeekday ? [...days, { piece: { kind: 'weeksLater', weeks: 1 }, from, to: from }] : [];
}

/** "Not in the morning", "vormittags kann ich nie": of a day without this half the other one is left. */
function otherHalf(
  all: readonly Placed<TimePiece>[],
  left: readonly Placed<TimePiece>[],
): readonly Placed<TimePiece>[] {
  const [{ piece, from = 0, to = 0 } = {}] = all;
  if (piece?.kind !== 'part' || all.length > 1) return left;
  const noon = { hour: 12, minute: 0, half: 'full' } as const;
  return [
    {
      piece: isSecondHalf(piece.part) ? { kind: 'before', to: noon } : { kind: 'after', from: noon },
      from,
      to,
    },
  ];
}

function isSmall(token: Token): boolean {
  return (
    SMALL.has(token.folded) ||
    hasSign(token, 'at', 'on', 'in', 'from', 'to', 'of', 'this', 'coming', 'approx')
  );
}
