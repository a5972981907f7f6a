import { pageViewCountsSchema, pageViewSchema } from '@glossa/contracts';
import { z } from 'zod';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import type { ZodApp } from '../../http/zod-app.ts';
import { countPageViews } from './count-page-views.ts';
import { scrubPath } from './domain/scrub-path.ts';
import { pageViews } from './page-views.table.ts';

export type PageViewsDeps = { db: Database; now: Clock };

export function pageViewsRoutes(app: ZodApp, { db, now }: PageViewsDeps): void {
  app.post(
    '/api/page-view',
    {
      config: { access: 'public', rateLimit: { max: 120, timeWindow: '1 minute' } },
      schema: { body: pageViewSchema, response: { 204: z.undefined() } },
    },
    async (request, reply) => {
      const { path, language = null } = request.body;
      const optedOut = request.headers.dnt === '1' || request.headers['sec-gpc'] === '1';
      if (!optedOut) await db.insert(pageViews).values({ path: scrubPath(path), language, createdAt: now() });
      return reply.status(204).send();
    },
  );

  app.get(
    '/api/admin/page-view',
    { config: { access: 'admin' }, schema: { response: { 200: pageViewCountsSchema } } },
    async () => countPageViews(db, now()),
  );
}
