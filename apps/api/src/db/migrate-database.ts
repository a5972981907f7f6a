import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { withLock } from './with-lock.ts';

export const ownMigrations = new URL('./migrations', import.meta.url).pathname;
const migrationLock = 7_314_002;

/** Brings the schema up to date. Servers that start together wait for one another. */
export async function migrateDatabase(
  connection: pg.ClientConfig,
  migrationsFolder = ownMigrations,
): Promise<void> {
  await withLock(connection, migrationLock, (client) => migrate(drizzle(client), { migrationsFolder }));
}
