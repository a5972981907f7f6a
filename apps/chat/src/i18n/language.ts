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

/** For pages without a bot to ask: the first of the browser's languages that we speak. */
export function browserLanguage(preferred: readonly string[]): Language {
  for (const tag of preferred) {
    const spoken = languages.find((language) => tag.toLowerCase().split('-')[0] === localeOf[language]);
    if (spoken !== undefined) return spoken;
  }
  return 'EN';
}
