import { conversationTokenHeader, photoKeyHeader, previewTokenHeader } from '@glossa/contracts';
import { z } from 'zod';
import type { ZodApp } from '../../../http/zod-app.ts';

/**
 * The chat stands in frames on other sites, some of them sandboxed without an origin. Its calls take
 * no cookie, only the conversation's token, so they may come from anywhere.
 */
export function allowAnyOrigin(app: ZodApp): void {
  // Before the handler, because a stream writes its headers itself.
  app.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith('/api/chat/')) reply.header('access-control-allow-origin', '*');
    done();
  });
  app.options(
    '/api/chat/*',
    {
      config: { access: 'public', rateLimit: false },
      schema: { hide: true, response: { 204: z.undefined() } },
    },
    async (_request, reply) =>
      reply
        .header('access-control-allow-methods', 'GET, POST, DELETE')
        .header(
          'access-control-allow-headers',
          `content-type, accept, ${conversationTokenHeader}, ${previewTokenHeader}, ${photoKeyHeader}`,
        )
        .header('access-control-max-age', '86400')
        .status(204)
        .send(),
  );
}
