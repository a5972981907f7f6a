import {
  baseVersionQuerySchema,
  changedPriceRowSchema,
  idSchema,
  type PriceImpact,
  priceImpactRequestSchema,
  priceImpactSchema,
  priceListSchema,
  savePriceListSchema,
  updatePriceRowSchema,
} from '@glossa/contracts';
import { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { signedInUser } from '../../http/access.ts';
import type { ZodApp } from '../../http/zod-app.ts';
import { deletePriceRow } from './delete-price-row.ts';
import { writeCsv } from './domain/write-csv.ts';
import { findPriceList } from './pricing.store.ts';
import { pricingReadingRoutes } from './pricing-reading.routes.ts';
import { pricingVersionsRoutes } from './pricing-versions.routes.ts';
import type { ReadingDeps } from './read-description.ts';
import { savePriceList } from './save-price-list.ts';
import { updatePriceRow } from './update-price-row.ts';

export type PricingDeps = Omit<ReadingDeps, 'onModelFailure'> & {
  /** What of calendar and conversations was made with these rows. */
  countOpenUses: (db: Database, partnerId: string, rowIds: string[]) => Promise<PriceImpact>;
};

const params = z.object({ partnerId: idSchema });
const rowParams = params.extend({ rowId: idSchema });

export function pricingRoutes(app: ZodApp, deps: PricingDeps): void {
  const { db, countOpenUses } = deps;
  pricingReadingRoutes(app, {
    ...deps,
    onModelFailure: (cause) => app.log.warn({ err: cause }, 'the engine reads prices instead of the model'),
  });
  pricingVersionsRoutes(app, deps);

  app.get(
    '/api/partner/:partnerId/pricing',
    // Bookings name services of the list.
    { config: { access: 'own-team' }, schema: { params, response: { 200: priceListSchema } } },
    async (request) => findPriceList(db, request.params.partnerId),
  );

  app.post(
    '/api/partner/:partnerId/pricing',
    {
      config: { access: 'own-partner' },
      schema: { params, body: savePriceListSchema, response: { 201: priceListSchema } },
    },
    async (request, reply) => {
      const { partnerId } = request.params;
      const userId = signedInUser(request).id;
      return reply.status(201).send(await savePriceList(db, { ...request.body, partnerId, userId }));
    },
  );

  app.patch(
    '/api/partner/:partnerId/pricing/:rowId',
    {
      config: { access: 'own-partner' },
      schema: { params: rowParams, body: updatePriceRowSchema, response: { 200: changedPriceRowSchema } },
    },
    async (request) =>
      updatePriceRow(db, { ...request.body, ...request.params, userId: signedInUser(request).id }),
  );

  app.delete(
    '/api/partner/:partnerId/pricing/:rowId',
    {
      config: { access: 'own-partner' },
      schema: { params: rowParams, querystring: baseVersionQuerySchema, response: { 204: z.undefined() } },
    },
    async (request, reply) => {
      await deletePriceRow(db, {
        ...request.params,
        ...request.query,
        userId: signedInUser(request).id,
      });
      return reply.status(204).send();
    },
  );

  app.post(
    '/api/partner/:partnerId/pricing/impact',
    {
      config: { access: 'own-partner' },
      schema: { params, body: priceImpactRequestSchema, response: { 200: priceImpactSchema } },
    },
    async (request) => countOpenUses(db, request.params.partnerId, request.body.rowIds),
  );

  app.get(
    '/api/partner/:partnerId/pricing.csv',
    { config: { access: 'own-partner' }, schema: { params, response: { 200: z.string() } } },
    async (request, reply) => {
      const { rows } = await findPriceList(db, request.params.partnerId);
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="prices.csv"')
        .serializer(String)
        .send(writeCsv(rows));
    },
  );
}
