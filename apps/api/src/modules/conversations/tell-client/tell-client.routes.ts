import { clientNewsSchema, idSchema, tellClientSchema } from '@glossa/contracts';
import { z } from 'zod';
import type { ZodApp } from '../../../http/zod-app.ts';
import { draftClientNews, type TellDeps, tellClient } from './tell-client.ts';

const params = z.object({ partnerId: idSchema, eventId: idSchema });

/** Whoever changes a booking is asked whether to tell the client: what could be said, and the saying of it. */
export function tellClientRoutes(app: ZodApp, deps: TellDeps): void {
  const path = '/api/partner/:partnerId/event/:eventId/client-news';
  app.get(
    path,
    { config: { access: 'own-team' }, schema: { params, response: { 200: clientNewsSchema } } },
    async (request) => draftClientNews(deps, request.params),
  );

  app.post(
    path,
    {
      config: { access: 'own-team' },
      schema: { params, body: tellClientSchema, response: { 204: z.undefined() } },
    },
    async (request, reply) => {
      await tellClient(deps, request.params, request.body);
      return reply.status(204).send();
    },
  );
}
