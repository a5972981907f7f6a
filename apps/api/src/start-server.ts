import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { ClientConfig } from 'pg';
import { buildApp } from './app.ts';
import { startClock } from './clock.ts';
import type { Config } from './config.ts';
import { backUpInstallation } from './db/backup/installation.ts';
import { startNightlyBackups } from './db/backup/nightly-backups.ts';
import { openPools } from './db/database.ts';
import { startEmbeddedDatabase } from './db/embedded/start-embedded-database.ts';
import { migrateDatabase } from './db/migrate-database.ts';
import { withLock } from './db/with-lock.ts';
import { loadDemoPassword } from './demo/demo-password.ts';
import { demoEmails } from './demo/demo-studios.ts';
import { startKeepingDemo } from './demo/keep-demo.ts';
import { type DemoChats, seedDemo } from './demo/seed-demo.ts';
import { openLimits } from './http/limits/open-limits.ts';
import { createLogger } from './http/logger.ts';
import { type Jobs, startJobs } from './jobs/start-jobs.ts';
import { openLiveHub } from './live/live-hub.ts';
import { createMailQueue, deliverMails } from './mail/deliver-mails.ts';
import { createOutbox } from './mail/outbox.ts';
import { connectModel } from './modules/assistant/index.ts';
import { recordEntry } from './modules/audit/index.ts';
import { startReminders, startSubscriptions } from './modules/calendar/index.ts';
import {
  createMetaQueues,
  createTelegramQueues,
  notifyOwners,
  remindByPush,
  remindOnMeta,
  remindOnTelegram,
} from './modules/channels/index.ts';
import { eraseConversation } from './modules/conversations/index.ts';
import { bootstrapAdmin, createEmbeddedProvider } from './modules/identity/index.ts';
import { startTellingWaiting } from './modules/marketing/index.ts';
import { ownersTeller } from './modules/notifications/index.ts';
import { startWeeklyMails } from './modules/numbers/index.ts';
import { startTrialNotices } from './modules/plans/index.ts';
import { newPriceReader } from './modules/pricing/index.ts';
import { createPushQueue, openPushKeys, publicReach } from './modules/push/index.ts';
import { startRetention } from './modules/retention/index.ts';
import { boundReader, startErasingTrials } from './modules/trials/index.ts';
import { recordPasswordChange } from './record-account-change.ts';
import { loadAppSecret } from './secrets/app-secret.ts';
import { createSecretBox } from './secrets/secret-box.ts';
import { type Login, welcome } from './welcome.ts';

export type Server = { stop: () => Promise<void>; log: FastifyBaseLogger };

/** Held while the first administrator and the demo are made. */
const firstStartLock = 7_314_003;

/** What visitors paste is read with less patience than what owners do. */
const visitorLimits = { deadlineMs: 12_000, idleMs: 60_000 };
const mostVisitorsWaiting = 6;

const sites = {
  webDir: new URL('../../web/dist', import.meta.url).pathname,
  chatDir: new URL('../../chat/dist', import.meta.url).pathname,
  docsDir: new URL('../../../docs/.vitepress/dist', import.meta.url).pathname,
};

/** Adapters → app → listen. The order of the lines is the order of the start; the stop runs backwards. */
export async function startServer(config: Config): Promise<Server> {
  const log = createLogger('info');
  const stops: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const step of stops.splice(0).reverse()) await step();
  };
  try {
    await start(config, log, stops);
    return { log, stop };
  } catch (error) {
    // What was started already must not outlive a start that failed.
    await stop();
    throw error;
  }
}

