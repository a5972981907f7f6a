import {
  channelInterestSchema,
  contactRequestSchema,
  newsletterSubscriberSchema,
  pagingQuery,
} from '@glossa/contracts';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { ZodApp } from '../../http/zod-app.ts';
import { writeListCsv } from './domain/write-list-csv.ts';
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
  app.get(
    '/api/admin/newsletter.csv',
    { config, schema: { response: { 200: z.string() } } },
    async (_request, reply) => {
      const { rows } = await listSubscribers(db, everything);
      const lines = rows.map(({ email, language, createdAt, confirmedAt }) => [
        email,
        language,
        createdAt.toISOString(),
        confirmedAt?.toISOString() ?? '',
      ]);
      return sendCsv(reply, 'newsletter', [['email', 'language', 'signedUp', 'confirmed'], ...lines]);
    },
  );
  app.get(
    '/api/admin/notify-me.csv',
    { config, schema: { response: { 200: z.string() } } },
    async (_request, reply) => {
      const { rows } = await listChannelInterests(db, everything);
      const lines = rows.map(({ channel, email, language, consent, createdAt }) => [
        channel,
        email,
        language,
        createdAt.toISOString(),
        consent,
      ]);
      return sendCsv(reply, 'notify-me', [['channel', 'email', 'language', 'asked', 'consent'], ...lines]);
    },
  );
}

const everything = { page: 1, pageSize: 1_000_000 };

function sendCsv(reply: FastifyReply, name: string, lines: string[][]) {
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}.csv"`)
    .serializer(String)
    .send(writeListCsv(lines));
}

function withDate<Row extends { createdAt: Date }>(row: Row) {
  return { ...row, createdAt: row.createdAt.toISOString() };
}
