import { type Language, localeOf, type SitePage } from '@glossa/contracts';
import { formatsOf } from '../i18n/use-format.ts';
import { siteWords } from './site-words.ts';

/** What every part of a page needs to know about the page it stands on. */
export type SiteContext = ReturnType<typeof siteContext>;

export function siteContext(page: SitePage, language: Language) {
  const locale = localeOf[language];
  return { page, language, locale, words: siteWords(language), format: formatsOf(locale) };
}
