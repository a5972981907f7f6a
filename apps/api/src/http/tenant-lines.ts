import type { FastifyInstance, FastifyRequest } from 'fastify';
import type pg from 'pg';
import { addressOf } from './address-of.ts';
import { unavailable } from './http.errors.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** For calls that go on for long without the database: makes room for the next in line. */
    leaveLine: () => void;
  }
}

/** Connections to the database: those of the chats, and those of signed-in people. */
export type LinePools = Record<'chat' | 'panel', Pick<pg.Pool, 'waitingCount'>>;

type Line = { active: number; waiting: (() => void)[] };

/** Always admitted, however many others there are. */
const fairShare = 4;
/** Admitted while nobody waits for the database. */
const mostActive = 50;
const mostWaiting = 200;
/** Slower than that, and the browser's own patience is at its end. */
const longestWaitMs = 8_000;

/**
 * Everybody has a line of their own: a studio's chat, a person's session, an address. Whoever asks for much while the
 * database is busy waits in that line, and only that line can become too long. Live streams of a chat have one beside
 * its messages: a stream waits for a place among streams meanwhile, and nobody who writes waits for that.
 */
export function keepTenantLines(app: FastifyInstance, pools: LinePools): void {
  const lines = new Map<string, Line>();
  app.decorateRequest('leaveLine', () => {});
  app.addHook('onRequest', async (request, reply) => {
    if (!usesDatabase(request)) return;
    const key = keyOf(request);
    const line = lines.get(key) ?? { active: 0, waiting: [] };
    lines.set(key, line);
    const isBusy = pools[key.startsWith('token') ? 'panel' : 'chat'].waitingCount > fairShare;
    if (line.active >= (isBusy ? fairShare : mostActive)) await waitInLine(line);
    else line.active += 1;
    let isInside = true;
    request.leaveLine = () => {
      if (!isInside) return;
      isInside = false;
      leave(line);
      if (line.active === 0 && line.waiting.length === 0) lines.delete(key);
    };
    reply.raw.once('close', request.leaveLine);
    if (request.raw.socket.destroyed) request.leaveLine();
  });
}

/** Resolves with a place: whoever leaves hands theirs on. */
function waitInLine(line: Line): Promise<void> {
  if (line.waiting.length >= mostWaiting) throw unavailable();
  return new Promise((resolve, reject) => {
    const enter = () => {
      clearTimeout(late);
      resolve();
    };
    const late = setTimeout(() => {
      line.waiting.splice(line.waiting.indexOf(enter), 1);
      reject(unavailable());
    }, longestWaitMs);
    line.waiting.push(enter);
  });
}

function leave(line: Line): void {
  const next = line.waiting.shift();
  if (next) next();
  else line.active -= 1;
}

function usesDatabase({ is404, routeOptions: { url = '' } }: FastifyRequest): boolean {
  // A messenger calls for all studios from a few addresses, over connections of its own and in a line that is bounded.
  return !is404 && /^\/(api|chat|calendar)\//.test(url) && !url.startsWith('/api/channel/');
}

/** A stranger can't stand in the line of somebody's session: the key is the signature of its token. */
function keyOf(request: FastifyRequest): string {
  const { authorization } = request.headers;
  if (authorization) return `token ${authorization.slice(-43)}`;
  const { params, routeOptions } = request;
  const link = typeof params === 'object' && params && 'chatLinkId' in params ? params.chatLinkId : null;
  if (!link) return `address ${addressOf(request.ip)}`;
  return `${routeOptions.url?.endsWith('/live') ? 'live' : 'chat'} ${String(link)}`;
}
