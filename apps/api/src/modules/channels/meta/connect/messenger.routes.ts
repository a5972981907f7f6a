import {
  connectMessengerSchema,
  idSchema,
  type Messenger,
  messengerCheckSchema,
  messengerOverviewSchema,
  messengerSchema,
  messengerStatusSchema,
  noBodySchema,
  saveTemplatesSchema,
} from '@glossa/contracts';
import { z } from 'zod';
import { notFound } from '../../../../http/http.errors.ts';
import type { ZodApp } from '../../../../http/zod-app.ts';
import { findBot } from '../../../bots/index.ts';
import { findConnection, listConnections, updateConnection } from '../connections.store.ts';
import type { MetaDeps } from '../meta-deps.ts';
import { openClient } from '../open-client.ts';
import { sendBehind } from '../send-behind.ts';
import { checkSetup } from './check-setup.ts';
import { connectMessenger } from './connect-messenger.ts';
import { describeConnection } from './describe-connection.ts';
import { disconnectMessenger } from './disconnect-messenger.ts';
import { sendTest } from './send-test.ts';

const ofBot = z.object({ partnerId: idSchema, botId: idSchema });
const ofMessenger = ofBot.extend({ messenger: messengerSchema });
const own = { access: 'own-partner' } as const;
/** Each of these asks Meta. */
const asking = { ...own, rateLimit: { max: 20, timeWindow: '1 minute' } } as const;
const nothing = { 204: z.undefined() };
const path = '/api/partner/:partnerId/bot/:botId/messenger';
const onePath = `${path}/:messenger`;

/** What an owner does with a messenger: connect, look, check, try, disconnect. */
export function messengerRoutes(app: ZodApp, deps: MetaDeps): void {
  const { db } = deps;
  const get = async (place: { partnerId: string; botId: string; messenger: Messenger }) => {
    const connection = await findConnection(db, place);
    if (!connection) throw notFound();
    return connection;
  };

  app.get(
    path,
    { config: own, schema: { params: ofBot, response: { 200: messengerOverviewSchema } } },
    async (request) => {
      if (!(await findBot(db, request.params.partnerId, request.params.botId))) throw notFound();
      const connections = await listConnections(db, request.params);
      return {
        hasSharedApp: deps.metaAppSecret !== null,
        connections: await Promise.all(connections.map((one) => describeConnection(deps, one))),
      };
    },
  );

  app.put(
    onePath,
    {
      config: asking,
      schema: { params: ofMessenger, body: connectMessengerSchema, response: { 200: messengerStatusSchema } },
    },
    async (request) => describeConnection(deps, await connectMessenger(deps, request.params, request.body)),
  );

  app.get(
    `${onePath}/check`,
    { config: asking, schema: { params: ofMessenger, response: { 200: messengerCheckSchema } } },
    async (request) => {
      const connection = await get(request.params);
      const client = openClient(deps, connection);
      if (!client) throw notFound();
      return { steps: await checkSetup(client, connection) };
    },
  );

  app.put(
    `${onePath}/templates`,
    {
      config: own,
      schema: { params: ofMessenger, body: saveTemplatesSchema, response: { 200: messengerStatusSchema } },
    },
    async (request) => {
      const connection = await get(request.params);
      const { templates } = request.body;
      await updateConnection(db, connection, { templates });
      await sendBehind(deps, connection.id);
      return describeConnection(deps, { ...connection, templates });
    },
  );

  app.post(
    `${onePath}/test`,
    { config: asking, schema: { params: ofMessenger, body: noBodySchema, response: nothing } },
    async (request, reply) => {
      const connection = await get(request.params);
      const bot = await findBot(db, connection.partnerId, connection.botId);
      if (!bot) throw notFound();
      await sendTest(deps, bot, connection);
      return reply.status(204).send();
    },
  );

  app.delete(
    onePath,
    { config: asking, schema: { params: ofMessenger, response: nothing } },
    async (request, reply) => {
      await disconnectMessenger(deps, await get(request.params));
      return reply.status(204).send();
    },
  );
}
