import type { Language } from '@glossa/contracts';
import type { SafeStorage } from '../storage/safe-storage.ts';

/** Mirrors the contract's list, checked in a test: importing the values would bring the schema library along. */
export const languages = ['EN', 'DE', 'UA', 'RU'] as const satisfies readonly Language[];

export const localeOf: Record<Language, string> = { EN: 'en', DE: 'de', UA: 'uk', RU: 'ru' };

export const languageNames: Record<Language, string> = {
  EN: 'English',
  DE: 'Deutsch',
  UA: 'Українська',
  RU: 'Русский',
};

const key = 'glossa.chat.language';

/** The language the client chose on an earlier visit, if any. */
export function readChosenLanguage(storage: SafeStorage): Language | null {
  const chosen = storage.get(key);
  return languages.find((language) => language === chosen) ?? null;
}

export function saveChosenLanguage(storage: SafeStorage, language: Language): void {
  storage.set(key, language);
}

/** The first of the browser's languages that we speak, if any. */
export function browserLanguage(preferred: readonly string[]): Language | null {
  for (const tag of preferred) {
    const spoken = languages.find((language) => tag.toLowerCase().split('-')[0] === localeOf[language]);
    if (spoken !== undefined) return spoken;
  }
  return null;
}

/** A page that shows the chat may say in which language it is read itself: `?lang=de`. */
export function wantedLanguage(search: string): Language | null {
  const tag = new URLSearchParams(search).get('lang');
  return tag === null ? null : browserLanguage([tag]);
}

/** How dates and figures are written: English with the clock of the place, as the assistant writes them. */
export function formatLocaleOf(language: Language, timeZone: string): string {
  if (language !== 'EN') return localeOf[language];
  return timeZone.startsWith('America/') ? 'en-US' : 'en-GB';
}
