import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { type ChatPage, pagePaths } from '@glossa/contracts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { acceptedLanguage } from './accepted-language.ts';
import { sendError } from './error-handler.ts';
import { fillChatPage } from './fill-chat-page.ts';
import type { PageFacts } from './fill-page.ts';
import { notFound } from './http.errors.ts';
import { allowFraming } from './security-headers.ts';
import { serveBooks } from './serve-books.ts';
import { type DemoTalkHtml, serveWrittenPages } from './serve-written-pages.ts';

/** The folders of the built web apps. */
export type Sites = { webDir: string; chatDir: string; docsDir: string };

/** An unknown link has no sites listed, like everybody's, and no opening, like a paused bot's. */
export type PublicChat = { allowedDomains: readonly string[]; opening: ChatPage | null };

export type SiteDeps = PageFacts & {
  demoTalk: DemoTalkHtml;
  /** What stands behind a public link: who may show it in a frame, and what a client sees first. */
  findChat: (chatLinkId: string) => Promise<PublicChat>;
};

/**
 * Serves the built web app and chat page beside the API. Files with a hash in their name are kept by
 * browsers for good, pages are asked for anew each time.
 */
export async function serveSites(app: FastifyInstance, sites: Sites | null, deps: SiteDeps): Promise<void> {
  if (sites !== null) {
    requireBuild(sites);
    await serveWeb(app, sites.webDir, deps);
    await serveChat(app, sites.chatDir, deps);
    await serveBooking(app, sites.chatDir);
    await serveBooks(app, sites.docsDir);
  }
  app.setNotFoundHandler((request, reply) => {
    // While the app is being built anew, /404 itself may be missing: nobody is sent round in circles.
    const isPage =
      sites !== null &&
      request.method === 'GET' &&
      !/^\/(api\/|404)/.test(request.url) &&
      request.headers.accept?.includes('text/html');
    return isPage ? reply.redirect('/404', 302) : sendError(reply, notFound());
  });
}

async function serveWeb(app: FastifyInstance, root: string, facts: SiteDeps): Promise<void> {
  await app.register(async (web) => {
    web.addHook('onRoute', markPublic);
    await serveFiles(web, root, '/');
    serveWrittenPages(web, root, facts);
    for (const path of pagePaths) {
      web.get(path, { schema: { hide: true } }, (_request, reply) =>
        sendPage(reply.status(path === '/404' ? 404 : 200)),
      );
    }
  });
}

async function serveChat(app: FastifyInstance, root: string, deps: SiteDeps): Promise<void> {
  await app.register(async (chat) => {
    chat.addHook('onRoute', markPublic);
    chat.addHook('onRequest', async (_request, reply) => allowFraming(reply));
    await serveFiles(chat, root, '/chat-app/');
    const hidden = { schema: { hide: true } };
    const limited = { ...hidden, config: { rateLimit: { max: 240, timeWindow: '1 minute' } } };
    const html = readFileSync(join(root, 'index.html'), 'utf8');
    // The script studios put into their sites: under a short name that stays.
    chat.get('/widget.js', hidden, (_request, reply) => reply.sendFile('widget.js'));
    type Visit = { Params: { chatLinkId: string }; Querystring: { lang?: unknown; scheme?: unknown } };
    chat.get<Visit>('/chat/:chatLinkId', limited, async (request, reply) => {
      const { allowedDomains, opening } = await deps.findChat(request.params.chatLinkId);
      allowFraming(reply, allowedDomains);
      if (!opening) return sendPage(reply);
      const { lang, scheme } = request.query;
      const wanted = typeof lang === 'string' ? acceptedLanguage(lang) : null;
      const language = wanted ?? acceptedLanguage(request.headers['accept-language']) ?? opening.language;
      reply
        .header('cache-control', 'no-cache')
        .header('vary', 'accept-language')
        .type('text/html; charset=utf-8');
      return fillChatPage(html, opening, { language, scheme: schemeOf(opening.look, scheme) });
    });
  });
}

/** The owner's choice, else that of the site around the chat; null leaves it to the reader's device. */
function schemeOf({ scheme = 'AUTO' }: ChatPage['look'], around: unknown): 'light' | 'dark' | null {
  if (scheme !== 'AUTO') return scheme === 'DARK' ? 'dark' : 'light';
  return around === 'dark' || around === 'light' ? around : null;
}

/** The client's page of a booking. The address holds its key, so nothing learns where a visitor came from. */
async function serveBooking(app: FastifyInstance, root: string): Promise<void> {
  await app.register(async (booking) => {
    booking.addHook('onRoute', markPublic);
    await booking.register(fastifyStatic, { root, serve: false, preCompressed: true });
    booking.get('/booking/:secret', { schema: { hide: true } }, (_request, reply) =>
      reply
        .header('cache-control', 'no-store')
        .header('referrer-policy', 'no-referrer')
        .sendFile('booking.html', { cacheControl: false }),
    );
  });
}

/** The files beside the page, and whatever the newest build put below `assets`. */
async function serveFiles(app: FastifyInstance, root: string, prefix: string): Promise<void> {
  await app.register(fastifyStatic, { root, serve: false, preCompressed: true, setHeaders: setLife });
  const hidden = { schema: { hide: true } };
  for (const file of listRootFiles(root))
    app.get(`${prefix}${file}`, hidden, (_request, reply) => reply.sendFile(file));
  app.get<{ Params: { '*': string } }>(`${prefix}assets/*`, hidden, (request, reply) =>
    reply.sendFile(`assets/${request.params['*']}`),
  );
}

function listRootFiles(root: string): string[] {
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'index.html' && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => entry.name);
}

function sendPage(reply: FastifyReply): FastifyReply {
  return reply.header('cache-control', 'no-cache').sendFile('index.html', { cacheControl: false });
}

function markPublic(route: { config?: object }): void {
  route.config = { ...route.config, access: 'public' };
}

/** The build puts content hashes into the names below `assets`. Sites load the widget on every page of theirs. */
function setLife(reply: FastifyReply, path: string): void {
  reply.header('cache-control', lifeOf(path));
}

function lifeOf(path: string): string {
  if (path.includes('/assets/')) return 'public, max-age=31536000, immutable';
  return /\/widget(-body)?\.js/.test(path) ? 'public, max-age=600' : 'no-cache';
}

function requireBuild({ webDir, chatDir }: Sites): void {
  for (const dir of [webDir, chatDir]) {
    if (!existsSync(join(dir, dir === webDir ? 'site/index.html' : 'index.html')))
      throw new Error(`The web app is not built (${dir}): run npm run build.`);
  }
}
