import type { DayContext } from './find-days.ts';
import type { DayPiece, Placed } from './piece.ts';
import { readInverted } from './read-inverted.ts';
import { shortWeekday } from './short-weekday.ts';
import { hasSign, meaning, type Token } from './token.ts';

/** "in 6 days", "через две недели", "a week on Sunday", "two months from now", "heute in 10 Tagen". */
export function findOffset(
  tokens: readonly Token[],
  at: number,
  context: DayContext,
): Placed<DayPiece> | null {
  return (
    findInverted(tokens, at, context) ??
    findLed(tokens, at, context) ??
    findBased(tokens, at, context) ??
    findTrailing(tokens, at, context)
  );
}

/** "днів через 4", "недельки через две". */
function findInverted(tokens: readonly Token[], at: number, { today }: DayContext): Placed<DayPiece> | null {
  const inverted = readInverted(tokens, at);
  if (!inverted || !isLong(inverted.unit) || inverted.value > 400) return null;
  return toPiece({ ...inverted, unit: inverted.unit }, today, at);
}

function findLed(
  tokens: readonly Token[],
  at: number,
  { today, language }: DayContext,
): Placed<DayPiece> | null {
  if (!hasSign(tokens[at], 'in')) return null;
  const amount = readAmount(tokens, at + 1);
  const isWeek = language === 'DE' && EIGHT_DAYS.test(`${tokens[at + 1]?.folded} ${tokens[at + 2]?.folded}`);
  return amount && toPiece(isWeek ? { ...amount, value: 7 } : amount, today, at);
}

/** Germans count the day they speak on: "in acht Tagen" is the same weekday again. */
const EIGHT_DAYS = /^acht tage/;

/** "Heute in 10 Tagen", "завтра через неделю": counted from that day. */
function findBased(tokens: readonly Token[], at: number, context: DayContext): Placed<DayPiece> | null {
  const base = meaning(tokens[at], 'day');
  if (!base || !hasSign(tokens[at + 1], 'in')) return null;
  const today = context.today.add({ days: base.offset });
  const led = findLed(tokens, at + 1, { ...context, today });
  return led && fromDay(led, today, at);
}

/** Weeks are counted from today elsewhere; here they have a day to begin with. */
function fromDay(led: Placed<DayPiece>, day: DayContext['today'], from: number): Placed<DayPiece> {
  const { piece } = led;
  const date = piece.kind === 'weeksLater' ? day.add({ days: Math.round(piece.weeks * 7) }) : null;
  return { ...led, from, piece: date ? { kind: 'date', date } : piece };
}

/** "a week from today", "three weeks from now", "a week on Sunday", "Sunday week". */
function findTrailing(tokens: readonly Token[], at: number, context: DayContext): Placed<DayPiece> | null {
  const { today } = context;
  const amount = readAmount(tokens, at);
  if (!amount) return null;
  const next = tokens[amount.to]?.folded ?? '';
  const after = tokens[amount.to + 1];
  const base = next === 'from' ? (after?.folded === 'now' ? 0 : meaning(after, 'day')?.offset) : undefined;
  if (base !== undefined) {
    const day = today.add({ days: base });
    return fromDay(toPiece({ ...amount, to: amount.to + 2 }, day, at), day, at);
  }
  const weekOn = amount.unit === 'week' ? meaning(tokens[amount.to], 'day') : null;
  if (weekOn) {
    const date = today.add({ days: weekOn.offset + Math.round(amount.value * 7) });
    return { piece: { kind: 'date', date }, from: at, to: amount.to + 1 };
  }
  const isBeforeWeekday =
    amount.unit === 'week' &&
    (meaning(tokens[amount.to], 'weekday') !== null ||
      (['on', 'from'].includes(next) &&
        (meaning(after, 'weekday') ?? shortWeekday(tokens, amount.to + 1, context)) !== null));
  const isBehindWeekday =
    amount.unit === 'week' &&
    amount.value === 1 &&
    (meaning(tokens[at - 1], 'weekday') !== null || meaning(tokens[at - 1], 'day') !== null) &&
    tokens[at]?.folded === 'week';
  return isBeforeWeekday || isBehindWeekday ? toPiece(amount, today, at) : null;
}

type Amount = { value: number; unit: 'day' | 'week' | 'month'; to: number };

function readAmount(tokens: readonly Token[], at: number): Amount | null {
  const bare = meaning(tokens[at], 'unit');
  if (bare && isLong(bare.unit)) return { value: bare.amount, unit: bare.unit, to: at + 1 };
  const multiplied = bare && bare.amount !== 1 ? meaning(tokens[at + 1], 'unit') : null;
  if (bare && multiplied && isLong(multiplied.unit))
    return { value: bare.amount * multiplied.amount, unit: multiplied.unit, to: at + 2 };
  // "In ein paar Tagen": the article adds nothing.
  if (tokens[at]?.folded === 'ein' && tokens[at + 1]?.folded === 'paar') return readAmount(tokens, at + 1);
  const token = tokens[at];
  const isArticle = ['a', 'an', 'one'].includes(token?.folded ?? '');
  const value = isArticle ? 1 : (token?.digits ?? meaning(token, 'number')?.value ?? null);
  if (value === null || value > 400) return null;
  const unitAt = ['of', 'couple'].includes(tokens[at + 1]?.folded ?? '')
    ? at + (tokens[at + 2]?.folded === 'of' ? 3 : 2)
    : at + 1;
  const counted = isArticle && tokens[at + 1]?.folded === 'couple' ? 2 : value;
  const unit = meaning(tokens[unitAt], 'unit');
  return unit && isLong(unit.unit) ? { value: counted * unit.amount, unit: unit.unit, to: unitAt + 1 } : null;
}

function isLong(unit: string): unit is Amount['unit'] {
  return unit === 'day' || unit === 'week' || unit === 'month';
}

function toPiece({ value, unit, to }: Amount, today: DayContext['today'], from: number): Placed<DayPiece> {
  if (unit === 'week' && !Number.isInteger(value))
    return { piece: { kind: 'date', date: today.add({ days: Math.floor(value * 7) }) }, from, to };
  if (unit === 'week') return { piece: { kind: 'weeksLater', weeks: value }, from, to };
  const date =
    unit === 'day'
      ? today.add({ days: Math.ceil(value) })
      : today.add({ months: Math.floor(value), days: Math.round((value % 1) * 30) });
  return { piece: { kind: 'date', date }, from, to };
}
