import { type Language, localeOf } from '@glossa/contracts';
import { useTranslation } from 'react-i18next';
import { languageOfLocale } from './choose-language.ts';

/** The language on screen, by the product's code and by the browser's. */
export function useLanguage(): { language: Language; locale: string } {
  const { i18n } = useTranslation();
  const language = languageOfLocale(i18n.language);
  return { language, locale: localeOf[language] };
}
