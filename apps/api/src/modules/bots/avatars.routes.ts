import {
  avatarBytes,
  avatarUploadSchema,
  type Bot,
  botSchema,
  idSchema,
  noBodySchema,
} from '@glossa/contracts';
import { z } from 'zod';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { notFound } from '../../http/http.errors.ts';
import type { ZodApp } from '../../http/zod-app.ts';
import { findAvatar, removeAvatar, saveAvatar } from './avatars.store.ts';
import { imageRefused } from './bots.errors.ts';
import type { StoredBot } from './bots.store.ts';
import { isChatLink } from './domain/chat-link.ts';
import { readImage } from './domain/read-image.ts';

type Deps = { db: Database; now: Clock; presentBot: (bot: StoredBot) => Promise<Bot> };

const params = z.object({ partnerId: idSchema, botId: idSchema });
const own = { access: 'own-partner' } as const;
const path = '/api/partner/:partnerId/bot/:botId/avatar';

/** The picture of a bot: in by its owner, out to everybody who sees the chat. */
export function avatarRoutes(app: ZodApp, { db, now, presentBot }: Deps): void {
  app.post(
    path,
    { config: own, schema: { params, body: avatarUploadSchema, response: { 200: botSchema } } },
    async (request) => {
      const bytes = Buffer.from(request.body.image, 'base64');
      const picture = bytes.length <= avatarBytes.max ? readImage(bytes) : null;
      if (!picture) throw imageRefused();
      const { contentType } = picture;
      const bot = await saveAvatar(db, request.params, { contentType, bytes }, now());
      if (!bot) throw notFound();
      return presentBot(bot);
    },
  );

  app.delete(
    path,
    { config: own, schema: { params, body: noBodySchema, response: { 200: botSchema } } },
    async (request) => {
      const bot = await removeAvatar(db, request.params);
      if (!bot) throw notFound();
      return presentBot(bot);
    },
  );

  app.get(
    '/api/chat/:chatLinkId/avatar',
    {
      config: { access: 'public', rateLimit: { max: 240, timeWindow: '1 minute' } },
      schema: {
        params: z.object({ chatLinkId: z.string().max(100) }),
        querystring: z.object({ v: z.string().max(40).optional() }),
      },
    },
    async (request, reply) => {
      const { chatLinkId } = request.params;
      const avatar = isChatLink(chatLinkId) ? await findAvatar(db, chatLinkId) : null;
      if (!avatar) throw notFound();
      const isThisOne = request.query.v === avatar.version;
      return (
        reply
          .type(avatar.contentType)
          .header('cache-control', isThisOne ? 'public, max-age=31536000, immutable' : 'no-cache')
          .header('content-disposition', 'inline')
          // Opened by itself it is a picture and nothing else, whatever its bytes might be taken for.
          .header('content-security-policy', "default-src 'none'; sandbox")
          // The chat stands in frames of other sites.
          .header('cross-origin-resource-policy', 'cross-origin')
          .send(avatar.bytes)
      );
    },
  );
}
