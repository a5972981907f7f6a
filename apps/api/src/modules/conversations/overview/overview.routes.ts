import { type Bot, dashboardSchema, idSchema, partnerExportSchema } from '@glossa/contracts';
import { z } from 'zod';
import type { Database } from '../../../db/database.ts';
import { notFound } from '../../../http/http.errors.ts';
import type { ZodApp } from '../../../http/zod-app.ts';
import { findPartner } from '../../partners/index.ts';
import type { TalkDeps } from '../talk-deps.ts';
import { exportPartner } from './export-partner.ts';
import { findDashboard } from './find-dashboard.ts';

export type OverviewDeps = Pick<TalkDeps, 'db' | 'now'> & {
  listBotsOf: (db: Database, partnerIds: string[]) => Promise<Map<string, Bot[]>>;
};

/** A business as a whole: its month in figures, and everything it keeps here as one file. */
export function overviewRoutes(app: ZodApp, { db, now, listBotsOf }: OverviewDeps): void {
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

  app.get(
    '/api/partner/:partnerId/export',
    {
      config: { access: 'own-partner', rateLimit: { max: 20, timeWindow: '1 hour' } },
      schema: { params: z.object({ partnerId: idSchema }), response: { 200: partnerExportSchema } },
    },
    async (request) => {
      const partner = await findPartner(db, request.params.partnerId);
      if (!partner) throw notFound();
      const bots = await listBotsOf(db, [partner.id]);
      return exportPartner(db, { partner, bots: bots.get(partner.id) ?? [], now: now() });
    },
  );
}
