import {
  chatHistorySchema,
  chatPageSchema,
  conversationTokenHeader,
  previewTokenHeader,
  sendMessageAnswerSchema,
  sendMessageSchema,
  switchLanguageSchema,
} from '@glossa/contracts';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { retryWhileAway } from '../../../db/retry-while-away.ts';
import { addressOf } from '../../../http/address-of.ts';
import { notFound } from '../../../http/http.errors.ts';
import type { Limits } from '../../../http/limits/open-limits.ts';
import type { ZodApp } from '../../../http/zod-app.ts';
import type { SecretBox } from '../../../secrets/secret-box.ts';
import {
  eraseConversation,
  findConversation,
  hashToken,
  isPreviewToken,
  listHistory,
  openingOf,
  readClientMessage,
  switchLanguage,
  type TurnNews,
  takeClientTurn,
} from '../../conversations/index.ts';
import type { PushRoutesDeps } from '../../push/index.ts';
import { allowAnyOrigin } from './allow-any-origin.ts';
import { findChat } from './find-chat.ts';
import { getLiveBot } from './get-live-bot.ts';
import { type LiveDeps, liveRoute } from './live.route.ts';
import { photoRoutes } from './photo.routes.ts';
import { pushRoutes } from './push.routes.ts';
import { streamTurn } from './stream-turn.ts';
import type { ChatLinks } from './unknown-links.ts';
import { chatNotFound } from './web-chat.errors.ts';
import { widgetLookRoute } from './widget-look.route.ts';

export type WebChatDeps = LiveDeps & { limits: Limits; links: ChatLinks; push: PushRoutesDeps };

const minuteMs = 60_000;

const params = z.object({ chatLinkId: z.string().max(64) });
const historyQuery = z.strictObject({
  after: z
    .string()
    .regex(/^\d{1,9}$/, { message: 'must be a whole number' })
    .transform(Number)
    .default(0),
});

/** The public chat: who is speaking, one turn of talk, what was said, and what is said meanwhile. */
export function webChatRoutes(app: ZodApp, deps: WebChatDeps): void {
  const { db, box, now, links } = deps;
  /** What one address may say at all, and how many talks it may begin, or how fast one talk may go. */
  const limitWords = (ip: string, token: string | undefined) => {
    const address = addressOf(ip);
    deps.limits.take([
      { key: `chat-address|${address}`, max: 120, windowMs: minuteMs },
      token === undefined
        ? { key: `new-conversation|${address}`, max: 10, windowMs: 60 * minuteMs }
        : { key: `conversation|${box.fingerprint('rate-limit', token)}`, max: 20, windowMs: minuteMs },
    ]);
  };
  const isPreviewOf = (request: FastifyRequest) => (botId: string) =>
    isPreviewToken(box, request.headers[previewTokenHeader], { botId, now: now() });
  const openBot = (request: FastifyRequest<{ Params: z.infer<typeof params> }>) =>
    getLiveBot(() => links.find(db, request.params.chatLinkId), isPreviewOf(request));

  const addressOfNow = (ip: string) =>
    deps.limits.isEnabled ? { addressKey: addressKeyOf(box, ip, now()) } : {};

  allowAnyOrigin(app);

  app.get(
    '/api/chat/:chatLinkId',
    {
      config: { access: 'public', rateLimit: { max: 60, timeWindow: '1 minute' } },
      schema: { params, response: { 200: chatPageSchema } },
    },
    async (request) => {
      const bot = await openBot(request);
      const partner = await deps.findPartner(db, bot.partnerId);
      if (!partner) throw notFound();
      const { rows } = await deps.findActivePriceList(db, bot.partnerId);
      return openingOf(partner, bot, rows);
    },
  );

  app.post(
    '/api/chat/:chatLinkId/message',
    {
      // Its limits are `limitWords`: two keys, and nothing is counted when one of them refuses.
      config: { access: 'public', rateLimit: false },
      bodyLimit: 64 * 1024,
      // A reply is too short to be packed, and so is a message.
      compress: false,
      decompress: false,
      sse: 'dual',
      schema: { params, body: sendMessageSchema, response: { 200: sendMessageAnswerSchema } },
    },
    async (request, reply) => {
      const { conversationToken: token, clientMessageId, language } = request.body;
      const { photos = [] } = request.body;
      const text = readClientMessage(request.body.text, { hasPhotos: photos.length > 0 });
      const said = { token, clientMessageId, language, text };
      limitWords(request.ip, token);
      if (links.isKnownToBeNothing(request.params.chatLinkId)) throw chatNotFound();
      const takeOnce = async (news?: TurnNews) => {
        const quick =
          request.headers[previewTokenHeader] || photos.length > 0
            ? null
            : await deps.takeQuickTurn?.({ ...said, chatLinkId: request.params.chatLinkId }, news?.onStored);
        if (quick) return quick;
        const bot = await openBot(request);
        return takeClientTurn(
          { ...deps, ...addressOfNow(request.ip) },
          { ...said, photos, bot, isPreview: isPreviewOf(request)(bot.id) },
          news,
        );
      };
      // A message is taken once however often it is tried: `clientMessageId` is unique in its talk.
      const takeTurn = (news?: TurnNews) => retryWhileAway(() => takeOnce(news));
      return reply.sse ? streamTurn(reply, takeTurn) : takeTurn();
    },
  );

  app.get(
    '/api/chat/:chatLinkId/message',
    {
      config: { access: 'public', rateLimit: { max: 120, timeWindow: '1 minute' } },
      schema: { params, querystring: historyQuery, response: { 200: chatHistorySchema } },
    },
    async (request) => {
      const bot = await openBot(request);
      return listHistory(db, box, { botId: bot.id, token: tokenOf(request), afterSeq: request.query.after });
    },
  );

  app.post(
    '/api/chat/:chatLinkId/language',
    {
      config: { access: 'public', rateLimit: { max: 20, timeWindow: '1 minute' } },
      schema: { params, body: switchLanguageSchema, response: { 200: chatHistorySchema } },
    },
    async (request) => {
      const bot = await openBot(request);
      return switchLanguage(deps, { bot, token: tokenOf(request), language: request.body.language });
    },
  );

  /** The client's own right: the talk is gone at once, with everything said in it. */
  app.delete(
    '/api/chat/:chatLinkId/conversation',
    {
      config: { access: 'public', rateLimit: { max: 20, timeWindow: '1 minute' } },
      schema: { params, response: { 204: z.undefined() } },
    },
    async (request, reply) => {
      const bot = await openBot(request);
      const conversation = await findConversation(db, bot.id, hashToken(box, tokenOf(request)));
      if (!conversation) throw notFound();
      await eraseConversation(db, conversation);
      return reply.status(204).send();
    },
  );

  pushRoutes(app, deps, { params, openBot, tokenOf });
  widgetLookRoute(app, (chatLinkId) => findChat(deps, links, chatLinkId));
  photoRoutes(app, deps, { params, openBot, tokenOf });
  liveRoute(app, deps, { params, query: historyQuery, openBot, tokenOf });
}

/** With the day in it, so that it tells nothing about anybody tomorrow. */
function addressKeyOf(box: SecretBox, ip: string, now: Date): string {
  return box.fingerprint('booking-address', `${now.toISOString().slice(0, 10)}|${addressOf(ip)}`);
}

function tokenOf(request: FastifyRequest): string {
  const token = request.headers[conversationTokenHeader];
  if (typeof token !== 'string' || token.length > 200) throw notFound();
  return token;
}
