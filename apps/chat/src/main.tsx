import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { readChatLinkId } from './app/chat-link-id.ts';
import { createServices } from './app/services.ts';
import { wantedLanguage } from './app/use-page-language.ts';
import { loadWords } from './i18n/words.ts';

const root = document.getElementById('root');
const services = createServices(readChatLinkId(window.location.pathname), window);
const language = wantedLanguage(services.conversation.getState(), services.opening?.language ?? null);

function show(): void {
  if (root !== null) createRoot(root).render(<App services={services} />);
}

// They come with the page as a rule. Where they don't, the page tries again by itself.
loadWords(language).then(show, show);
