import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import { LanguageContext } from '../i18n/words.ts';
import { PhotoContext } from '../photos/photo-box.ts';
import { ChatScreen } from './chat-screen.tsx';
import { endEarlyPage, findEarlyField } from './early-field.ts';
import { EndingScreen } from './ending-screen.tsx';
import { LoadingScreen } from './loading-screen.tsx';
import type { Services } from './services.ts';
import { UnreachableScreen } from './unreachable-screen.tsx';
import { usePageLanguage } from './use-page-language.ts';
import { usePageLoad } from './use-page-load.ts';

export function App({ services }: { services: Services }) {
  const { conversation } = services;
  const { load, retry } = usePageLoad(services.api, services.opening);
  const state = useSyncExternalStore(conversation.subscribe, conversation.getState);
  const botLanguage = load.status === 'ready' ? load.page.language : null;
  const language = usePageLanguage(services.storage, state, botLanguage);

  const isLoading = load.status === 'loading' || !state.isLoaded;

  useEffect(() => conversation.start(), [conversation]);
  // After whatever screen there is has taken from it what it wants.
  useLayoutEffect(() => {
    if (!isLoading || state.ending !== null) endEarlyPage(document);
  }, [isLoading, state.ending]);

  function renderScreen() {
    if (state.ending !== null) return <EndingScreen ending={state.ending} />;
    if (load.status === 'missing') return <EndingScreen ending={load.ending} />;
    if (load.status === 'unreachable') return <UnreachableScreen onRetry={retry} />;
    if (isLoading) return findEarlyField(document) ? null : <LoadingScreen />;
    return <ChatScreen page={load.page} state={state} services={services} />;
  }
  return (
    <LanguageContext value={language}>
      <PhotoContext value={services.findPhoto}>{renderScreen()}</PhotoContext>
    </LanguageContext>
  );
}
