import { lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { auditEntries } from '../audit/audit.table.ts';
import { authSessions, authVerifications } from '../identity/identity.table.ts';

// These ages are the database's own: sign-ins and the audit never follow the product's movable clock.

/** Sessions and links that open nothing any more. */
export async function deleteExpiredSignIns(db: Database): Promise<void> {
  await db.delete(authSessions).where(lt(authSessions.expiresAt, sql`now()`));
  await db.delete(authVerifications).where(lt(authVerifications.expiresAt, sql`now()`));
}

/** After two years the table lets go of an entry, and no sooner. */
export async function deleteOldEntries(db: Database): Promise<void> {
  await db.delete(auditEntries).where(lt(auditEntries.createdAt, sql`now() - interval '2 years'`));
}
