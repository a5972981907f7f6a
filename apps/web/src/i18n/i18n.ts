import { type Language, languages, localeOf } from '@glossa/contracts';
import i18next, { type BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { languageOfLocale } from './choose-language.ts';
import { restoreLanguage, saveLanguage } from './language-store.ts';
import { frameNamespaces, type Namespace } from './resources.ts';
import { tieInWords } from './tie-short-words.ts';

/** Loads the words every screen needs, in the chosen language only, before anything is drawn. */
export async function startI18n(language: Language = restoreLanguage()): Promise<void> {
  document.documentElement.lang = localeOf[language];
  await i18next
    .use(wordFiles)
    .use(initReactI18next)
    .init({
      lng: localeOf[language],
      fallbackLng: false,
      supportedLngs: languages.map((code) => localeOf[code]),
      ns: [...frameNamespaces],
      defaultNS: 'ui',
      interpolation: { escapeValue: false },
    });
}

export async function changeLanguage(language: Language): Promise<void> {
  saveLanguage(language);
  await i18next.changeLanguage(localeOf[language]);
  document.documentElement.lang = localeOf[language];
}

export function currentLanguage(): Language {
  return languageOfLocale(i18next.language);
}

/** Called by a page's route, so that its words arrive together with its code. */
export async function loadWords(namespaces: readonly Namespace[]): Promise<void> {
  await i18next.loadNamespaces([...namespaces]);
  const missing = namespaces.find((namespace) => !i18next.hasResourceBundle(i18next.language, namespace));
  if (missing) throw new MissingWordsError(missing);
}

/** The file of words is gone, as after a deploy: a page of bare keys would be worse than none. */
export class MissingWordsError extends Error {
  constructor(namespace: string) {
    super(`The words of ${namespace} could not be loaded.`);
    this.name = 'MissingWordsError';
  }
}

const files = import.meta.glob<Record<string, unknown>>('../locales/*/*.json', { import: 'default' });

/** Where words of one letter must not end a line. */
const hanging: ReadonlySet<string> = new Set([localeOf.UA, localeOf.RU]);

const wordFiles: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (locale, namespace, done) => {
    const load = files[`../locales/${locale}/${namespace}.json`];
    if (!load) return done(new Error(`No words for ${namespace} in ${locale}`), false);
    load().then(
      (words) => done(null, hanging.has(locale) ? tieInWords(words) : words),
      (error: unknown) => done(error instanceof Error ? error : new Error(String(error)), false),
    );
  },
};
