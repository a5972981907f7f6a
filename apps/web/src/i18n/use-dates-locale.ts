import { use } from 'react';
import { useLanguage } from './use-language.ts';

/** The names of days and months in the reader's language; what shows them waits for them as it does for its code. */
export function useDatesLocale(): string {
  const { locale: language } = useLanguage();
  const locale = language === 'en' ? 'en-gb' : language;
  use(fetchNames(locale));
  return locale;
}

const NAMES: Readonly<Record<string, () => Promise<unknown>>> = {
  de: () => import('dayjs/locale/de'),
  'en-gb': () => import('dayjs/locale/en-gb'),
  ru: () => import('dayjs/locale/ru'),
  uk: () => import('dayjs/locale/uk'),
};

const fetched = new Map<string, Promise<unknown>>();

function fetchNames(locale: string): Promise<unknown> {
  const names = fetched.get(locale) ?? NAMES[locale]?.() ?? Promise.resolve();
  fetched.set(locale, names);
  return names;
}
