import { AGREED, DECLINED, NO_REFUSAL } from './claim-words.data.ts';

/** Whether a clause refuses what it speaks of: "we can't do 400 €", and not "no problem, 400 €". */
export function isDeclined(clause: string): boolean {
  const plain = clause.replace(NO_REFUSAL, ' ');
  return holds(plain, DECLINED) && !holds(plain.replace(DECLINED, ' '), AGREED);
}

export function isQuestion(sentence: string): boolean {
  return /\?\s*["'»”)]*\s*$/u.test(sentence);
}

export function holds(text: string, pattern: RegExp): boolean {
  pattern.lastIndex = 0;
  const found = pattern.test(text);
  pattern.lastIndex = 0;
  return found;
}
