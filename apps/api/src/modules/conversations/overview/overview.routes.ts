import { dashboardSchema, idSchema } from '@glossa/contracts';
import { z } from 'zod';
import { notFound } from '../../../http/http.errors.ts';
import type { ZodApp } from '../../../http/zod-app.ts';
import { findPartner } from '../../partners/index.ts';
import type { TalkDeps } from '../talk-deps.ts';
import { findDashboard } from './find-dashboard.ts';

/** The month of a business in figures, made of its talks and the bookings they led to. */
export function overviewRoutes(app: ZodApp, { db, now }: Pick<TalkDeps, 'db' | 'now'>): void {
  app.get(
    '/api/partner/:partnerId/dashboard',
    {
      config: { access: 'own-partner' },
      schema: { params: z.object({ partnerId: idSchema }), response: { 200: dashboardSchema } },
    },
    async (request) => {
      const partner = await findPartner(db, request.params.partnerId);
      if (!partner) throw notFound();
      return findDashboard(db, partner, now());
    },
  );
}
