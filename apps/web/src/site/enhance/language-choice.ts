import type { Language } from '@glossa/contracts';

/** The panel keeps its choice under the same key (`i18n/language-store.ts`). */
export const languageKey = 'glossa-language';

/** A language picked by hand is the language of every later visit, of the panel too. */
export function rememberChosenLanguage(): void {
  for (const link of document.querySelectorAll<HTMLElement>('[data-choose-language]')) {
    link.addEventListener('click', () => {
      try {
        localStorage.setItem(languageKey, link.dataset.chooseLanguage ?? '');
      } catch {
        // The link still leads there, the choice is only not remembered.
      }
    });
  }
}

export function pageLanguage(): Language {
  const byLocale: Record<string, Language> = { de: 'DE', uk: 'UA', ru: 'RU' };
  return byLocale[document.documentElement.lang] ?? 'EN';
}
