import { pushEndSchema, pushKeySchema, pushSubscriptionSchema } from '@glossa/contracts';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { notFound } from '../../../http/http.errors.ts';
import type { ZodApp } from '../../../http/zod-app.ts';
import type { StoredBot } from '../../bots/index.ts';
import { listOwnBookings } from '../../calendar/index.ts';
import { findConversation, hashToken, type TalkDeps } from '../../conversations/index.ts';
import { endPush, type PushRoutesDeps, savePush } from '../../push/index.ts';
import { nothingBooked } from './web-chat.errors.ts';

type Parts = {
  params: z.ZodObject<{ chatLinkId: z.ZodString }>;
  openBot: (request: FastifyRequest<{ Params: { chatLinkId: string } }>) => Promise<StoredBot>;
  tokenOf: (request: FastifyRequest) => string;
};

type Deps = TalkDeps & { push: PushRoutesDeps };

const path = '/api/chat/:chatLinkId/push';
const limited = { access: 'public', rateLimit: { max: 20, timeWindow: '1 minute' } } as const;

/** A client who booked may be reminded through the browser. The talk's key says whose yes it is. */
export function pushRoutes(app: ZodApp, deps: Deps, { params, openBot, tokenOf }: Parts): void {
  const { db, box, now, push } = deps;
  const listenerOf = async (request: FastifyRequest<{ Params: { chatLinkId: string } }>) => {
    const bot = await openBot(request);
    const talk = await findConversation(db, bot.id, hashToken(box, tokenOf(request)));
    if (!talk || talk.isPreview) throw notFound();
    return { partnerId: talk.partnerId, conversationId: talk.id };
  };

  app.get(
    path,
    {
      config: { access: 'public', rateLimit: { max: 60, timeWindow: '1 minute' } },
      schema: { params, response: { 200: pushKeySchema } },
    },
    async (request) => {
      await openBot(request);
      return { publicKey: (await push.keys()).publicKey };
    },
  );

  app.post(
    path,
    {
      config: limited,
      bodyLimit: 8 * 1024,
      schema: { params, body: pushSubscriptionSchema, response: { 204: z.undefined() } },
    },
    async (request, reply) => {
      const listener = await listenerOf(request);
      const { partnerId, conversationId } = listener;
      const coming = await listOwnBookings(db, partnerId, { conversationId, now: now() });
      if (coming.length === 0) throw nothingBooked();
      await savePush(push, listener, request.body);
      return reply.status(204).send();
    },
  );

  app.delete(
    path,
    { config: limited, schema: { params, body: pushEndSchema, response: { 204: z.undefined() } } },
    async (request, reply) => {
      await endPush(push, await listenerOf(request), request.body.endpoint);
      return reply.status(204).send();
    },
  );
}
