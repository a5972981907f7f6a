import type { Part } from './meaning.ts';
import type { Placed, TimePiece } from './piece.ts';
import { hasSign, meaning, type Token } from './token.ts';

/** "in the afternoon", "nach der Arbeit", "ближе к вечеру", "с самого утра", "after lunch", "до обіду". */
export function findPart(tokens: readonly Token[], at: number): Placed<TimePiece> | null {
  return (
    findAfterWork(tokens, at) ??
    findFirstThing(tokens, at) ??
    findPlainPart(tokens, at) ??
    findEarlyOnDay(tokens, at) ??
    findHalfOfDay(tokens, at) ??
    findCountedHalf(tokens, at)
  );
}

/** "Monday early": behind a day the word means its morning. */
function findEarlyOnDay(tokens: readonly Token[], at: number): Placed<TimePiece> | null {
  const [day, word] = [tokens[at - 1], tokens[at]?.folded];
  const isOfDay = meaning(day, 'weekday') !== null || meaning(day, 'day') !== null;
  return word === 'early' && isOfDay && day?.endsClause === false ? part('morning', at, at + 1) : null;
}

/** "sat am", "tomorrow pm": English halves of a day. */
function findHalfOfDay(tokens: readonly Token[], at: number): Placed<TimePiece> | null {
  const half = tokens[at]?.folded;
  const before = tokens[at - 1];
  const isOfDay =
    meaning(before, 'day') !== null ||
    meaning(before, 'weekday') !== null ||
    /^(?:mon|tues?|weds?|thu|thurs?|fri|sat|sun)$/.test(before?.folded ?? '');
  if ((half !== 'am' && half !== 'pm') || !isOfDay || !hasSign(tokens[at], half)) return null;
  return part(half === 'am' ? 'morning' : 'afternoon', at, at + 1);
}

/** "в первой половине дня", "у другій половині дня". */
function findCountedHalf(tokens: readonly Token[], at: number): Placed<TimePiece> | null {
  const nthAt = hasSign(tokens[at], 'at', 'on') ? at + 1 : at;
  const nth = meaning(tokens[nthAt], 'ordinal')?.value;
  if ((nth !== 1 && nth !== 2) || !hasSign(tokens[nthAt + 1], 'half') || tokens[nthAt + 2]?.folded !== 'дня')
    return null;
  return part(nth === 1 ? 'morning' : 'afternoon', at, nthAt + 3);
}

const WORK = new Set(['work', 'arbeit', 'feierabend', 'работы', 'роботи', 'школи', 'школы']);

function findAfterWork(tokens: readonly Token[], at: number): Placed<TimePiece> | null {
  if (!hasSign(tokens[at], 'after')) return null;
  const next = ['der', 'dem', 'my', 'the'].includes(tokens[at + 1]?.folded ?? '') ? at + 2 : at + 1;
  return WORK.has(tokens[next]?.folded ?? '') ? part('afterWork', at, next + 1) : null;
}

/** "first thing", "gleich früh", "с самого утра", "рано вранці". */
function findFirstThing(tokens: readonly Token[], at: number): Placed<TimePiece> | null {
  const word = tokens[at]?.folded ?? '';
  const next = tokens[at + 1];
  if (word === 'first' && next?.folded === 'thing') {
    const isNamed = isMorning(tokens[at + 2]);
    return part('earlyMorning', at, isNamed ? at + 3 : at + 2);
  }
  if (FIRST.has(word) && AFFAIR.has(next?.folded ?? '')) return part('earlyMorning', at, at + 2);
  if (!EARLY.has(word)) return null;
  for (let to = at + 1; to <= at + 3; to += 1)
    if (isMorning(tokens[to])) return part('earlyMorning', at, to + 1);
  return null;
}

/** "первым делом", "als Erstes". */
const FIRST = new Set(['первым', 'першим', 'als']);
const AFFAIR = new Set(['делом', 'ділом', 'erstes']);

const EARLY = new Set([
  'самого',
  'самый',
  'сразу',
  'одразу',
  'рано',
  'раненько',
  'gleich',
  'ganz',
  'early',
  'bright',
  'direkt',
]);

function isMorning(token: Token | undefined): boolean {
  const named = meaning(token, 'part')?.part;
  return named === 'morning' || named === 'forenoon';
}

function findPlainPart(tokens: readonly Token[], at: number): Placed<TimePiece> | null {
  const isAfter = hasSign(tokens[at], 'after');
  const isBefore =
    hasSign(tokens[at], 'before') || (hasSign(tokens[at], 'to') && /^[до]+$/u.test(tokens[at]?.folded ?? ''));
  const isNear = NEAR.has(tokens[at]?.folded ?? '');
  const lead = isAfter || isBefore || isNear ? 1 : 0;
  const partAt = at + lead + gap(tokens, at + lead);
  const named = meaning(tokens[partAt], 'part')?.part;
  if (named === undefined) return null;
  // Ukrainian "по обіді" is after lunch.
  if (named === 'noon' && tokens[at - 1]?.folded === 'по') return part('afterLunch', at, partAt + 1);
  if (isAfter) return named === 'noon' ? part('afternoon', at, partAt + 1, true) : null;
  if (isBefore && named === 'noon') {
    return { piece: { kind: 'before', to: { hour: 12, minute: 0, half: 'full' } }, from: at, to: partAt + 1 };
  }
  if (named === 'evening' && (isNear || isBefore || LEADING_NEAR.has(tokens[at - 1]?.folded ?? '')))
    return part('towardsEvening', at, partAt + 1);
  if (lead === 1 && !isNear) return null;
  if (named === 'afternoon' && isLate(tokens[at - 1])) return part('lateAfternoon', at, partAt + 1);
  return part(named, at, partAt + 1);
}

/** "gegen Abend", "under the evening": words that only lean towards a part of the day. */
const NEAR = new Set(['gegen', 'towards', 'toward', 'під', 'под', 'ближе', 'ближче', 'closer']);
const LEADING_NEAR = new Set(['к', 'ко', 'до', 'под', 'під', 'ближе', 'ближче', 'gegen', 'towards']);

function isLate(token: Token | undefined): boolean {
  return /^(?:late|spat|spaten|spater|spateren)$/.test(token?.folded ?? '');
}

/** Small words between the lead and the part: "after the lunch", "ближе к вечеру", "nach dem Mittag". */
function gap(tokens: readonly Token[], at: number): number {
  let width = 0;
  while (
    width < 2 &&
    ['the', 'dem', 'der', 'den', 'к', 'ко', 'до', 'my', 'am', 'zum'].includes(
      tokens[at + width]?.folded ?? '',
    )
  )
    width += 1;
  return width;
}

function part(named: Part, from: number, to: number, isLunch = false): Placed<TimePiece> {
  return { piece: { kind: 'part', part: isLunch ? 'afterLunch' : named }, from, to };
}
