import { once } from '../../../words/once.ts';
import { CURRENCY_PATTERNS, WORDS_LIKE_CODES } from './currency-words.data.ts';

/** The currency standing right after a number, with the length of its words. */
export function currencyAfter(rest: string): { currency: string; length: number } | null {
  const match = AFTER.exec(rest);
  return match ? { currency: nameOf(match), length: match[0].length } : codeIn(CODE_AFTER.exec(rest));
}

/** The currency standing right before a number, with the length of its words. */
export function currencyBefore(before: string): { currency: string; length: number } | null {
  const near = before.slice(-12);
  const match = BEFORE.exec(near);
  return match ? { currency: nameOf(match), length: match[0].length } : codeIn(CODE_BEFORE.exec(near));
}

const ANY = CURRENCY_PATTERNS.map(([, pattern]) => `(${pattern})`).join('|');
const AFTER = new RegExp(`^\\s?(?:${ANY})(?![\\p{L}])`, 'iu');
const BEFORE = new RegExp(`(?<!\\p{L})(?:${ANY})\\s?$`, 'iu');
const CODE_AFTER = /^\s?([A-Z]{3})(?![\p{L}\d])/u;
const CODE_BEFORE = /(?<![\p{L}\d])([A-Z]{3})\s?$/u;

/** The patterns are the groups of the match, in their order; names for the groups would be made anew for every match. */
function nameOf(match: RegExpExecArray): string {
  const group = match.findIndex((value, at) => at > 0 && value !== undefined);
  return CURRENCY_PATTERNS[group - 1]?.[0] ?? '';
}

/** Any other code of ISO 4217, written in capitals as codes are. */
function codeIn(match: RegExpExecArray | null): { currency: string; length: number } | null {
  const code = match?.[1] ?? '';
  return match && codes().has(code) ? { currency: code, length: match[0].length } : null;
}

const codes = once(() => {
  const all = new Set(Intl.supportedValuesOf('currency'));
  for (const word of WORDS_LIKE_CODES) all.delete(word);
  return all;
});
