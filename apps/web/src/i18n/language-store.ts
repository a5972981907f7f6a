import type { Language } from '@glossa/contracts';
import { chooseLanguage } from './choose-language.ts';

/** `public/boot.js` reads the same key before the first paint. */
export const languageKey = 'glossa-language';

export function restoreLanguage(): Language {
  return chooseLanguage(readSaved(), navigator.languages ?? [navigator.language]);
}

/** Storage may be full or forbidden; the choice then lasts as long as the page. */
export function saveLanguage(language: Language): void {
  try {
    localStorage.setItem(languageKey, language);
  } catch {
    // The language still changes, it is only not remembered.
  }
}

function readSaved(): string | null {
  try {
    return localStorage.getItem(languageKey);
  } catch {
    return null;
  }
}
