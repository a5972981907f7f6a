// npm run restore -- FILE: into an empty external database, or in the place of the embedded one, which is kept beside it.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Config, readConfig } from '../config.ts';
import { BackupError } from '../db/backup/backup-error.ts';
import { readBackupFile } from '../db/backup/backup-file.ts';
import { keptFiles, markOf } from '../db/backup/installation.ts';
import { type Restored, restoreDatabase } from '../db/backup/restore-database.ts';
import { findPostmaster } from '../db/embedded/postmaster.ts';
import { startEmbeddedDatabase } from '../db/embedded/start-embedded-database.ts';
import { announceIncoming } from '../db/embedded/take-incoming.ts';
import { runCommand, say } from './run-command.ts';

await runCommand(async () => {
  const config = readConfig(process.env);
  const [, , given] = process.argv;
  if (given === undefined) throw new BackupError('Name the backup: npm run restore -- FILE');
  const records = readBackupFile(resolve(given), config.backupPassphrase);
  const databaseUrl = config.databaseDirectUrl ?? config.databaseUrl;
  const restored =
    databaseUrl === null
      ? await restoreEmbedded(config, records)
      : await restoreDatabase({ connectionString: databaseUrl }, records);
  say(`Restored ${restored.rows} rows as of ${restored.manifest.createdAt}.`);
  if (lacksItsSecret(restored, config))
    say(
      'APP_SECRET is not the one of this backup: set it to that one, or everybody signs in anew and Telegram bots need their tokens again.',
    );
  return 0;
});

/** A new database is filled beside the former one and takes its place only when it is whole. */
async function restoreEmbedded(
  { dataDir }: Config,
  records: ReturnType<typeof readBackupFile>,
): Promise<Restored> {
  if (findPostmaster(join(dataDir, 'postgres')))
    throw new BackupError(`Glossa is running on ${dataDir}: stop it first, then restore.`);
  const newDir = join(dataDir, 'restoring');
  rmSync(newDir, { recursive: true, force: true });
  mkdirSync(newDir, { recursive: true, mode: 0o700 });
  try {
    const restored = await fillNewCluster(newDir, records);
    for (const [name, content] of restored.files)
      if (keptFiles.includes(name)) writeFileSync(join(newDir, name), content, { mode: 0o600 });
    say(`What was here before is kept in ${announceIncoming(newDir, dataDir, new Date())}.`);
    return restored;
  } catch (error) {
    rmSync(newDir, { recursive: true, force: true });
    throw error;
  }
}

async function fillNewCluster(newDir: string, records: ReturnType<typeof readBackupFile>): Promise<Restored> {
  const database = await startEmbeddedDatabase({ dataDir: newDir, say: () => {}, onProblem: () => {} });
  try {
    return await restoreDatabase(database.connection, records);
  } finally {
    await database.stop();
    for (const leftover of ['run', 'postgres.log'])
      rmSync(join(newDir, leftover), { recursive: true, force: true });
  }
}

function lacksItsSecret({ files, manifest }: Restored, { appSecret }: Config): boolean {
  const secret = appSecret ?? files.get('app-secret') ?? null;
  return manifest.secretMark !== null && (secret === null || markOf(secret) !== manifest.secretMark);
}
