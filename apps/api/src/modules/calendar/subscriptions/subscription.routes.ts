import {
  type CalendarSubscription,
  calendarSubscriptionSchema,
  createSubscriptionSchema,
  idSchema,
} from '@glossa/contracts';
import { z } from 'zod';
import { notFound } from '../../../http/http.errors.ts';
import type { Limits } from '../../../http/limits/open-limits.ts';
import type { ZodApp } from '../../../http/zod-app.ts';
import type { OwnerDeps } from '../owner/owner-deps.ts';
import { addSubscription } from './add-subscription.ts';
import type { RefreshDeps } from './refresh-subscription.ts';
import { deleteSubscription, listSubscriptions, type StoredSubscription } from './subscriptions.store.ts';

export type SubscriptionDeps = RefreshDeps & Pick<OwnerDeps, 'getConfig'> & { limits: Limits };

const params = z.object({ partnerId: idSchema });
const own = { access: 'own-partner' } as const;
const team = { access: 'own-team' } as const;
const path = '/api/partner/:partnerId/calendar-subscription';
const hourMs = 60 * 60_000;

/** Other calendars whose times are taken here: which there are, one more, one less. */
export function subscriptionRoutes(app: ZodApp, deps: SubscriptionDeps): void {
  const { db, limits, getConfig } = deps;
  const listed = { response: { 200: z.array(calendarSubscriptionSchema) } };

  app.get(path, { config: team, schema: { params, ...listed } }, async (request) =>
    (await listSubscriptions(db, request.params.partnerId)).map(present),
  );

  app.post(
    path,
    {
      config: own,
      schema: {
        params,
        body: createSubscriptionSchema,
        response: { 201: z.array(calendarSubscriptionSchema) },
      },
    },
    async (request, reply) => {
      const { partnerId } = request.params;
      // Each of them asks a server elsewhere.
      limits.take([{ key: `calendar-subscription|${partnerId}`, max: 20, windowMs: hourMs }]);
      const wanted = { partnerId, config: await getConfig(partnerId), subscription: request.body };
      return reply.status(201).send((await addSubscription(deps, wanted)).map(present));
    },
  );

  app.delete(
    `${path}/:subscriptionId`,
    {
      config: own,
      schema: { params: params.extend({ subscriptionId: idSchema }), response: { 204: z.undefined() } },
    },
    async (request, reply) => {
      const { partnerId, subscriptionId: id } = request.params;
      if (!(await deleteSubscription(db, { partnerId, id }))) throw notFound();
      return reply.status(204).send();
    },
  );
}

function present({
  id,
  name,
  host,
  bayId,
  blocks,
  readAt,
  problem,
}: StoredSubscription): CalendarSubscription {
  return { id, name, host, bayId, blocks, readAt: readAt?.toISOString() ?? null, problem };
}
