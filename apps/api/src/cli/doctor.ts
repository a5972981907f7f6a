// npm run doctor: looks at everything an installation depends on and says what is wrong, in a sentence for each.
// npm run doctor -- --metrics-token: what Prometheus shows to be let in from another machine.
import { existsSync, readdirSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { ClientConfig } from 'pg';
import { type Config, readConfig } from '../config.ts';
import { newestBackup } from '../db/backup/nightly-backups.ts';
import { openDatabase } from '../db/database.ts';
import { checkMeta, checkTelegram, graphApi, telegramApi } from '../modules/channels/index.ts';
import { loadAppSecret } from '../secrets/app-secret.ts';
import { createSecretBox } from '../secrets/secret-box.ts';
import { connectForCommand } from './connect-for-command.ts';
import { examineDatabase } from './doctor/examine-database.ts';
import { examineMail, examineReach } from './doctor/examine-reach.ts';
import { bad, type Finding, good } from './doctor/finding.ts';
import { judgeBackup, judgeDisk, judgeNode } from './doctor/judge.ts';
import { runCommand, say } from './run-command.ts';

const marks = { good: '✓', mind: '·', bad: '✗' };
const mostBots = 50;
const messengerNames = { whatsapp: 'WhatsApp', instagram: 'Instagram', messenger: 'Messenger' };

await runCommand(async () => {
  const config = readConfig(process.env);
  if (process.argv.includes('--metrics-token')) {
    say(createSecretBox(loadAppSecret(config.appSecret, config.dataDir)).derive('metrics'));
    return 0;
  }
  const findings: Finding[] = [];
  const tell = (found: readonly Finding[]) => {
    for (const finding of found) say(`${marks[finding.level]} ${finding.sentence}`);
    findings.push(...found);
  };
  tell([judgeNode(process.version)]);
  const { connection, stop } = await connectForCommand(config);
  try {
    if (config.databaseUrl === null) tell(await examineFolder(config));
    const { findings: ofDatabase, isMigrated } = await examineDatabase(connection);
    tell(ofDatabase);
    tell(await examineReach(config));
    tell([await examineMail(config.smtpUrl)]);
    if (isMigrated) tell(await examineChannels(config, connection));
  } finally {
    await stop();
  }
  const wrong = findings.filter(({ level }) => level === 'bad').length;
  say(wrong === 0 ? 'Nothing is wrong.' : `${wrong} of ${findings.length} findings want mending.`);
  return wrong === 0 ? 0 : 1;
});

async function examineFolder({ dataDir, backupDays }: Config): Promise<Finding[]> {
  const { bavail, bsize } = await statfs(dataDir);
  const folder = join(dataDir, 'backups');
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return [
    judgeDisk(dataDir, bavail * bsize),
    ...(backupDays > 0 ? [judgeBackup(newestBackup(files), new Date())] : []),
  ];
}

async function examineChannels(config: Config, connection: ClientConfig): Promise<Finding[]> {
  const { db, close } = openDatabase(connection, { onError: () => {}, max: 1 });
  const { appSecret, dataDir, telegramApiRoot, publicUrl, meta } = config;
  const deps = { db, box: createSecretBox(loadAppSecret(appSecret, dataDir)), publicUrl };
  const graph = { openGraph: graphApi(meta.apiRoot), metaAppSecret: meta.appSecret };
  try {
    const onTelegram = await checkTelegram({ ...deps, open: telegramApi(telegramApiRoot) }, mostBots);
    const onMeta = await checkMeta({ ...deps, ...graph }, mostBots);
    return [
      ...onTelegram.map(({ name, trouble }) =>
        trouble === null ? good(`Telegram reaches @${name}.`) : bad(`@${name} on Telegram: ${trouble}.`),
      ),
      ...onMeta.map(({ messenger, name, trouble }) =>
        trouble === null
          ? good(`Meta tells of ${name} on ${messengerNames[messenger]}.`)
          : bad(`${name} on ${messengerNames[messenger]}: ${trouble}.`),
      ),
    ];
  } finally {
    await close();
  }
}
