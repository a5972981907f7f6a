import type { Language } from '@glossa/contracts';
import { useLayoutEffect } from 'react';
import type { ConversationState } from '../conversation/conversation-state.ts';
import { languages, localeOf, saveChosenLanguage } from '../i18n/language.ts';
import type { SafeStorage } from '../storage/safe-storage.ts';

/** The client's language as far as it is known, else the bot's. */
export function wantedLanguage(
  { language }: Pick<ConversationState, 'language'>,
  botLanguage: string | null,
): Language {
  return language ?? languages.find((spoken) => spoken === botLanguage) ?? 'EN';
}

/** Marks the page as what it is written in, and keeps what a talk or a choice told for the next visit. */
export function usePageLanguage(
  storage: SafeStorage,
  { language: known, token }: Pick<ConversationState, 'language' | 'token'>,
  shown: Language | null,
): void {
  useLayoutEffect(() => {
    if (shown !== null) document.documentElement.lang = localeOf[shown];
    if (known !== null && token !== null) saveChosenLanguage(storage, known);
  }, [storage, shown, known, token]);
}
