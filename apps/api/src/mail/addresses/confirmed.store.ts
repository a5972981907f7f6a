import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { confirmedAddresses, mails } from '../mail.table.ts';

export async function isConfirmed(db: Database, email: string): Promise<boolean> {
  return (await db.$count(confirmedAddresses, eq(confirmedAddresses.email, email))) > 0;
}

/** Those of the addresses that nobody has confirmed. */
export async function listUnconfirmed(db: Database, emails: readonly string[]): Promise<string[]> {
  const wanted = [...new Set(emails)].filter((email) => email !== '');
  if (wanted.length === 0) return [];
  const rows = await db
    .select({ email: confirmedAddresses.email })
    .from(confirmedAddresses)
    .where(inArray(confirmedAddresses.email, wanted));
  const confirmed = new Set(rows.map(({ email }) => email));
  return wanted.filter((email) => !confirmed.has(email));
}

/** Says that an address is its reader's own. True when this was new. */
export async function keepConfirmed(db: Database, email: string): Promise<boolean> {
  const kept = await db.insert(confirmedAddresses).values({ email }).onConflictDoNothing().returning();
  return kept.length > 0;
}

export async function forgetConfirmed(db: Database, email: string): Promise<void> {
  await db.delete(confirmedAddresses).where(eq(confirmedAddresses.email, email));
}

/** How often the reader of an address was asked to confirm it within a day. */
export async function countAsked(db: Database, email: string): Promise<number> {
  return db.$count(
    mails,
    and(
      eq(mails.recipient, email),
      eq(mails.kind, 'confirmation'),
      gt(mails.createdAt, sql`now() - interval '1 day'`),
    ),
  );
}
