import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type pg from 'pg';
import { z } from 'zod';
import { migrateDatabase, ownMigrations } from '../migrate-database.ts';
import { BackupError } from './backup-error.ts';

const journalSchema = z.looseObject({ entries: z.array(z.unknown()) });

/** Runs only the migrations a backup knows, so that its rows fit the tables they came from. */
export async function migrateLike(connection: pg.ClientConfig, hashes: readonly string[]): Promise<void> {
  const own = readMigrationFiles({ migrationsFolder: ownMigrations });
  if (hashes.length > own.length)
    throw new BackupError('The backup was made by a newer version of Glossa: upgrade first, then restore.');
  if (hashes.some((hash, i) => own[i]?.hash !== hash))
    throw new BackupError('The backup was made by a version of Glossa that this one does not descend from.');
  const folder = mkdtempSync(join(tmpdir(), 'glossa-restore-'));
  try {
    cpSync(ownMigrations, folder, { recursive: true });
    const file = join(folder, 'meta/_journal.json');
    const journal = journalSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
    const entries = journal.entries.slice(0, hashes.length);
    writeFileSync(file, JSON.stringify({ ...journal, entries }));
    await migrateDatabase(connection, folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
