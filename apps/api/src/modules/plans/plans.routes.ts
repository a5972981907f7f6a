import {
  idSchema,
  planCatalogueSchema,
  planLimits,
  planUsageSchema,
  type SubscribeWays,
} from '@glossa/contracts';
import { z } from 'zod';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { notFound } from '../../http/http.errors.ts';
import type { ZodApp } from '../../http/zod-app.ts';
import { findPartner } from '../partners/index.ts';
import { findUsage } from './find-usage.ts';

export type PlansDeps = { db: Database; now: Clock; subscribe: SubscribeWays };

export function plansRoutes(app: ZodApp, { db, now, subscribe }: PlansDeps): void {
  app.get(
    '/api/plan',
    {
      config: { access: 'public', rateLimit: { max: 120, timeWindow: '1 minute' } },
      schema: { response: { 200: planCatalogueSchema } },
    },
    async () => ({ plans: planLimits, subscribe }),
  );

  app.get(
    '/api/partner/:partnerId/usage',
    {
      config: { access: 'own-partner' },
      schema: { params: z.object({ partnerId: idSchema }), response: { 200: planUsageSchema } },
    },
    async (request) => {
      const partner = await findPartner(db, request.params.partnerId);
      if (!partner) throw notFound();
      return findUsage(db, partner, now());
    },
  );
}
