import { auditEntrySchema, auditQuerySchema, idSchema } from '@glossa/contracts';
import { z } from 'zod';
import type { Database } from '../../db/database.ts';
import type { ZodApp } from '../../http/zod-app.ts';
import { listEntries } from './audit.store.ts';

export type AuditDeps = { db: Database };

const answer = { response: { 200: z.array(auditEntrySchema) } };

export function auditRoutes(app: ZodApp, { db }: AuditDeps): void {
  app.get(
    '/api/admin/audit',
    { config: { access: 'admin' }, schema: { querystring: auditQuerySchema, ...answer } },
    async (request, reply) => {
      const { entries, total } = await listEntries(db, request.query);
      return reply.header('x-total-count', total).send(entries);
    },
  );

  app.get(
    '/api/partner/:partnerId/audit',
    {
      config: { access: 'own-partner' },
      schema: { params: z.object({ partnerId: idSchema }), querystring: auditQuerySchema, ...answer },
    },
    async (request, reply) => {
      const { partnerId } = request.params;
      const { entries, total } = await listEntries(db, { ...request.query, partnerId });
      return reply.header('x-total-count', total).send(entries);
    },
  );
}
