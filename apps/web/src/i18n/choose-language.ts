import { defaultLanguage, type Language, languages, localeOf } from '@glossa/contracts';

/** The saved choice, else the first of the browser's languages we speak, else English. */
export function chooseLanguage(saved: string | null, browserLanguages: readonly string[]): Language {
  return languages.find((language) => language === saved) ?? findOffered(browserLanguages) ?? defaultLanguage;
}

export function languageOfLocale(locale: string): Language {
  return languages.find((language) => localeOf[language] === locale) ?? defaultLanguage;
}

function findOffered(browserLanguages: readonly string[]): Language | null {
  for (const tag of browserLanguages) {
    const primary = tag.toLowerCase().split('-')[0];
    const match = languages.find((language) => localeOf[language] === primary);
    if (match) return match;
  }
  return null;
}
