import { idSchema, pushEndSchema, pushKeySchema, pushSubscriptionSchema } from '@glossa/contracts';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { notSignedIn } from '../../http/http.errors.ts';
import type { ZodApp } from '../../http/zod-app.ts';
import { endPush } from './end-push.ts';
import type { PushDeps } from './run-push.ts';
import { savePush } from './save-push.ts';

export type PushRoutesDeps = Pick<PushDeps, 'db' | 'box' | 'keys' | 'reach'>;

const params = z.object({ partnerId: idSchema });
const path = '/api/partner/:partnerId/push';
const team = { access: 'own-team' } as const;
const limited = { ...team, rateLimit: { max: 20, timeWindow: '1 minute' } };

/** The browsers of a studio's people. Each says yes for itself. */
export function pushRoutes(app: ZodApp, deps: PushRoutesDeps): void {
  app.get(path, { config: team, schema: { params, response: { 200: pushKeySchema } } }, async () => ({
    publicKey: (await deps.keys()).publicKey,
  }));

  app.post(
    path,
    { config: limited, schema: { params, body: pushSubscriptionSchema, response: { 204: z.undefined() } } },
    async (request, reply) => {
      await savePush(deps, listenerOf(request), request.body);
      return reply.status(204).send();
    },
  );

  app.delete(
    path,
    { config: limited, schema: { params, body: pushEndSchema, response: { 204: z.undefined() } } },
    async (request, reply) => {
      await endPush(deps, listenerOf(request), request.body.endpoint);
      return reply.status(204).send();
    },
  );
}

function listenerOf({ params: { partnerId }, user }: FastifyRequest<{ Params: { partnerId: string } }>) {
  if (!user) throw notSignedIn();
  return { partnerId, userId: user.id };
}
