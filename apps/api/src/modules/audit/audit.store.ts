import { type AuditAction, type AuditEntry, auditActions } from '@glossa/contracts';
import { and, desc, eq, getTableColumns, ilike } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { containing } from '../../db/search.ts';
import { users } from '../identity/identity.table.ts';
import { auditEntries } from './audit.table.ts';

type Wanted = {
  page: number;
  pageSize: number;
  search?: string;
  action?: AuditAction | undefined;
  partnerId?: string;
};

/** The newest first, with the addresses of those who still have an account. */
export async function listEntries(
  db: Database,
  { page, pageSize, search = '', action, partnerId }: Wanted,
): Promise<{ entries: AuditEntry[]; total: number }> {
  const matching = and(
    search ? ilike(auditEntries.partnerName, containing(search)) : undefined,
    action ? eq(auditEntries.action, action) : undefined,
    partnerId ? eq(auditEntries.partnerId, partnerId) : undefined,
  );
  const rows = await db
    .select({ ...getTableColumns(auditEntries), actorEmail: users.email })
    .from(auditEntries)
    .leftJoin(users, eq(users.id, auditEntries.actorId))
    .where(matching)
    .orderBy(desc(auditEntries.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const entries = rows.flatMap((row) => {
    const known = auditActions.find((name) => name === row.action);
    return known ? [{ ...row, action: known, createdAt: row.createdAt.toISOString() }] : [];
  });
  return { entries, total: await db.$count(auditEntries, matching) };
}
