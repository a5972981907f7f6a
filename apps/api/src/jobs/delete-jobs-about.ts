import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';

/** Jobs that repeat what was said in a talk, done or not: the queue keeps finished ones for a while. */
export async function deleteJobsAbout(db: Database, conversationId: string): Promise<void> {
  const { rows } = await db.execute(sql`select to_regclass('pgboss.job') is not null as "hasQueue"`);
  if (!rows[0]?.hasQueue) return;
  await db.execute(sql`delete from pgboss.job where data->>'conversationId' = ${conversationId}`);
}
