import type pg from 'pg';

/**
 * A statement of the hottest path, written by hand and named: the database parses it once for each connection, and
 * nothing builds it anew. Everything else goes through the query builder.
 */
export type NamedQuery = { name: string; text: string };

export async function runNamed<Row extends pg.QueryResultRow>(
  pool: pg.Pool,
  query: NamedQuery,
  values: unknown[],
): Promise<Row[]> {
  const { name, text } = query;
  const { rows } = await pool.query<Row>(unnamed.has(pool) ? { text, values } : { name, text, values });
  return rows;
}

const unnamed = new WeakSet<pg.Pool>();

/** Behind a pooler the connection that knows a name may be somebody else's at the next statement. */
export function forgoNames(pool: pg.Pool): void {
  unnamed.add(pool);
}
