import { tmpdir } from 'node:os';
import type { TeamRole } from '@glossa/contracts';
import { and, eq } from 'drizzle-orm';
import type { InjectOptions } from 'fastify';
import { buildApp } from '../app.ts';
import { type Config, readConfig } from '../config.ts';
import type { DemoChats } from '../demo/seed-demo.ts';
import { openLimits } from '../http/limits/open-limits.ts';
import { createLogger } from '../http/logger.ts';
import { startJobs } from '../jobs/start-jobs.ts';
import { newLocalHub } from '../live/live-hub.ts';
import { keepConfirmed } from '../mail/addresses/confirmed.store.ts';
import { mails } from '../mail/mail.table.ts';
import { createOutbox } from '../mail/outbox.ts';
import { connectModel } from '../modules/assistant/index.ts';
import type { FetchCalendar } from '../modules/calendar/index.ts';
import { createMetaQueues, createTelegramQueues } from '../modules/channels/index.ts';
import { answerUnanswered } from '../modules/conversations/index.ts';
import { createEmbeddedProvider, ensureAccount } from '../modules/identity/index.ts';
import { newPlainPriceReader } from '../modules/pricing/index.ts';
import { createPushQueue, type PushReach, publicReach } from '../modules/push/index.ts';
import { recordPasswordChange } from '../record-account-change.ts';
import { createSecretBox } from '../secrets/secret-box.ts';
import { wireTalk } from '../wire-talk.ts';
import { quickHashing } from './quick-hashing.ts';
import { createTestDatabase } from './test-database.ts';

export type TestApp = Awaited<ReturnType<typeof createTestApp>>;

type Options = {
  /** A double of a push service on this machine. */
  pushReach?: PushReach;
  config?: Partial<Config>;
  now?: () => Date;
  /** With the job queue, for what happens in the background. */
  withJobs?: boolean;
  /** Another server's database, to serve the same as somebody else. */
  database?: Awaited<ReturnType<typeof createTestDatabase>>;
  fetchCalendar?: FetchCalendar;
  demoChats?: DemoChats;
  /** How long a client has to pause before a model is asked. */
  modelQuietMs?: number;
};
type SendOptions = { as?: TestUser | null; body?: unknown; headers?: Record<string, string> };

export type TestUser = { email: string; password: string; token: string; cookie: string };

export const testPassword = 'a-quiet-garage-42';