async function start(
  config: Config,
  log: FastifyBaseLogger,
  stops: (() => Promise<unknown>)[],
): Promise<void> {
  const say = (line: string) => process.stdout.write(`${line}\n`);
  const onError = (error: unknown) => log.warn({ err: error }, 'background connection failed');
  const now = startClock(config.appNow);

  const { connection, pooler, stop: stopDatabase } = await connect(config, say, onError);
  stops.push(stopDatabase);
  await migrateDatabase(connection);
  const pools = openPools(pooler ?? connection, onError, pooler !== null);
  stops.push(() => Promise.all(Object.values(pools).map(({ close }) => close())));
  const { db } = pools.panel;
  const limits = openLimits({ pool: pools.watch.pool, enabled: config.rateLimits, onError });
  stops.push(limits.close);
  const runsJobs = config.role !== 'web';
  const jobs = await startJobs({
    connection,
    onError,
    supervise: runsJobs,
    lookSeconds: config.jobLookSeconds,
  });
  stops.push(() => jobs.stop({ graceful: true, timeout: 5_000 }));
  await createMailQueue(jobs);
  await createTelegramQueues(jobs);
  await createMetaQueues(jobs);
  await createPushQueue(jobs);

  const box = createSecretBox(loadAppSecret(config.appSecret, config.dataDir));
  const sendMail = createOutbox(config.smtpUrl === null ? null : jobs);
  if (runsJobs) {
    const { smtpUrl, mailFrom, publicUrl } = config;
    await deliverMails({ db, jobs, smtpUrl, mailFrom, sendMail, publicUrl });
    const channels = [remindOnTelegram({ jobs }), remindOnMeta({ jobs }), remindByPush({ jobs })];
    await startReminders({ db, jobs, now, box, sendMail, publicUrl: config.publicUrl, channels });
    await startSubscriptions({ db, jobs, now, box });
    const tellOwners = ownersTeller({
      sendMail,
      notify: (tx, about, text) => notifyOwners({ jobs }, tx, about, text),
    });
    await startTrialNotices({
      db,
      jobs,
      now,
      tell: (tx, partner, name) => tellOwners(tx, { partner }, { name, link: `${publicUrl}/plan` }),
    });
    await startWeeklyMails({
      db,
      jobs,
      now,
      sendMail,
      publicUrl,
      notify: (tx, about, text) => notifyOwners({ jobs }, tx, about, text),
    });
    await startErasingTrials({ db, jobs, now });
    if (config.databaseUrl === null && config.backupDays > 0)
      await backUpNightly(config, connection, jobs, log);
    // Messengers work where Meta can reach this server, and nobody is struck off a list whom no mail could reach.
    if (config.smtpUrl !== null && publicUrl.startsWith('https:'))
      await startTellingWaiting({ db, jobs, sendMail, publicUrl });
    if (config.demo) await startKeepingDemo({ db, jobs, now });
    await startRetention({
      db,
      jobs,
      now,
      eraseConversation,
      onExpired: (handle, partner, count) =>
        recordEntry(handle, {
          action: 'conversation.expired',
          actor: 'SYSTEM',
          partner,
          subject: String(count),
        }),
    });
  }
  const secret = box.derive('identity');
  const provider = createEmbeddedProvider({
    db,
    secret,
    publicUrl: config.publicUrl,
    sendMail,
    limits,
    onPasswordChanged: recordPasswordChange,
  });
  const first = await withLock(connection, firstStartLock, () => setUp(config, { db, provider, box, now }));

  const live = openLiveHub({ connection, onError });
  stops.push(live.close);
  const model = await connectModel(config.ai, {
    quietMs: quietBeforeModelMs,
    onTrouble: (error) => log.error({ err: error }, 'the language model keeps failing'),
  });

  const priceReader = newPriceReader();
  stops.push(priceReader.close);
  const visitorReader = newPriceReader(visitorLimits);
  stops.push(visitorReader.close);

  const { demoChats } = first;
  const app = await buildApp({
    config,
    pools,
    limits,
    box,
    now,
    provider,
    sendMail,
    live,
    model,
    priceReader,
    visitorReader: boundReader(visitorReader, mostVisitorsWaiting),
    jobs,
    sites,
    demoChats,
    pushReach: publicReach,
    logger: log,
  });
  stops.push(() => app.close());
  if (config.role === 'worker') await app.ready();
  else await app.listen({ port: config.port, host: config.host });
  // When a country changes its clocks, this line tells which servers know of it already.
  log.info({ tzdata: process.versions.tz }, 'time zone rules');
  if (!config.rateLimits) log.warn('rate limits are off: fit for load tests on this machine only');
  const hasImprint = config.siteFacts.imprintName !== null;
  const { role, publicUrl, adminEmail } = config;
  welcome(say, { role, publicUrl, adminEmail, hasImprint, ...first });
}

async function backUpNightly(
  { dataDir, appSecret, backupPassphrase: passphrase, backupDays: days }: Config,
  connection: ClientConfig,
  jobs: Jobs,
  log: FastifyBaseLogger,
): Promise<void> {
  await startNightlyBackups({
    jobs,
    // Backups are named after the day on which they were made, whatever the product's clock was set to.
    now: () => new Date(),
    folder: join(dataDir, 'backups'),
    days,
    write: (file) => backUpInstallation({ connection, dataDir, appSecret, passphrase }, file),
    onProblem: (error) => log.error({ err: error }, 'the nightly backup failed'),
  });
}

/** Clients write in bursts: a model is asked once they have paused. */
const quietBeforeModelMs = 1_500;

type SetUpDeps = Omit<Parameters<typeof seedDemo>[0], 'password'>;

/** The first administrator, the keys for push and the demo studios, once; servers that start together wait for one another. */
async function setUp(config: Config, deps: SetUpDeps): Promise<{ demoChats: DemoChats; logins: Login[] }> {
  const { adminEmail: email, adminPassword: password } = config;
  const admin = await bootstrapAdmin(deps.db, deps.provider, { email, password });
  await openPushKeys(deps)();
  const logins = admin ? [{ who: 'Administrator (shown once)', ...admin }] : [];
  if (!config.demo) return { demoChats: {}, logins };
  const demoPassword = loadDemoPassword(config.dataDir);
  const demoChats = await seedDemo({ ...deps, password: demoPassword });
  const owners = demoEmails.map((owner) => ({ who: 'Demo owner', email: owner, password: demoPassword }));
  return { demoChats, logins: [...logins, ...owners] };
}

/** `connection` is a line of one's own to the database, `pooler` one that is lent for a transaction, where there is such. */
type Connected = { connection: ClientConfig; pooler: ClientConfig | null; stop: () => Promise<void> };

async function connect(
  config: Config,
  say: (line: string) => void,
  onProblem: (error: unknown) => void,
): Promise<Connected> {
  if (config.databaseUrl !== null) {
    const { databaseUrl, databaseDirectUrl } = config;
    const given = { connectionString: databaseUrl };
    const stop = async () => {};
    return databaseDirectUrl === null
      ? { connection: given, pooler: null, stop }
      : { connection: { connectionString: databaseDirectUrl }, pooler: given, stop };
  }
  const embedded = await startEmbeddedDatabase({ dataDir: config.dataDir, say, onProblem });
  if (embedded.adopted) say('Joined the database that was already running on this data folder.');
  return { ...embedded, pooler: null };
}
