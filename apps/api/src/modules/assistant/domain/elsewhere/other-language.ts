import { detectLanguage } from '@glossa/engine';
import { type OtherLanguage, otherLanguages } from './other-languages.data.ts';

/** Signs weigh as much as two words: an alphabet or a letter that only one of the languages has. */
const pointsOfLetters = 2;
const leastPoints = 2;
/** Neighbours of our languages share words with them: Bulgarian reads like Russian at first. */
const leastAgainstOurs = 3;

/** Which of the languages the engine does not speak a text is written in; null where that is not plain. */
export function otherLanguageOf(text: string): OtherLanguage | null {
  const least = detectLanguage(text, null) === null ? leastPoints : leastAgainstOurs;
  const said = new Set(text.toLowerCase().match(/[\p{L}’'-]+/gu) ?? []);
  const scored = otherLanguages
    .map((language) => ({
      language,
      points:
        language.words.split(' ').filter((word) => said.has(word)).length +
        (language.letters?.test(text) ? pointsOfLetters : 0),
    }))
    .toSorted((a, b) => b.points - a.points);
  const [best, second] = scored;
  if (!best || best.points < least || best.points === second?.points) return null;
  return best.language;
}

/** What a client who writes in none of the engine's languages is told in their own; null where theirs is not known. */
export function sayInOtherLanguage(text: string): string | null {
  return otherLanguageOf(text)?.said ?? null;
}
