import { idSchema, priceListSchema } from '@glossa/contracts';
import { z } from 'zod';
import type { Database } from '../../db/database.ts';
import type { ZodApp } from '../../http/zod-app.ts';
import { findPriceList } from './pricing.store.ts';

export type PricingDeps = { db: Database };

export function pricingRoutes(app: ZodApp, { db }: PricingDeps): void {
  app.get(
    '/api/partner/:partnerId/pricing',
    {
      config: { access: 'own-partner' },
      schema: { params: z.object({ partnerId: idSchema }), response: { 200: priceListSchema } },
    },
    async (request) => findPriceList(db, request.params.partnerId),
  );
}
