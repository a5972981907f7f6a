import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import { SpokenContext } from '../i18n/words.ts';
import { PhotoContext } from '../photos/photo-box.ts';
import { ReminderContext } from '../reminder/reminder-context.ts';
import { ChatScreen } from './chat-screen.tsx';
import { endEarlyPage, findEarlyField } from './early-field.ts';
import { EndingScreen } from './ending-screen.tsx';
import { LoadingScreen } from './loading-screen.tsx';
import type { Services } from './services.ts';
import { UnreachableScreen } from './unreachable-screen.tsx';
import { useLoadedWords } from './use-loaded-words.ts';
import { usePageLanguage, wantedLanguage } from './use-page-language.ts';
import { usePageLoad } from './use-page-load.ts';

export function App({ services }: { services: Services }) {
  const { conversation } = services;
  const { load, retry } = usePageLoad(services.api, services.opening);
  const state = useSyncExternalStore(conversation.subscribe, conversation.getState);
  const botLanguage = load.status === 'ready' ? load.page.language : null;
  const spoken = useLoadedWords(wantedLanguage(state, botLanguage));
  usePageLanguage(services.storage, state, spoken?.language ?? null);

  const isLoading = spoken === null || load.status === 'loading' || !state.isLoaded;

  useEffect(() => conversation.start(), [conversation]);
  // After whatever screen there is has taken from it what it wants.
  useLayoutEffect(() => {
    if (spoken !== null && (!isLoading || state.ending !== null)) endEarlyPage(document);
  }, [spoken, isLoading, state.ending]);

  function renderScreen() {
    if (state.ending !== null) return <EndingScreen ending={state.ending} />;
    if (load.status === 'missing') return <EndingScreen ending={load.ending} />;
    if (load.status === 'unreachable') return <UnreachableScreen onRetry={retry} />;
    if (load.status === 'loading' || !state.isLoaded)
      return findEarlyField(document) ? null : <LoadingScreen />;
    return <ChatScreen page={load.page} state={state} services={services} />;
  }
  if (spoken === null) return null;
  return (
    <SpokenContext value={spoken}>
      <PhotoContext value={services.findPhoto}>
        <ReminderContext value={services.reminder}>{renderScreen()}</ReminderContext>
      </PhotoContext>
    </SpokenContext>
  );
}
