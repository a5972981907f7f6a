import {
  clientDetailSchema,
  clientExportSchema,
  clientPatchSchema,
  clientQuerySchema,
  idSchema,
  listedClientSchema,
  mergeClientSchema,
} from '@glossa/contracts';
import { z } from 'zod';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { notFound } from '../../http/http.errors.ts';
import type { ZodApp } from '../../http/zod-app.ts';
import { findConversationById } from '../conversations/index.ts';
import { listClients } from './client-list.store.ts';
import { findClientOfTalk, updateNotes } from './clients.store.ts';
import { eraseClient } from './erase-client.ts';
import { exportClient } from './export-client.ts';
import { getClient } from './get-client.ts';
import { mergeByHand, takeMergeBack } from './merge-by-hand.ts';
import { syncClients } from './sync-clients.ts';

export type ClientsDeps = { db: Database; now: Clock };

const ofPartner = z.object({ partnerId: idSchema });
const ofConversation = ofPartner.extend({ conversationId: idSchema });
const ofClient = ofPartner.extend({ clientId: idSchema });
const own = { access: 'own-partner' } as const;
const team = { access: 'own-team' } as const;
const nothing = { 204: z.undefined() };
const path = '/api/partner/:partnerId/client';
const placeOf = ({ partnerId, clientId }: z.infer<typeof ofClient>) => ({ partnerId, id: clientId });

/** The people a studio works for, as its own people see them. */
export function clientsRoutes(app: ZodApp, { db, now }: ClientsDeps): void {
  app.get(
    path,
    {
      config: team,
      schema: {
        params: ofPartner,
        querystring: clientQuerySchema,
        response: { 200: z.array(listedClientSchema) },
      },
    },
    async (request, reply) => {
      const { partnerId } = request.params;
      await syncClients(db, now, partnerId);
      const listed = await listClients(db, { partnerId, now: now(), ...request.query });
      return reply.header('x-total-count', listed.total).send(listed.clients);
    },
  );

  app.get(
    `${path}/:clientId`,
    { config: team, schema: { params: ofClient, response: { 200: clientDetailSchema } } },
    async (request) => {
      await syncClients(db, now, request.params.partnerId);
      return getClient(db, placeOf(request.params), now());
    },
  );

  app.get(
    '/api/partner/:partnerId/conversation/:conversationId/client',
    { config: team, schema: { params: ofConversation, response: { 200: clientDetailSchema.nullable() } } },
    async ({ params: { partnerId, conversationId } }) => {
      if (!(await findConversationById(db, { partnerId, id: conversationId }))) throw notFound();
      await syncClients(db, now, partnerId);
      const id = await findClientOfTalk(db, { partnerId, conversationId });
      return id === null ? null : getClient(db, { partnerId, id }, now());
    },
  );

  app.patch(
    `${path}/:clientId`,
    {
      config: team,
      schema: { params: ofClient, body: clientPatchSchema, response: { 200: clientDetailSchema } },
    },
    async (request) => {
      const { id } = await getClient(db, placeOf(request.params), now());
      const place = { partnerId: request.params.partnerId, id };
      await updateNotes(db, place, request.body.notes);
      return getClient(db, place, now());
    },
  );

  app.post(
    `${path}/:clientId/merge`,
    { config: team, schema: { params: ofClient, body: mergeClientSchema, response: nothing } },
    async (request, reply) => {
      await mergeByHand(db, now, placeOf(request.params), request.body.clientId);
      return reply.status(204).send();
    },
  );

  app.post(
    `${path}/:clientId/part`,
    { config: team, schema: { params: ofClient, body: mergeClientSchema, response: nothing } },
    async (request, reply) => {
      await takeMergeBack(db, placeOf(request.params), request.body.clientId);
      return reply.status(204).send();
    },
  );

  app.get(
    `${path}/:clientId/export`,
    {
      config: { ...own, rateLimit: { max: 20, timeWindow: '1 hour' } },
      schema: { params: ofClient, response: { 200: clientExportSchema } },
    },
    async (request) => exportClient(db, placeOf(request.params), now()),
  );

  app.delete(
    `${path}/:clientId`,
    { config: own, schema: { params: ofClient, response: nothing } },
    async (request, reply) => {
      await eraseClient(db, placeOf(request.params));
      return reply.status(204).send();
    },
  );
}
