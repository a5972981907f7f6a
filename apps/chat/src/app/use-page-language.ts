import type { Language } from '@glossa/contracts';
import { useLayoutEffect, useState } from 'react';
import {
  browserLanguage,
  languages,
  localeOf,
  readChosenLanguage,
  saveChosenLanguage,
} from '../i18n/language.ts';
import type { SafeStorage } from '../storage/safe-storage.ts';

/** The client's own choice, else the bot's language, else the browser's while there is no bot. */
export function usePageLanguage(
  storage: SafeStorage,
  botLanguage: string | null,
): [Language, (language: Language) => void] {
  const [chosen, setChosen] = useState(() => readChosenLanguage(storage));
  const known = languages.find((language) => language === botLanguage);
  const language = chosen ?? known ?? browserLanguage(navigator.languages);

  useLayoutEffect(() => {
    document.documentElement.lang = localeOf[language];
  }, [language]);

  function choose(next: Language): void {
    saveChosenLanguage(storage, next);
    setChosen(next);
  }
  return [language, choose];
}
