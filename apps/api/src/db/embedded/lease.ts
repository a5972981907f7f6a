import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** The advisory lock every server on one data folder shares. The number only has to be ours. */
export const leaseKey = 7_314_001;
const startTimeoutMs = 20_000;

export type Lease = {
  /** Gives the lease up and tells whether this was the last server, which then stops the database. */
  releaseAsLast: () => Promise<boolean>;
};

type Options = {
  connection: pg.ClientConfig;
  ensureRunning: () => Promise<void>;
  onProblem: (error: unknown) => void;
};

/**
 * Holds a shared lock on a connection of its own for as long as the server lives. When the
 * connection breaks, the database is started again if need be and the lock taken anew.
 */
export async function holdLease(options: Options): Promise<Lease> {
  let released = false;
  let client = await acquire(options);

  const watch = (watched: pg.Client) => {
    watched.once('error', () => {
      if (!released) void restore();
    });
  };
  const restore = async () => {
    while (!released) {
      try {
        client = await acquire(options);
        watch(client);
        return;
      } catch (error) {
        options.onProblem(error);
        await sleep(1000);
      }
    }
  };
  watch(client);

  return {
    releaseAsLast: async () => {
      released = true;
      try {
        await client.query('select pg_advisory_unlock_shared($1)', [leaseKey]);
        const { rows } = await client.query('select pg_try_advisory_lock($1) as last', [leaseKey]);
        if (rows[0]?.last === true) return true;
        await client.end();
        return false;
      } catch {
        // The database is gone already: there is nothing left to stop.
        return false;
      }
    },
  };
}

async function acquire({ connection, ensureRunning }: Options): Promise<pg.Client> {
  const deadline = Date.now() + startTimeoutMs;
  for (;;) {
    await ensureRunning();
    const client = new pg.Client({ ...connection, application_name: 'glossa-lease' });
    client.on('error', () => {});
    try {
      await client.connect();
      await client.query('select pg_advisory_lock_shared($1)', [leaseKey]);
      return client;
    } catch (error) {
      await client.end().catch(() => {});
      if (Date.now() > deadline)
        throw new Error('The database did not become ready in time.', { cause: error });
      await sleep(30);
    }
  }
}
