import { defaultModelSettings, idSchema, modelUsageSchema } from '@glossa/contracts';
import { z } from 'zod';
import { notFound } from '../../http/http.errors.ts';
import type { ZodApp } from '../../http/zod-app.ts';
import { sumModelUsage } from './model-usage.store.ts';
import type { TalkDeps } from './talk-deps.ts';

type Deps = Pick<TalkDeps, 'db' | 'now' | 'model' | 'findPartner'>;

/** What the language model costs a studio. What the owner decides about it is part of the studio's config. */
export function modelUsageRoutes(app: ZodApp, { db, now, model, findPartner }: Deps): void {
  app.get(
    '/api/partner/:partnerId/model-usage',
    {
      config: { access: 'own-partner' },
      schema: { params: z.object({ partnerId: idSchema }), response: { 200: modelUsageSchema } },
    },
    async ({ params: { partnerId } }) => {
      const partner = await findPartner(db, partnerId);
      if (!partner) throw notFound();
      const month = now().toISOString().slice(0, 7);
      return {
        model: model?.label ?? null,
        settings: partner.config.model ?? defaultModelSettings,
        month,
        ...(await sumModelUsage(db, partnerId, month)),
      };
    },
  );
}
