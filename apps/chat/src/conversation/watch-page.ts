import type { ChatStore } from '../storage/chat-store.ts';

/** Everything that can make a page stale or fresh again. Returns how to stop watching. */
export function watchPage(
  page: Window,
  store: ChatStore,
  on: { onLeave(): void; onReturn(): void; onConnection(isOnline: boolean): void },
): () => void {
  const onVisible = () => {
    if (page.document.visibilityState === 'visible') on.onReturn();
    else on.onLeave();
  };
  const onShow = (event: PageTransitionEvent) => {
    if (event.persisted) on.onReturn();
  };
  const onOnline = () => on.onConnection(true);
  const onOffline = () => on.onConnection(false);
  // `pageshow` covers a page that comes back from the browser's history, frozen as it was.
  page.addEventListener('focus', onVisible);
  page.addEventListener('pageshow', onShow);
  page.document.addEventListener('visibilitychange', onVisible);
  page.addEventListener('online', onOnline);
  page.addEventListener('offline', onOffline);
  const stopStore = store.onOutsideChange(on.onReturn);
  if (!page.navigator.onLine) on.onConnection(false);
  return () => {
    page.removeEventListener('focus', onVisible);
    page.removeEventListener('pageshow', onShow);
    page.document.removeEventListener('visibilitychange', onVisible);
    page.removeEventListener('online', onOnline);
    page.removeEventListener('offline', onOffline);
    stopStore();
  };
}
