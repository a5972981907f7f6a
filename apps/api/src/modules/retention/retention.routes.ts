import { chooseRetentionSchema, idSchema, type Retention, retentionSchema } from '@glossa/contracts';
import { z } from 'zod';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { ZodApp } from '../../http/zod-app.ts';
import { cutoffOf } from './domain/ages.ts';
import {
  countOldConversations,
  findLastRun,
  findRetentionDays,
  saveRetentionDays,
} from './retention.store.ts';

export type RetentionDeps = { db: Database; now: Clock };

const params = z.object({ partnerId: idSchema });
const own = { access: 'own-partner' } as const;

export function retentionRoutes(app: ZodApp, { db, now }: RetentionDeps): void {
  const describe = async (partnerId: string): Promise<Retention> => {
    const days = await findRetentionDays(db, partnerId);
    const before = cutoffOf(now(), days);
    return {
      days,
      lastRunAt: (await findLastRun(db))?.toISOString() ?? null,
      due: before === null ? 0 : await countOldConversations(db, partnerId, before),
    };
  };

  app.get(
    '/api/partner/:partnerId/retention',
    { config: own, schema: { params, response: { 200: retentionSchema } } },
    async (request) => describe(request.params.partnerId),
  );

  app.patch(
    '/api/partner/:partnerId/retention',
    { config: own, schema: { params, body: chooseRetentionSchema, response: { 200: retentionSchema } } },
    async (request) => {
      await saveRetentionDays(db, request.params.partnerId, request.body.days);
      return describe(request.params.partnerId);
    },
  );
}
