import { baseVersionSchema, idSchema, priceListSchema, priceListVersionSchema } from '@glossa/contracts';
import { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { signedInUser } from '../../http/access.ts';
import { notFound } from '../../http/http.errors.ts';
import type { ZodApp } from '../../http/zod-app.ts';
import { presentRow } from './domain/row-values.ts';
import { listRowsAt } from './pricing.store.ts';
import { listVersions, versionExists } from './pricing-versions.store.ts';
import { restoreVersion } from './restore-version.ts';

const params = z.object({ partnerId: idSchema });
const versionParams = params.extend({
  version: z
    .string()
    .regex(/^\d{1,9}$/, { message: 'must be a whole number' })
    .transform(Number),
});

/** The history of a list: what was saved when, each version as it was, and the way back to it. */
export function pricingVersionsRoutes(app: ZodApp, { db }: { db: Database }): void {
  app.get(
    '/api/partner/:partnerId/pricing/version',
    {
      config: { access: 'own-partner' },
      schema: { params, response: { 200: z.array(priceListVersionSchema) } },
    },
    async (request) => listVersions(db, request.params.partnerId),
  );

  app.get(
    '/api/partner/:partnerId/pricing/version/:version',
    {
      config: { access: 'own-partner' },
      schema: { params: versionParams, response: { 200: priceListSchema } },
    },
    async (request) => {
      const { partnerId, version } = request.params;
      if (!(await versionExists(db, partnerId, version))) throw notFound();
      return { version, rows: (await listRowsAt(db, partnerId, version)).map(presentRow) };
    },
  );

  app.post(
    '/api/partner/:partnerId/pricing/version/:version/restore',
    {
      config: { access: 'own-partner' },
      schema: { params: versionParams, body: baseVersionSchema, response: { 201: priceListSchema } },
    },
    async (request, reply) => {
      const wanted = { ...request.params, ...request.body, userId: signedInUser(request).id };
      return reply.status(201).send(await restoreVersion(db, wanted));
    },
  );
}
