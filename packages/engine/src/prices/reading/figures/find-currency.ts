import { CURRENCY_PATTERNS } from './currency-words.data.ts';

/** The currency standing right after a number, with the length of its words. */
export function currencyAfter(rest: string): { currency: string; length: number } | null {
  const match = AFTER.exec(rest);
  return match ? { currency: nameOf(match), length: match[0].length } : null;
}

/** The currency standing right before a number, with the length of its words. */
export function currencyBefore(before: string): { currency: string; length: number } | null {
  const match = BEFORE.exec(before.slice(-12));
  return match ? { currency: nameOf(match), length: match[0].length } : null;
}

const ANY = CURRENCY_PATTERNS.map(([code, pattern]) => `(?<${code}>${pattern})`).join('|');
const AFTER = new RegExp(`^\\s?(?:${ANY})(?![\\p{L}])`, 'iu');
const BEFORE = new RegExp(`(?<!\\p{L})(?:${ANY})\\s?$`, 'iu');

function nameOf(match: RegExpExecArray): string {
  const named = Object.entries(match.groups ?? {}).find(([, value]) => value !== undefined);
  return named?.[0] ?? '';
}
