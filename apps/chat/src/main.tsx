import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { readChatLinkId } from './app/chat-link-id.ts';
import { createServices } from './app/services.ts';

const root = document.getElementById('root');
const services = createServices(readChatLinkId(window.location.pathname), window);

if (root !== null) createRoot(root).render(<App services={services} />);
