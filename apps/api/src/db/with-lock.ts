import pg from 'pg';

/** Runs something that only one server may do at a time; the others wait until it is done. */
export async function withLock<T>(
  connection: pg.ClientConfig,
  lock: number,
  run: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ ...connection, application_name: 'glossa-lock' });
  // A connection that breaks fails the query under way; without a listener it would end the process as well.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lock]);
    return await run(client);
  } finally {
    await client.end();
  }
}
