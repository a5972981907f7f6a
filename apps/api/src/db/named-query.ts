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
  const { rows } = await pool.query<Row>({ ...query, values });
  return rows;
}
