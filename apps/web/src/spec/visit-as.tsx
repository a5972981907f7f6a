import type { Language, User } from '@glossa/contracts';
import { exampleBot, exampleDashboard, examplePartner, partnerId } from '../testing/examples.ts';
import { renderApp } from '../testing/render-app.tsx';
import { signedInAnswer, signedOutAnswer, stubServer } from '../testing/stub-server.ts';

type Answers = Parameters<typeof stubServer>[0];

/** The whole app at a path, for somebody at a server that knows one partner with one bot. */
export async function visitAs(user: User | null, path: string, more: Answers = {}) {
  const server = serverFor(user, more);
  const app = await renderApp(path);
  return { ...app, server };
}

/** The same in another language than English. */
export async function visitIn(language: Language, user: User | null, path: string, more: Answers = {}) {
  const server = serverFor(user, more);
  const app = await renderApp(path, language);
  return { ...app, server };
}

function serverFor(user: User | null, more: Answers) {
  const own = `/api/partner/${partnerId}`;
  return stubServer({
    'GET /api/auth/token': user ? signedInAnswer : signedOutAnswer,
    'GET /api/user/me': user ? { body: user } : signedOutAnswer,
    'GET /api/site': { body: { productionHosts: [], demoChatLinkId: null, demoChats: {} } },
    'POST /api/page-view': { status: 204 },
    'POST /api/auth/sign-out': { body: {} },
    'GET /api/partner': { body: [examplePartner()], headers: { 'X-Total-Count': '1' } },
    'GET /api/bot': {
      body: [{ ...exampleBot(), partnerName: 'Folienwerk' }],
      headers: { 'X-Total-Count': '1' },
    },
    [`GET ${own}`]: { body: examplePartner() },
    [`GET ${own}/dashboard`]: { body: exampleDashboard() },
    [`GET ${own}/event`]: { body: [] },
    [`GET ${own}/pricing`]: { body: { version: 0, rows: [] } },
    [`GET ${own}/pricing/draft`]: { body: { text: '' } },
    [`GET ${own}/conversation`]: { body: [], headers: { 'X-Total-Count': '0' } },
    [`GET ${own}/client-request`]: { body: [] },
    ...more,
  });
}
