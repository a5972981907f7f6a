import type { Placed, TimePiece } from './piece.ts';
import { readInverted } from './read-inverted.ts';
import { hasSign, meaning, type Token } from './token.ts';

type Found = Placed<TimePiece>;

/** "in five hours", "через 40 минут", "in eineinhalb Stunden". */
export function findMoment(tokens: readonly Token[], at: number): Found | null {
  const inverted = findInverted(tokens, at);
  if (inverted) return inverted;
  if (!hasSign(tokens[at], 'in')) return findMomentFromNow(tokens, at);
  const amountAt = isRough(tokens[at + 1]) ? at + 2 : at + 1;
  const first = tokens[amountAt];
  const single = meaning(first, 'unit');
  const done = (amount: number, unit: string, to: number): Found | null => {
    const minutes = unit === 'hour' ? amount * 60 : unit === 'minute' ? amount : null;
    return minutes === null
      ? null
      : { piece: { kind: 'moment', minutesFromNow: Math.round(minutes) }, from: at, to };
  };
  if (single && (single.unit === 'hour' || single.unit === 'minute')) {
    const repeats = single.amount === 1 ? null : meaning(tokens[amountAt + 1], 'unit');
    // "In anderthalb Wochen" counts weeks, though "anderthalb" alone means hours.
    if (repeats && repeats.unit !== single.unit) return null;
    return done(single.amount, single.unit, repeats ? amountAt + 2 : amountAt + 1);
  }
  const isHalf = hasSign(first, 'half');
  const article = ['a', 'an', 'the'].includes(first?.folded ?? '');
  const value = isHalf ? 0.5 : article ? 1 : (first?.digits ?? meaning(first, 'number')?.value ?? null);
  if (value === null) return null;
  for (let next = amountAt + 1; next <= amountAt + 3; next += 1) {
    const unit = meaning(tokens[next], 'unit');
    const isHalved = hasSign(tokens[next - 1], 'half') && next > amountAt + 1;
    const isMore = tokens[next + 1]?.folded === 'and' && hasSign(tokens[next + 3], 'half');
    if (unit && isMore) return done((value + 0.5) * unit.amount, unit.unit, next + 4);
    if (unit) return done(value * unit.amount * (isHalved ? 0.5 : 1), unit.unit, next + 1);
    if (hasSign(tokens[next], 'half')) continue;
    if (!['a', 'an', 'of', 'einer', 'guten', 'knappen', 'kleinen'].includes(tokens[next]?.folded ?? ''))
      return null;
  }
  return null;
}

/** "in about an hour", "in etwa zwei Stunden". */
function isRough(token: Token | undefined): boolean {
  return /^(?:about|around|roughly|maybe|like|so|etwa|ca|circa|ungefahr|rund|примерно|где|приблизно|десь|около)$/u.test(
    token?.folded ?? '',
  );
}

/** "часика через два", "через годинки дві", "минут через сорок": the unit before its number makes it rough. */
function findInverted(tokens: readonly Token[], at: number): Found | null {
  const inverted = readInverted(tokens, at);
  if (inverted?.unit !== 'hour' && inverted?.unit !== 'minute') return null;
  const minutes = inverted.value * (inverted.unit === 'hour' ? 60 : 1);
  return { piece: { kind: 'moment', minutesFromNow: minutes }, from: at, to: inverted.to };
}

/** "half an hour from now", "two hours from now". */
function findMomentFromNow(tokens: readonly Token[], at: number): Found | null {
  const isHalf = hasSign(tokens[at], 'half');
  const isOne = ['a', 'an'].includes(tokens[at]?.folded ?? '');
  const said = tokens[at]?.digits ?? meaning(tokens[at], 'number')?.value ?? null;
  const value = isHalf ? 0.5 : isOne ? 1 : said;
  const unitAt = ['a', 'an'].includes(tokens[at + 1]?.folded ?? '') ? at + 2 : at + 1;
  const unit = meaning(tokens[unitAt], 'unit');
  if (value === null || (unit?.unit !== 'hour' && unit?.unit !== 'minute')) return null;
  if (tokens[unitAt + 1]?.folded !== 'from' || tokens[unitAt + 2]?.folded !== 'now') return null;
  const minutes = Math.round(value * unit.amount * (unit.unit === 'hour' ? 60 : 1));
  return { piece: { kind: 'moment', minutesFromNow: minutes }, from: at, to: unitAt + 3 };
}
