import { sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';

type Lanes = {
  partnerId: string;
  /** Null stands for the whole studio. */
  bayIds: (string | null)[];
  /** Whose number of open bookings must not change meanwhile. */
  contacts?: string[];
};

/**
 * One after the other: until the transaction ends nobody else books in these bays. Without this the exclusion
 * constraint alone is right too, but many at once run into deadlocks, one second each. A closure takes the
 * studio for itself, a booking shares it and takes its bay. Always in one order, so nobody waits in a circle.
 */
export async function lockLanes(tx: Database, { partnerId, bayIds, contacts = [] }: Lanes): Promise<void> {
  const studio = `calendar:${partnerId}`;
  const isWhole = bayIds.includes(null);
  const takeStudio = sql.raw(isWhole ? 'pg_advisory_xact_lock' : 'pg_advisory_xact_lock_shared');
  await tx.execute(sql`select ${takeStudio}(hashtextextended(${studio}, 0))`);
  const names = [
    ...contacts.map((contact) => `${studio}:contact:${contact}`),
    ...bayIds.map((id) => `${studio}:bay:${id}`),
  ];
  if (isWhole) return;
  for (const name of [...new Set(names)].sort())
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}
