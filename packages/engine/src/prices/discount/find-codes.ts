import type { DiscountRule } from './discount-rule.ts';
import { foldCode } from './rules-for-visit.ts';

/** The codes of the rules that stand in a message as words of their own. */
export function findCodes(text: string, rules: readonly DiscountRule[]): string[] {
  const said: readonly string[] = foldCode(text).match(WORD) ?? [];
  const codes = rules.flatMap(({ code, active }) => (active && code !== null ? [foldCode(code)] : []));
  return [...new Set(codes.filter((code) => said.includes(code)))];
}

const WORD = /[\p{L}\p{N}]+(?:[-_][\p{L}\p{N}]+)*/gu;
