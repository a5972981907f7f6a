import { freeSlotsQuerySchema, freeSlotsSchema, idSchema, type PriceRow } from '@glossa/contracts';
import { z } from 'zod';
import type { Database } from '../../../db/database.ts';
import type { ZodApp } from '../../../http/zod-app.ts';
import { serviceDuration } from '../domain/service-duration.ts';
import { findFreeSlots } from './find-free-slots.ts';
import type { OwnerDeps } from './owner-deps.ts';

type Deps = OwnerDeps & {
  listActivePriceRows: (
    db: Database,
    partnerId: string,
  ) => Promise<Pick<PriceRow, 'service' | 'durationMinutes'>[]>;
};

export function freeSlotsRoutes(app: ZodApp, { db, now, getConfig, listActivePriceRows }: Deps): void {
  app.get(
    '/api/partner/:partnerId/free-slots',
    {
      config: { access: 'own-team' },
      schema: {
        params: z.object({ partnerId: idSchema }),
        querystring: freeSlotsQuerySchema,
        response: { 200: freeSlotsSchema },
      },
    },
    async (request) => {
      const { partnerId } = request.params;
      const { from, to, ...job } = request.query;
      const config = await getConfig(partnerId);
      const isPlain = job.durationMinutes !== undefined || job.service === undefined;
      const rows = isPlain ? [] : await listActivePriceRows(db, partnerId);
      const durationMinutes = serviceDuration(rows, job, config.defaultDurationMinutes);
      return findFreeSlots(db, { partnerId, config, durationMinutes, from, to, now: now() });
    },
  );
}
