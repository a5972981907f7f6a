import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

const longestWaitMs = 60_000;

/** A database that was just started, perhaps after a crash, takes a moment until it answers. */
export async function untilReachable(connection: pg.ClientConfig): Promise<void> {
  const deadline = Date.now() + longestWaitMs;
  for (;;) {
    const client = new pg.Client(connection);
    client.on('error', () => {});
    try {
      await client.connect();
      await client.query('select 1');
      return;
    } catch (error) {
      if (Date.now() > deadline)
        throw new Error('The database did not become ready in time.', { cause: error });
      await sleep(50);
    } finally {
      await client.end().catch(() => {});
    }
  }
}
