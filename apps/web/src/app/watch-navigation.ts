import { completeNavigationProgress, startNavigationProgress } from '@mantine/nprogress';
import { recordPageView } from '../api/page-views.ts';
import { currentLanguage } from '../i18n/i18n.ts';
import type { AppRouter } from './router.ts';

/** Shows progress while a page loads and counts each page once it has been reached. */
export function watchNavigation(router: AppRouter): () => void {
  let lastPathname: string | null = null;
  const stopStart = router.subscribe('onBeforeLoad', ({ pathChanged }) => {
    if (pathChanged) startNavigationProgress();
  });
  const stopEnd = router.subscribe('onResolved', ({ toLocation }) => {
    completeNavigationProgress();
    if (toLocation.pathname === lastPathname) return;
    lastPathname = toLocation.pathname;
    // The path alone: a query may hold a one-time token.
    void recordPageView({ path: toLocation.pathname, language: currentLanguage() });
  });
  return () => {
    stopStart();
    stopEnd();
  };
}
