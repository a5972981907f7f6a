import type { Language } from '@glossa/contracts';
import { useLayoutEffect } from 'react';
import type { ConversationState } from '../conversation/conversation-state.ts';
import { languages, localeOf, saveChosenLanguage } from '../i18n/language.ts';
import type { SafeStorage } from '../storage/safe-storage.ts';

/** The client's language as far as it is known, else the bot's. What a talk or a choice told is kept for the next visit. */
export function usePageLanguage(
  storage: SafeStorage,
  { language: known, token }: Pick<ConversationState, 'language' | 'token'>,
  botLanguage: string | null,
): Language {
  const language = known ?? languages.find((spoken) => spoken === botLanguage) ?? 'EN';
  useLayoutEffect(() => {
    document.documentElement.lang = localeOf[language];
    if (known !== null && token !== null) saveChosenLanguage(storage, known);
  }, [storage, language, known, token]);
  return language;
}
