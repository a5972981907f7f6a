import { existsSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** The books for owners, operators and developers under /docs, where they are built: they are no part of serving anybody. */
export async function serveBooks(app: FastifyInstance, root: string): Promise<void> {
  if (!existsSync(root)) return;
  await app.register(async (books) => {
    books.addHook('onRoute', (route) => {
      route.config = { ...route.config, access: 'public' };
    });
    await books.register(fastifyStatic, { root, serve: false, preCompressed: true, cacheControl: false });
    const hidden = { schema: { hide: true } };
    books.get('/docs', hidden, (_request, reply) => reply.redirect('/docs/', 301));
    books.get<{ Params: { '*': string } }>('/docs/*', hidden, (request, reply) => {
      const path = request.params['*'];
      const isForGood = path.startsWith('assets/');
      reply.header('cache-control', isForGood ? 'public, max-age=31536000, immutable' : 'no-cache');
      return reply.sendFile(fileOf(path));
    });
  });
}

/** A folder's page is its index, and a page may be asked for without its ending. */
export function fileOf(path: string): string {
  if (path === '' || path.endsWith('/')) return `${path}index.html`;
  return /\.[a-z0-9]+$/i.test(path) ? path : `${path}.html`;
}
