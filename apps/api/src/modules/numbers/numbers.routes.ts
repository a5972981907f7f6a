import { idSchema, numbersQuerySchema, numbersSchema } from '@glossa/contracts';
import { z } from 'zod';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { notFound } from '../../http/http.errors.ts';
import type { ZodApp } from '../../http/zod-app.ts';
import { findPartner } from '../partners/index.ts';
import { findNumbers } from './find-numbers.ts';

export type NumbersDeps = { db: Database; now: Clock };

const usualWeeks = 8;

export function numbersRoutes(app: ZodApp, { db, now }: NumbersDeps): void {
  app.get(
    '/api/partner/:partnerId/numbers',
    {
      config: { access: 'own-partner', rateLimit: { max: 60, timeWindow: '1 minute' } },
      schema: {
        params: z.object({ partnerId: idSchema }),
        querystring: numbersQuerySchema,
        response: { 200: numbersSchema },
      },
    },
    async ({ params, query }) => {
      const partner = await findPartner(db, params.partnerId);
      if (!partner) throw notFound();
      return findNumbers(db, partner, { weeks: query.weeks ?? usualWeeks, now: now() });
    },
  );
}
