import { idSchema, photoKeyHeader, photoKeySchema, photoLimits, photoSchema } from '@glossa/contracts';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { invalidRequest, notFound, unavailable } from '../../../http/http.errors.ts';
import type { Limits } from '../../../http/limits/open-limits.ts';
import type { ZodApp } from '../../../http/zod-app.ts';
import type { StoredBot } from '../../bots/index.ts';
import { findConversation, hashToken, type TalkDeps } from '../../conversations/index.ts';
import { findPhotoOfTalk, keepPhoto, sendPhoto } from '../../media/index.ts';

type Deps = Pick<TalkDeps, 'db' | 'box' | 'now'> & { limits: Limits };

type Parts = {
  params: z.ZodObject<{ chatLinkId: z.ZodString }>;
  openBot: (request: FastifyRequest<{ Params: { chatLinkId: string } }>) => Promise<StoredBot>;
  tokenOf: (request: FastifyRequest) => string;
};

const sentTypes = ['image/jpeg', 'image/png', 'image/webp', 'application/octet-stream'];
/** Photos wait in memory until they are whole. */
const mostAtOnce = 8;
const hourMs = 60 * 60_000;

/** Photos of a chat: sent before the message that names them, seen with the key to the talk. */
export function photoRoutes(app: ZodApp, { db, box, now, limits }: Deps, parts: Parts): void {
  const { params, openBot, tokenOf } = parts;

  app.register(async (scope: ZodApp) => {
    for (const type of sentTypes)
      scope.addContentTypeParser(type, { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    let receiving = 0;
    scope.addHook('onRequest', async (_request, reply) => {
      if (receiving >= mostAtOnce) throw unavailable();
      receiving += 1;
      reply.raw.once('close', () => {
        receiving -= 1;
      });
    });

    scope.post(
      '/api/chat/:chatLinkId/photo',
      {
        config: { access: 'public', rateLimit: { max: 20, timeWindow: '10 minutes' } },
        bodyLimit: photoLimits.sentBytes,
        compress: false,
        decompress: false,
        schema: { params, response: { 201: photoSchema } },
      },
      async (request, reply) => {
        const key = photoKeySchema.safeParse(request.headers[photoKeyHeader]);
        if (!key.success) throw invalidRequest(`${photoKeyHeader}: is not a key`);
        if (!Buffer.isBuffer(request.body)) throw invalidRequest('Please send a photo.');
        const bot = await openBot(request);
        limits.take([{ key: `photo-bot|${bot.id}`, max: 200, windowMs: hourMs }]);
        const { id: botId, partnerId } = bot;
        const photo = await keepPhoto(db, {
          botId,
          partnerId,
          key: key.data,
          bytes: request.body,
          now: now(),
        });
        return reply.status(201).send(photo);
      },
    );
  });

  app.get(
    '/api/chat/:chatLinkId/photo/:photoId',
    {
      config: { access: 'public', rateLimit: { max: 240, timeWindow: '1 minute' } },
      schema: { params: params.extend({ photoId: idSchema }) },
    },
    async (request, reply) => {
      const bot = await openBot(request);
      const conversation = await findConversation(db, bot.id, hashToken(box, tokenOf(request)));
      if (!conversation) throw notFound();
      const { id: conversationId, partnerId } = conversation;
      const place = { partnerId, conversationId, id: request.params.photoId };
      return sendPhoto(reply, await findPhotoOfTalk(db, place));
    },
  );
}
