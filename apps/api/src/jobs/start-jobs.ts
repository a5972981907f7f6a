import type pg from 'pg';
import { PgBoss } from 'pg-boss';

/** The job queue. Jobs are enqueued in the transaction of their cause, so neither exists without the other. */
export type Jobs = PgBoss;

type Options = { connection: pg.ClientConfig; onError: (error: Error) => void; supervise: boolean };

export async function startJobs({ connection, onError, supervise }: Options): Promise<Jobs> {
  const { host, port, user, database, connectionString } = connection;
  const boss = new PgBoss({
    ...(connectionString ? { connectionString } : { host, port, user, database }),
    max: 3,
    application_name: 'glossa-jobs',
    supervise,
    schedule: supervise,
    useListenNotify: true,
    // Work of a server that died is noticed this often.
    superviseIntervalSeconds: 15,
    monitorIntervalSeconds: 15,
  });
  // Without a listener a broken connection would end the process.
  boss.on('error', onError);
  await boss.start();
  return boss;
}
