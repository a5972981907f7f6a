import {
  chatMessageSchema,
  clientRequestSchema,
  conversationDetailSchema,
  conversationQuerySchema,
  idSchema,
  listedConversationSchema,
  managerMessageSchema,
  noBodySchema,
} from '@glossa/contracts';
import { z } from 'zod';
import { notFound } from '../../http/http.errors.ts';
import type { ZodApp } from '../../http/zod-app.ts';
import { findBot } from '../bots/index.ts';
import { listConversations } from './conversation-list.store.ts';
import { eraseConversation } from './erase-conversation.ts';
import { getConversation } from './get-conversation.ts';
import { inboxRoutes } from './inbox/inbox.routes.ts';
import { modelUsageRoutes } from './model-usage.routes.ts';
import { listOpenRequests, reopenRequest, settleRequest } from './open-requests.ts';
import { newPreviewToken } from './preview-token.ts';
import { release, sayAsManager, takeOver } from './take-over.ts';
import type { TalkDeps } from './talk-deps.ts';
import { teachRoutes } from './teach/teach.routes.ts';
import { tellClientRoutes } from './tell-client/tell-client.routes.ts';

export type ConversationsDeps = TalkDeps;

const ofPartner = z.object({ partnerId: idSchema });
const ofConversation = ofPartner.extend({ conversationId: idSchema });
const ofBot = ofPartner.extend({ botId: idSchema });
const ofRequest = ofPartner.extend({ requestId: idSchema });
const own = { access: 'own-partner' } as const;
const team = { access: 'own-team' } as const;
const nothing = { 204: z.undefined() };

/** What the people of a studio see and do in the talks with their clients. */
export function conversationsRoutes(app: ZodApp, deps: ConversationsDeps): void {
  const { db } = deps;
  tellClientRoutes(app, deps);
  teachRoutes(app, deps);
  inboxRoutes(app, deps);
  modelUsageRoutes(app, deps);
  const path = '/api/partner/:partnerId/conversation';
  const placeOf = ({ partnerId, conversationId }: z.infer<typeof ofConversation>) => ({
    partnerId,
    id: conversationId,
  });

  app.get(
    path,
    {
      config: team,
      schema: {
        params: ofPartner,
        querystring: conversationQuerySchema,
        response: { 200: z.array(listedConversationSchema) },
      },
    },
    async (request, reply) => {
      const listed = await listConversations(db, request.params.partnerId, request.query);
      return reply.header('x-total-count', listed.total).send(listed.conversations);
    },
  );

  app.get(
    `${path}/:conversationId`,
    { config: team, schema: { params: ofConversation, response: { 200: conversationDetailSchema } } },
    async (request) => ({
      ...(await getConversation(db, placeOf(request.params))),
      canTranslate: deps.model !== null,
    }),
  );

  app.post(
    `${path}/:conversationId/message`,
    {
      config: team,
      schema: { params: ofConversation, body: managerMessageSchema, response: { 201: chatMessageSchema } },
    },
    async (request, reply) =>
      reply.status(201).send(await sayAsManager(deps, placeOf(request.params), { text: request.body.text })),
  );

  for (const [verb, act] of [
    ['takeover', takeOver],
    ['release', release],
  ] as const) {
    app.post(
      `${path}/:conversationId/${verb}`,
      { config: team, schema: { params: ofConversation, body: noBodySchema, response: nothing } },
      async (request, reply) => {
        await act(deps, placeOf(request.params));
        return reply.status(204).send();
      },
    );
  }

  app.delete(
    `${path}/:conversationId`,
    { config: own, schema: { params: ofConversation, response: nothing } },
    async (request, reply) => {
      await eraseConversation(db, placeOf(request.params));
      return reply.status(204).send();
    },
  );

  app.get(
    '/api/partner/:partnerId/client-request',
    { config: team, schema: { params: ofPartner, response: { 200: z.array(clientRequestSchema) } } },
    async (request) => listOpenRequests(db, request.params.partnerId),
  );

  for (const [verb, mark] of [
    ['settle', settleRequest],
    ['reopen', reopenRequest],
  ] as const) {
    app.post(
      `/api/partner/:partnerId/client-request/:requestId/${verb}`,
      { config: team, schema: { params: ofRequest, body: noBodySchema, response: nothing } },
      async (request, reply) => {
        const { partnerId, requestId: id } = request.params;
        await mark(db, { partnerId, id }, deps.now());
        return reply.status(204).send();
      },
    );
  }

  app.post(
    '/api/partner/:partnerId/bot/:botId/preview',
    {
      config: own,
      schema: {
        params: ofBot,
        body: noBodySchema,
        response: { 201: z.object({ previewToken: z.string() }) },
      },
    },
    async (request, reply) => {
      const { partnerId, botId } = request.params;
      if (!(await findBot(db, partnerId, botId))) throw notFound();
      return reply.status(201).send({ previewToken: newPreviewToken(deps.box, botId, deps.now()) });
    },
  );
}
