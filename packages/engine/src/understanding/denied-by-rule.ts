import {
  DENIED_BEFORE_VERB,
  DENIED_BEHIND,
  DENIED_BY_WONDER,
  DENIED_SHORTLY,
  DENIED_WITHIN,
  WANTED_AGAIN,
  WANTED_UP_TO,
} from './denied-words.data.ts';

/** The words a plain denial stands beside, for what the reading did not see. */
export function deniedByRule(text: string): string[] {
  const found = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, words = '']) => words);
  return [
    ...found(DENIED_BEHIND).map(beforeWanted),
    ...found(DENIED_SHORTLY).map(beforeWanted),
    ...found(DENIED_BY_WONDER),
    ...found(DENIED_WITHIN),
    ...found(DENIED_BEFORE_VERB).map((words) => words.replace(WANTED_UP_TO, '')),
  ]
    .map((words) => words.trim())
    .filter((words) => words !== '');
}

/** The words behind a bare "not" alone: whoever cancels a thing denies it too, but points at it. */
export function deniedByNot(text: string): string[] {
  return [...text.matchAll(DENIED_SHORTLY)].map(([, words = '']) => beforeWanted(words).trim());
}

/** "Not the roof but the hood": what comes after the turn is wanted. */
function beforeWanted(words: string): string {
  return words.split(WANTED_AGAIN)[0] ?? '';
}
