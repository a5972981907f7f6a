import type pg from 'pg';
import { PgBoss } from 'pg-boss';

/** The job queue. Jobs are enqueued in the transaction of their cause, so neither exists without the other. */
export type Jobs = PgBoss & {
  /** A job whose worker gives no sign for so long is somebody else's: a server that died keeps nobody waiting for its limit. */
  missedAfterSeconds: number;
};

type Options = {
  connection: pg.ClientConfig;
  onError: (error: Error) => void;
  supervise: boolean;
  /** How often work of a server that died is looked for. */
  lookSeconds?: number;
};

/** The least the queue allows. */
const leastMissedSeconds = 10;

export async function startJobs({
  connection,
  onError,
  supervise,
  lookSeconds = 15,
}: Options): Promise<Jobs> {
  const { host, port, user, database, connectionString } = connection;
  const boss = new PgBoss({
    ...(connectionString ? { connectionString } : { host, port, user, database }),
    max: 3,
    application_name: 'glossa-jobs',
    supervise,
    schedule: supervise,
    useListenNotify: true,
    superviseIntervalSeconds: lookSeconds,
    monitorIntervalSeconds: lookSeconds,
  });
  // Without a listener a broken connection would end the process.
  boss.on('error', onError);
  await boss.start();
  await knowNoBusyKeys(boss);
  return Object.assign(boss, { missedAfterSeconds: Math.max(leastMissedSeconds, lookSeconds + 5) });
}

/**
 * The queue counts its jobs now and then, and notes which keys have a job under way. For a minute its workers then pass
 * over every job with such a key, though the former one was done long ago: a client who writes twice waits a minute. Our
 * workers ask whose turn it is when they look (`work-eagerly.ts`), so nothing is counted and no key noted.
 */
async function knowNoBusyKeys(boss: PgBoss): Promise<void> {
  const db = boss.getDb();
  await db.executeSql(`update pgboss.version set monitor_backoff_on = 'infinity'`);
  await db.executeSql('update pgboss.queue set singletons_active = null where singletons_active is not null');
}
