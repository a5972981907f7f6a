import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { createSecretBox } from '../../secrets/secret-box.ts';
import { writeBackupFile } from './backup-file.ts';
import { dumpDatabase } from './dump-database.ts';

/** Made once by the first start and kept beside the embedded database, which is of no use without them. */
export const keptFiles = ['app-secret', 'demo-password'];

type Installation = {
  connection: pg.ClientConfig;
  dataDir: string;
  /** Null: it lies in the data folder and goes into the backup. */
  appSecret: string | null;
  passphrase: string | null;
};

export async function backUpInstallation(
  { connection, dataDir, appSecret, passphrase }: Installation,
  file: string,
): Promise<void> {
  const files = keptFiles.flatMap((name) => readKept(dataDir, name));
  const secret = appSecret ?? files.find(({ name }) => name === 'app-secret')?.content ?? null;
  const records = dumpDatabase({
    connection,
    now: new Date(),
    secretMark: secret === null ? null : markOf(secret),
    files: appSecret === null ? files : files.filter(({ name }) => name !== 'app-secret'),
  });
  await writeBackupFile(file, records, passphrase);
}

/** Recognises a secret without telling it. */
export function markOf(appSecret: string): string {
  return createSecretBox(appSecret.trim()).fingerprint('backup', 'app-secret');
}

function readKept(dataDir: string, name: string): { name: string; content: string }[] {
  const file = join(dataDir, name);
  return existsSync(file) ? [{ name, content: readFileSync(file, 'utf8') }] : [];
}
