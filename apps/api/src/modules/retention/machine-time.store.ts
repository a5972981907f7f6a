import { lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { deleteInBatches } from '../../db/delete-in-batches.ts';
import { auditEntries } from '../audit/audit.table.ts';
import { authSessions, authVerifications } from '../identity/identity.table.ts';

// These ages are the database's own: sign-ins and the audit never follow the product's movable clock.

/** Sessions and links that open nothing any more. */
export async function deleteExpiredSignIns(db: Database): Promise<void> {
  await deleteInBatches(db, authSessions, lt(authSessions.expiresAt, sql`now()`));
  await deleteInBatches(db, authVerifications, lt(authVerifications.expiresAt, sql`now()`));
}

/** After two years the table lets go of an entry, and no sooner. */
export async function deleteOldEntries(db: Database): Promise<void> {
  await deleteInBatches(db, auditEntries, lt(auditEntries.createdAt, sql`now() - interval '2 years'`));
}
