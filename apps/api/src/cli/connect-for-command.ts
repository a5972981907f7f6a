import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ClientConfig } from 'pg';
import type { Config } from '../config.ts';
import { BackupError } from '../db/backup/backup-error.ts';
import { startEmbeddedDatabase } from '../db/embedded/start-embedded-database.ts';
import { say } from './run-command.ts';

/** The product's database, as the server itself would reach it: a running embedded one is joined, a stopped one started. */
export async function connectForCommand(
  config: Config,
): Promise<{ connection: ClientConfig; stop: () => Promise<void> }> {
  if (config.databaseUrl !== null)
    return {
      connection: { connectionString: config.databaseDirectUrl ?? config.databaseUrl },
      stop: async () => {},
    };
  if (!existsSync(join(config.dataDir, 'postgres')))
    throw new BackupError(`There is no database in ${config.dataDir}: start Glossa once, or set DATA_DIR.`);
  return startEmbeddedDatabase({ dataDir: config.dataDir, say, onProblem: () => {} });
}
