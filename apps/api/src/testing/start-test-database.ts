import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedDatabase } from '../db/embedded/start-embedded-database.ts';
import { migrateDatabase } from '../db/migrate-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    testDatabase: { host: string; port: number; user: string };
  }
}

export const templateName = 'glossa_template';

/** One real PostgreSQL for the whole run; every test file gets a copy of one migrated database. */
export default async function startTestDatabase(project: TestProject) {
  const dataDir = mkdtempSync(join(tmpdir(), 'glossa-pg-'));
  const database = await startEmbeddedDatabase({ dataDir, say: () => {}, onProblem: () => {} });
  const { host = '', port = 5432, user = '' } = database.connection;
  const client = new pg.Client(database.connection);
  await client.connect();
  await forgoDurability(client);
  await client.query(`create database ${templateName}`);
  await client.end();
  await migrateDatabase({ host, port, user, database: templateName });
  project.provide('testDatabase', { host, port, user: String(user) });
  return async () => {
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}

/** Nothing of a test is to outlive a power cut, and waiting for the disk takes longer than most tests. */
async function forgoDurability(client: pg.Client): Promise<void> {
  for (const name of ['fsync', 'synchronous_commit', 'full_page_writes'])
    await client.query(`alter system set ${name} = off`);
  await client.query('select pg_reload_conf()');
}
