import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
import { type Jobs, startJobs } from './start-jobs.ts';
import { createToldQueue, oneAtATime, workEagerly } from './work-eagerly.ts';

type Work = { name: string };

let database: Awaited<ReturnType<typeof createTestDatabase>>;
const servers: Jobs[] = [];

/** One more server on the same database, which looks after the queues every second. */
async function startServer(): Promise<Jobs> {
  const { connection } = database;
  const jobs = await startJobs({ connection, onError: () => {}, supervise: true, lookSeconds: 1 });
  servers.push(jobs);
  return jobs;
}

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  for (const jobs of servers) await jobs.stop({ graceful: false });
  await database.close();
});

function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

it('takes a further job of a key that was busy when a server started as soon as the former one is done', async () => {
  const first = await startServer();
  await createToldQueue(first, 'chats', { policy: 'singleton' });
  const slow = gate();
  const done: string[] = [];
  const act = async ({ name }: Work) => {
    if (name === 'slow') await slow.opened;
    done.push(name);
  };
  await workEagerly<Work>(first, 'chats', { atOnce: 1 }, act);
  await first.send('chats', { name: 'slow' }, oneAtATime('Jo'));
  const looked = async () => {
    const { rows } = await database.pool.query(
      `select 1 from pgboss.job j join pgboss.queue q on q.name = j.name
       where j.name = 'chats' and j.state = 'active' and q.monitor_claim_on > j.started_on`,
    );
    expect(rows).toHaveLength(1);
  };
  await vi.waitFor(looked, { timeout: 120_000, interval: 100 });

  const second = await startServer();
  await workEagerly<Work>(second, 'chats', { atOnce: 1 }, act);
  await first.offWork('chats', { wait: false });
  slow.open();
  await second.send('chats', { name: 'further' }, oneAtATime('Jo'));
  // The queue's own notes would keep the second server from it for a minute.
  await vi.waitFor(() => expect(done).toEqual(['slow', 'further']), 30_000);
});

it('works for others while a further job waits for its turn, and never on two of one key', async () => {
  const jobs = await startServer();
  await createToldQueue(jobs, 'busy', { policy: 'singleton' });
  const slow = gate();
  const [begun, done]: [string[], string[]] = [[], []];
  await workEagerly<Work>(jobs, 'busy', { atOnce: 3 }, async ({ name }) => {
    begun.push(name);
    if (name === 'slow') await slow.opened;
    done.push(name);
  });
  await jobs.send('busy', { name: 'slow' }, oneAtATime('Jo'));
  await vi.waitFor(() => expect(begun).toEqual(['slow']), 30_000);
  await jobs.send('busy', { name: 'further' }, oneAtATime('Jo'));
  await jobs.send('busy', { name: 'other' }, oneAtATime('Mia'));
  await vi.waitFor(() => expect(done).toEqual(['other']), 30_000);
  expect(begun).toEqual(['slow', 'other']);
  slow.open();
  await vi.waitFor(() => expect(done).toEqual(['other', 'slow', 'further']), 30_000);
});
