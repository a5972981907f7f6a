import { and, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';

const batch = 500;

/**
 * Deletes a little at a time, so that nobody else waits for a lock and no backlog is too long for one statement's patience.
 * Gives how many rows went.
 */
export async function deleteInBatches(db: Database, table: PgTable, where: SQL | undefined): Promise<number> {
  const due = where ?? sql`false`;
  for (let total = 0; ; ) {
    // By their place in the table, which every table has; whoever changed a row meanwhile has moved it on.
    const some = sql`${table}.ctid = any(array(select ctid from ${table} where ${due} limit ${batch}))`;
    const { rowCount } = await db.delete(table).where(and(some, due));
    total += rowCount ?? 0;
    if ((rowCount ?? 0) < batch) return total;
  }
}