/** The whole API over a database of its own, with what tests do all the time: send as this user. */
export async function createTestApp({
  config: changes = {},
  now = () => new Date(),
  withJobs = false,
  database: given,
  pushReach = publicReach,
  fetchCalendar,
  demoChats = {},
  modelQuietMs = 0,
}: Options = {}) {
  const database = given ?? (await createTestDatabase());
  const config: Config = {
    ...readConfig({ PUBLIC_URL: 'http://localhost:3000', DATA_DIR: tmpdir() }),
    rateLimits: false,
    ...changes,
  };
  const box = createSecretBox('a secret for tests that is long enough');
  const sendMail = createOutbox(null);
  const { db, pool } = database;
  const pools = { panel: database, chat: database, hooks: database, watch: database };
  const limits = openLimits({ pool, enabled: config.rateLimits, onError: () => {} });
  const provider = createEmbeddedProvider({
    db,
    secret: box.derive('identity'),
    publicUrl: config.publicUrl,
    sendMail,
    limits,
    onPasswordChanged: recordPasswordChange,
    hashing: quickHashing,
  });
  const lines: string[] = [];
  const logger = createLogger('info', { write: (line) => void lines.push(line) });
  const jobs = withJobs
    ? await startJobs({ connection: database.connection, onError: () => {}, supervise: true })
    : null;
  if (jobs) {
    await createTelegramQueues(jobs);
    await createMetaQueues(jobs);
    await createPushQueue(jobs);
  }
  const live = newLocalHub();
  const model = await connectModel(config.ai, { onTrouble: () => {}, quietMs: modelQuietMs });
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
    priceReader: newPlainPriceReader(),
    visitorReader: newPlainPriceReader(),
    jobs,
    sites: null,
    demoChats,
    pushReach,
    ...(fetchCalendar && { fetchCalendar }),
    logger,
  });
  await app.ready();

  const send = async (
    method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE',
    url: string,
    options: SendOptions = {},
  ) => {
    const request: InjectOptions = { method, url, headers: { ...options.headers } };
    if (options.as) request.headers = { ...request.headers, authorization: `Bearer ${options.as.token}` };
    if (options.body !== undefined) {
      request.headers = { 'content-type': 'application/json', ...request.headers };
      request.payload = typeof options.body === 'string' ? options.body : JSON.stringify(options.body);
    }
    return app.inject(request);
  };

  const signIn = async (email: string, password = testPassword): Promise<TestUser> => {
    const answer = await send('POST', '/api/auth/sign-in/email', { body: { email, password } });
    const cookie = [answer.headers['set-cookie'] ?? []]
      .flat()
      .map((line) => line.split(';')[0])
      .join('; ');
    const { token } = (await send('GET', '/api/auth/token', { headers: { cookie } })).json();
    return { email, password, token, cookie };
  };

  /** Somebody who reads English, signed up and, unless a test is about that, has confirmed the address and thrown the mail away. */
  const signUp = async (email: string, { isConfirmed = true } = {}): Promise<TestUser> => {
    const headers = { 'accept-language': 'en' };
    await send('POST', '/api/signup', { body: { email, password: testPassword }, headers });
    if (isConfirmed) {
      await keepConfirmed(db, email);
      await db.delete(mails).where(and(eq(mails.recipient, email), eq(mails.kind, 'confirmation')));
    }
    return signIn(email);
  };

  const createAdmin = async (email = 'root@example.com'): Promise<TestUser> => {
    await ensureAccount(db, provider, { email, password: testPassword, role: 'ADMIN' });
    return signIn(email);
  };

  /** A customer with a business and a bot, as the quick setup makes them. */
  const createOwner = async (email: string, businessName = `Studio of ${email}`, user?: TestUser) => {
    const owner = user ?? (await signUp(email));
    const answer = await send('POST', '/api/quick-bot', {
      as: owner,
      body: {
        ...{ businessName, address: 'Main Street 1', country: 'DE' },
        ...{ botName: 'Mia', botLanguage: 'de', template: 'TINT' },
      },
    });
    const { partner, bot } = answer.json();
    return {
      user: owner,
      partnerId: String(partner.id),
      botId: String(bot.id),
      chatLinkId: String(bot.chatLinkId),
    };
  };

  /** Somebody who came by the owner's invitation. */
  const createStaff = async (
    { user, partnerId }: { user: TestUser; partnerId: string },
    email: string,
    role: TeamRole = 'STAFF',
  ): Promise<TestUser> => {
    const invited = await send('POST', `/api/partner/${partnerId}/invitation`, {
      as: user,
      body: { email, role },
    });
    const token = String(invited.json().link).split('#')[1];
    const member = await signUp(email);
    await send('POST', '/api/invitation/accept', { as: member, body: { token } });
    return member;
  };

  /** What the server does by itself every few seconds. */
  const talk = wireTalk({ config, database, box, now, sendMail, live, model, jobs }, logger);
  const answerLeftBehind = () => answerUnanswered(talk);

  return {
    app,
    live,
    jobs,
    talk,
    limits,
    answerUnanswered: answerLeftBehind,
    ...database,
    box,
    provider,
    logLines: lines,
    send,
    signIn,
    signUp,
    createAdmin,
    createOwner,
    createStaff,
    close: async () => {
      await app.close();
      await limits.close();
      await jobs?.stop({ graceful: false });
      await database.close();
    },
  };
}
