// npm run backup [-- FILE]: everything into one file, while the product runs or not.
import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { readConfig } from '../config.ts';
import { BackupError } from '../db/backup/backup-error.ts';
import { backUpInstallation } from '../db/backup/installation.ts';
import { connectForCommand } from './connect-for-command.ts';
import { runCommand, say } from './run-command.ts';

await runCommand(async () => {
  const config = readConfig(process.env);
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '');
  const file = resolve(process.argv[2] ?? join(config.dataDir, 'backups', `by-hand-${stamp}Z.backup`));
  if (existsSync(file)) throw new BackupError(`${file} exists already: name another file.`);
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const { connection, stop } = await connectForCommand(config);
  const began = performance.now();
  try {
    const { dataDir, appSecret, backupPassphrase: passphrase } = config;
    await backUpInstallation({ connection, dataDir, appSecret, passphrase }, file);
  } finally {
    await stop();
  }
  const megabytes = (statSync(file).size / 1_000_000).toFixed(1);
  say(`${file}: ${megabytes} MB in ${((performance.now() - began) / 1000).toFixed(1)} s.`);
  if (config.backupPassphrase === null)
    say(
      'It is not sealed and holds everything, secrets included: keep it where nobody else can read it, or set BACKUP_PASSPHRASE.',
    );
  if (config.databaseUrl !== null || config.appSecret !== null)
    say('APP_SECRET is not in it: keep it apart, for without it sealed tokens can’t be opened.');
  return 0;
});
