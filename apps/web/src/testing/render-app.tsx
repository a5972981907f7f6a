import type { Language } from '@glossa/contracts';
import { createMemoryHistory } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { App } from '../app/app.tsx';
import { createQueryClient } from '../app/query-client.ts';
import { createAppRouter } from '../app/router.ts';
import { watchNavigation } from '../app/watch-navigation.ts';
import { changeLanguage, startI18n } from '../i18n/i18n.ts';
import { loadSession, resetSession } from '../session/session-store.ts';
import { leavePresence } from './presence.ts';

/** Draws the whole app at a path, the way a visitor meets it. Stub the server first. */
export async function renderApp(path: string, language: Language = 'EN') {
  resetSession();
  leavePresence();
  await startI18n(language);
  await changeLanguage(language);
  const router = createAppRouter(createMemoryHistory({ initialEntries: [path] }));
  watchNavigation(router);
  const queryClient = createQueryClient();
  const view = render(<App router={router} queryClient={queryClient} env="test" />);
  await loadSession();
  return { ...view, router, currentPath: () => router.state.location.pathname };
}
