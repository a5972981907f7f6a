import { readMigrationFiles } from 'drizzle-orm/migrator';
import pg from 'pg';
import { ownMigrations } from '../../db/migrate-database.ts';
import { bad, type Finding } from './finding.ts';
import {
  judgeClock,
  judgeConnections,
  judgeJobs,
  judgeLatency,
  judgeMigrations,
  judgePostgres,
} from './judge.ts';

const questions = 21;

type Examined = {
  findings: Finding[];
  /** Whether it can be asked about what the product keeps in it: with tables still to be made it can't. */
  isMigrated: boolean;
};

export async function examineDatabase(
  connection: pg.ClientConfig,
  now: () => number = Date.now,
): Promise<Examined> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 5_000, statement_timeout: 5_000 });
  client.on('error', () => {});
  try {
    await client.connect();
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
    const findings = [
      bad(`The database can't be reached${reason}: look at DATABASE_URL and whether it runs.`),
    ];
    return { findings, isMigrated: false };
  }
  try {
    const { applied, known } = await countMigrations(client);
    const findings = [
      judgePostgres(await readValue(client, `select current_setting('server_version')`)),
      judgeLatency(await latencyOf(client)),
      judgeClock(
        'the database',
        now() - Number(await readValue(client, 'select extract(epoch from clock_timestamp()) * 1000')),
      ),
      judgeMigrations(applied, known),
      await lookAtJobs(client),
      judgeConnections(
        Number(
          await readValue(
            client,
            `select count(*) from pg_stat_activity where backend_type = 'client backend'`,
          ),
        ),
        Number(await readValue(client, `select current_setting('max_connections')`)),
      ),
    ];
    return { findings, isMigrated: applied === known };
  } finally {
    await client.end();
  }
}

async function readValue(client: pg.Client, statement: string): Promise<string> {
  const { rows } = await client.query({ text: statement, rowMode: 'array' });
  return String(rows[0]?.[0] ?? '');
}

async function latencyOf(client: pg.Client): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < questions; i += 1) {
    const began = performance.now();
    await client.query('select 1');
    times.push(performance.now() - began);
  }
  return times.sort((a, b) => a - b)[Math.floor(questions / 2)] ?? 0;
}

async function countMigrations(client: pg.Client): Promise<{ applied: number; known: number }> {
  const known = readMigrationFiles({ migrationsFolder: ownMigrations }).length;
  const hasAny = await readValue(client, `select to_regclass('drizzle.__drizzle_migrations') is not null`);
  const applied =
    hasAny === 'true'
      ? Number(await readValue(client, 'select count(*) from drizzle.__drizzle_migrations'))
      : 0;
  return { applied, known };
}

async function lookAtJobs(client: pg.Client): Promise<Finding> {
  if ((await readValue(client, `select to_regclass('pgboss.job') is not null`)) !== 'true')
    return judgeJobs(null);
  const wait = await readValue(
    client,
    `select extract(epoch from now() - min(start_after)) from pgboss.job where state in ('created', 'retry') and start_after < now()`,
  );
  return judgeJobs(wait === '' ? null : Number(wait));
}
