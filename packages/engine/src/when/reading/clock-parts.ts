import type { Clock } from './piece.ts';
import { hasSign, meaning, type Token } from './token.ts';

export type ReadClock = { clock: Clock; to: number /** It can be nothing but a time. */; isSure: boolean };

/** Reads a time that begins at this token, if it is said in this way. */
export type Rule = (tokens: readonly Token[], at: number) => ReadClock | null;

export function hourOf(token: Token | undefined): number | null {
  if (!token || ARTICLES.has(token.folded)) return null;
  const value =
    token.digits ??
    (token.ordinal !== null && token.digits === null ? token.ordinal : null) ??
    numberOf(token) ??
    feminineHour(token);
  return value !== null && value <= 24 ? value : null;
}

export function numberOf(token: Token | undefined): number | null {
  return token?.digits ?? meaning(token, 'number')?.value ?? null;
}

/** Ukrainian hours are ordinals: "о третій", "на третю"; Russian ones after a half: "четвертого". */
export function feminineHour(token: Token): number | null {
  const value = meaning(token, 'ordinal')?.value ?? null;
  const isHourForm =
    /(?:у|ю|ій|ої|ьої|а|я|ого|ьего|ою)$/u.test(token.folded) && /\p{Script=Cyrillic}/u.test(token.folded);
  return value !== null && value <= 23 && isHourForm ? value : null;
}

/** Minutes of the hour before the one said: half one is half past twelve, and a quarter to eight is before work. */
export function shortOf(hour: number, minute: number, to: number): ReadClock {
  if (hour === 0 || hour === 24) return sure(23, minute, to);
  const read = bare(hour === 1 ? 12 : hour - 1, minute, to, true);
  return hour === 8 ? { ...read, clock: { ...read.clock, half: 'early' } } : read;
}

export function isBefore(token: Token | undefined): boolean {
  return hasSign(token, 'before') || token?.folded === 'to' || token?.folded === 'til';
}

export function isHourUnit(token: Token | undefined): boolean {
  const unit = meaning(token, 'unit');
  return unit?.unit === 'hour' && unit.amount === 1;
}

export function skip(tokens: readonly Token[], at: number, sign: 'clock'): number {
  return hasSign(tokens[at], sign) ? at + 1 : at;
}

export function sure(hour: number, minute: number, to: number): ReadClock {
  return { clock: { hour, minute, half: 'full' }, to, isSure: true };
}

export function bare(hour: number, minute: number, to: number, isSure: boolean): ReadClock {
  const isWhole = hour > 12 || hour === 0;
  return { clock: { hour, minute, half: isWhole ? 'full' : 'bare' }, to, isSure };
}

const ARTICLES = new Set([
  'ein',
  'einem',
  'einer',
  'einen',
  'ner',
  'nem',
  'одну',
  'одна',
  'пару',
  'пара',
  'couple',
  'paar',
]);
