import type { FastifyBaseLogger } from 'fastify';
import type { ClientConfig } from 'pg';
import { buildApp } from './app.ts';
import { startClock } from './clock.ts';
import type { Config } from './config.ts';
import { openDatabase } from './db/database.ts';
import { startEmbeddedDatabase } from './db/embedded/start-embedded-database.ts';
import { migrateDatabase } from './db/migrate-database.ts';
import { loadDemoPassword } from './demo/demo-password.ts';
import { demoEmail } from './demo/demo-studio.data.ts';
import { seedDemo } from './demo/seed-demo.ts';
import { createLogger } from './http/logger.ts';
import { startJobs } from './jobs/start-jobs.ts';
import { createMailQueue, deliverMails } from './mail/deliver-mails.ts';
import { createOutbox } from './mail/outbox.ts';
import { bootstrapAdmin, createEmbeddedProvider } from './modules/identity/index.ts';
import { loadAppSecret } from './secrets/app-secret.ts';
import { createSecretBox } from './secrets/secret-box.ts';
import { type Login, welcome } from './welcome.ts';

export type Server = { stop: () => Promise<void>; log: FastifyBaseLogger };

const sites = {
  webDir: new URL('../../web/dist', import.meta.url).pathname,
  chatDir: new URL('../../chat/dist', import.meta.url).pathname,
};

/** Adapters → app → listen. The order of the lines is the order of the start; the stop runs backwards. */
export async function startServer(config: Config): Promise<Server> {
  const log = createLogger('info');
  const say = (line: string) => process.stdout.write(`${line}\n`);
  const onError = (error: unknown) => log.warn({ err: error }, 'background connection failed');
  const now = startClock(config.appNow);

  const database = await connect(config, say, onError);
  await migrateDatabase(database.connection);
  const { db, pool, close } = openDatabase(database.connection, onError);
  const box = createSecretBox(loadAppSecret(config.appSecret, config.dataDir));
  const runsJobs = config.role !== 'web';
  const jobs = await startJobs({ connection: database.connection, onError, supervise: runsJobs });
  await createMailQueue(jobs);
  if (runsJobs) await deliverMails({ db, jobs, smtpUrl: config.smtpUrl, mailFrom: config.mailFrom });

  const sendMail = createOutbox(config.smtpUrl === null ? null : jobs);
  const provider = createEmbeddedProvider({
    db,
    secret: box.derive('identity'),
    publicUrl: config.publicUrl,
    sendMail,
  });
  const admin = await bootstrapAdmin(db, provider, {
    email: config.adminEmail,
    password: config.adminPassword,
  });
  const demoPassword = config.demo ? loadDemoPassword(config.dataDir) : null;
  const demo =
    demoPassword === null ? null : await seedDemo({ db, provider, box, now, password: demoPassword });

  const demoChatLinkId = demo?.chatLinkId ?? null;
  const app = await buildApp({
    config,
    db,
    pool,
    box,
    now,
    provider,
    sendMail,
    sites,
    demoChatLinkId,
    logger: log,
  });
  if (config.role === 'worker') await app.ready();
  else await app.listen({ port: config.port, host: config.host });
  if (!config.rateLimits) log.warn('rate limits are off: fit for load tests on this machine only');

  const logins: Login[] = [
    ...(admin ? [{ who: 'Administrator (shown once)', ...admin }] : []),
    ...(demoPassword === null ? [] : [{ who: 'Demo owner', email: demoEmail, password: demoPassword }]),
  ];
  welcome(say, { publicUrl: config.publicUrl, adminEmail: config.adminEmail, demoChatLinkId, logins });
  return {
    log,
    stop: async () => {
      await app.close();
      await jobs.stop({ graceful: true, timeout: 5_000 });
      await close();
      await database.stop();
    },
  };
}

type Connected = { connection: ClientConfig; stop: () => Promise<void> };

async function connect(
  config: Config,
  say: (line: string) => void,
  onProblem: (error: unknown) => void,
): Promise<Connected> {
  if (config.databaseUrl !== null) {
    return { connection: { connectionString: config.databaseUrl }, stop: async () => {} };
  }
  const embedded = await startEmbeddedDatabase({ dataDir: config.dataDir, say, onProblem });
  if (embedded.adopted) say('Joined the database that was already running on this data folder.');
  return embedded;
}
