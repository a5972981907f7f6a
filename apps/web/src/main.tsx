import '@mantine/core/styles.layer.css';
import '@mantine/notifications/styles.layer.css';
import '@mantine/nprogress/styles.layer.css';
import '@fontsource-variable/onest';
import '@fontsource-variable/unbounded';
import './ui/theme.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { createQueryClient } from './app/query-client.ts';
import { createAppRouter } from './app/router.ts';
import { watchNavigation } from './app/watch-navigation.ts';
import { startI18n } from './i18n/i18n.ts';
import { isProbablySignedIn } from './session/presence.ts';
import { loadSession } from './session/session-store.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root element.');

const router = createAppRouter();
watchNavigation(router);
void loadSession();

// A page restored from the browser's memory may show a session that has ended since: then it is begun anew.
window.addEventListener('pageshow', (event) => {
  if (!event.persisted) return;
  if (isProbablySignedIn(document)) void loadSession();
  else window.location.reload();
});

await startI18n();
createRoot(root).render(
  <StrictMode>
    <App router={router} queryClient={createQueryClient()} />
  </StrictMode>,
);
