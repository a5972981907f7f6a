import {
  chatHistorySchema,
  chatPageSchema,
  conversationTokenHeader,
  sendMessageAnswerSchema,
  sendMessageSchema,
} from '@glossa/contracts';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { notFound } from '../../../http/http.errors.ts';
import { extraLimit } from '../../../http/rate-limits.ts';
import type { ZodApp } from '../../../http/zod-app.ts';
import {
  listHistory,
  openingOf,
  readClientMessage,
  type TakeTurnDeps,
  takeClientTurn,
} from '../../conversations/index.ts';
import { allowAnyOrigin } from './allow-any-origin.ts';
import { getLiveBot } from './get-live-bot.ts';

export type WebChatDeps = TakeTurnDeps;

const params = z.object({ chatLinkId: z.string().max(64) });
const historyQuery = z.strictObject({
  after: z
    .string()
    .regex(/^\d{1,9}$/, { message: 'must be a whole number' })
    .transform(Number)
    .default(0),
});

export function webChatRoutes(app: ZodApp, deps: WebChatDeps): void {
  const { db, box } = deps;
  const limitNewConversations = extraLimit(app, {
    name: 'new-conversation',
    max: 20,
    timeWindow: '1 hour',
    keyOf: ({ ip }) => ip,
  });
  const limitConversation = extraLimit(app, {
    name: 'conversation',
    max: 20,
    timeWindow: '1 minute',
    keyOf: (request) => box.fingerprint('rate-limit', tokenInBody(request)),
  });

  allowAnyOrigin(app);

  app.get(
    '/api/chat/:chatLinkId',
    {
      config: { access: 'public', rateLimit: { max: 60, timeWindow: '1 minute' } },
      schema: { params, response: { 200: chatPageSchema } },
    },
    async (request) => {
      const bot = await getLiveBot(db, request.params.chatLinkId);
      const partner = await deps.findPartner(db, bot.partnerId);
      if (!partner) throw notFound();
      return openingOf(partner, bot, await deps.listActivePriceRows(db, bot.partnerId));
    },
  );

  app.post(
    '/api/chat/:chatLinkId/message',
    {
      config: { access: 'public', rateLimit: { max: 120, timeWindow: '1 minute' } },
      bodyLimit: 64 * 1024,
      schema: { params, body: sendMessageSchema, response: { 200: sendMessageAnswerSchema } },
    },
    async (request) => {
      const { conversationToken: token, clientMessageId, text } = request.body;
      const bot = await getLiveBot(db, request.params.chatLinkId);
      const clean = readClientMessage(text);
      await (token === undefined ? limitNewConversations : limitConversation)(request);
      return takeClientTurn(deps, { bot, token, clientMessageId, text: clean });
    },
  );

  app.get(
    '/api/chat/:chatLinkId/message',
    {
      config: { access: 'public', rateLimit: { max: 120, timeWindow: '1 minute' } },
      schema: { params, querystring: historyQuery, response: { 200: chatHistorySchema } },
    },
    async (request) => {
      const bot = await getLiveBot(db, request.params.chatLinkId);
      const token = request.headers[conversationTokenHeader];
      if (typeof token !== 'string' || token.length > 200) throw notFound();
      return listHistory(db, box, { botId: bot.id, token, afterSeq: request.query.after });
    },
  );
}

function tokenInBody(request: FastifyRequest): string {
  return sendMessageSchema.parse(request.body).conversationToken ?? '';
}
