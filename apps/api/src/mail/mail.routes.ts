import { keptMailSchema, pagingQuery } from '@glossa/contracts';
import { desc, ilike, or } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../db/database.ts';
import { containing } from '../db/search.ts';
import type { ZodApp } from '../http/zod-app.ts';
import { mails } from './mail.table.ts';
import { maskSecrets } from './mask-secrets.ts';

const querystring = pagingQuery(['-createdAt']);

type MailRoutesDeps = { db: Database; hasMailServer: boolean };

/**
 * The mails of the product for administrators, the newest first. Where no mail server is set this is their only way to
 * the reader, so links work; else what opens somebody else's account or booking is not shown.
 */
export function mailRoutes(app: ZodApp, { db, hasMailServer }: MailRoutesDeps): void {
  app.get(
    '/api/admin/mail',
    { config: { access: 'admin' }, schema: { querystring, response: { 200: z.array(keptMailSchema) } } },
    async (request, reply) => {
      const { page, pageSize, search } = request.query;
      const matching = search
        ? or(ilike(mails.recipient, containing(search)), ilike(mails.subject, containing(search)))
        : undefined;
      const rows = await db
        .select()
        .from(mails)
        .where(matching)
        .orderBy(desc(mails.createdAt), desc(mails.id))
        .limit(pageSize)
        .offset((page - 1) * pageSize);
      const kept = rows.map((row) => ({
        ...row,
        body: hasMailServer ? maskSecrets(row.body) : row.body,
        createdAt: row.createdAt.toISOString(),
        sentAt: row.sentAt?.toISOString() ?? null,
      }));
      return reply.header('x-total-count', await db.$count(mails, matching)).send(kept);
    },
  );
}
