import { DEFECT_WORDS, OWN_WORK, REWORK_DEMANDED, RIGHT_WORDS, SUPPOSED } from './defect-words.data.ts';

/** "The film you put on is lifting, I want it put right": work that went wrong is a person's matter, whatever else is asked. */
export function claimsDefect(text: string): boolean {
  if (REWORK_DEMANDED.test(text)) return true;
  if (!DEFECT_WORDS.test(text)) return false;
  return OWN_WORK.test(text) || (RIGHT_WORDS.test(text) && !SUPPOSED.test(text));
}
