import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';

/** Lets the job queue write through an open transaction instead of a connection of its own. */
export function inTransaction(db: Database) {
  return {
    executeSql: async (text: string, values: unknown[] = []) => {
      const result = await db.execute(withValues(text, values));
      return { rows: result.rows };
    },
  };
}

/** Rebuilds a `$1`-style statement as a drizzle one. */
function withValues(text: string, values: unknown[]) {
  const parts = text.split(/\$(\d+)/);
  return sql.join(
    parts.map((part, i) => (i % 2 === 1 ? sql.param(values[Number(part) - 1]) : sql.raw(part))),
  );
}
