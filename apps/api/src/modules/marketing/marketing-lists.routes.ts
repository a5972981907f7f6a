import {
  channelInterestSchema,
  contactRequestSchema,
  newsletterSubscriberSchema,
  pagingQuery,
} from '@glossa/contracts';
import { z } from 'zod';
import type { ZodApp } from '../../http/zod-app.ts';
import { listChannelInterests, listContactRequests, listSubscribers } from './marketing.store.ts';
import type { MarketingDeps } from './marketing-deps.ts';

const config = { access: 'admin' } as const;
const querystring = pagingQuery(['-createdAt']);

/** What visitors sent, for administrators: pages of it, the newest first, with the total in a header. */
export function marketingListRoutes(app: ZodApp, { db }: Pick<MarketingDeps, 'db'>): void {
  app.get(
    '/api/admin/contact',
    { config, schema: { querystring, response: { 200: z.array(contactRequestSchema) } } },
    async (request, reply) => {
      const { rows, total } = await listContactRequests(db, request.query);
      return reply.header('x-total-count', total).send(rows.map(withDate));
    },
  );
  app.get(
    '/api/admin/newsletter',
    { config, schema: { querystring, response: { 200: z.array(newsletterSubscriberSchema) } } },
    async (request, reply) => {
      const { rows, total } = await listSubscribers(db, request.query);
      const listed = rows.map((row) => ({
        ...withDate(row),
        confirmedAt: row.confirmedAt?.toISOString() ?? null,
      }));
      return reply.header('x-total-count', total).send(listed);
    },
  );
  app.get(
    '/api/admin/notify-me',
    { config, schema: { querystring, response: { 200: z.array(channelInterestSchema) } } },
    async (request, reply) => {
      const { rows, total } = await listChannelInterests(db, request.query);
      return reply.header('x-total-count', total).send(rows.map(withDate));
    },
  );
}

function withDate<Row extends { createdAt: Date }>(row: Row) {
  return { ...row, createdAt: row.createdAt.toISOString() };
}
