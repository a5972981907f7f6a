import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import { fastifySSE } from '@fastify/sse';
import underPressure from '@fastify/under-pressure';
import { siteSchema } from '@glossa/contracts';
import Fastify, { type FastifyBaseLogger, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import type pg from 'pg';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import { priceUsesCounter } from './count-price-uses.ts';
import type { Database } from './db/database.ts';
import { demoEmail } from './demo/demo-studio.data.ts';
import { findNames } from './find-names.ts';
import { enforceAccess } from './http/access.ts';
import { closeSilentConnections } from './http/close-silent-connections.ts';
import { handleErrors, sendError } from './http/error-handler.ts';
import { healthRoutes } from './http/health.routes.ts';
import { notFound, unavailable } from './http/http.errors.ts';
import { readJsonBodies } from './http/json-parser.ts';
import { describeApi } from './http/openapi.ts';
import { limitRates } from './http/rate-limits.ts';
import { setSecurityHeaders } from './http/security-headers.ts';
import { type Sites, serveSites } from './http/serve-sites.ts';
import type { Jobs } from './jobs/start-jobs.ts';
import type { LiveHub } from './live/live-hub.ts';
import { mailRoutes } from './mail/mail.routes.ts';
import type { SendMail } from './mail/outbox.ts';
import type { ModelAccess } from './modules/assistant/index.ts';
import { auditRoutes, recordEntry, recordRequests } from './modules/audit/index.ts';
import { botPresenter, botsRoutes, countBots, detachBots, listBotsByPartner } from './modules/bots/index.ts';
import { calendarRoutes, countEvents } from './modules/calendar/index.ts';
import {
  findChat,
  runChannels,
  telegramChannel,
  telegramRoutes,
  webChatRoutes,
} from './modules/channels/index.ts';
import {
  answerLeftovers,
  conversationsRoutes,
  countBotConversations,
  countPartnerConversations,
  overviewRoutes,
} from './modules/conversations/index.ts';
import {
  createIdentify,
  type EmbeddedProvider,
  findUserByEmail,
  findUserBySubject,
  identityRoutes,
} from './modules/identity/index.ts';
import { marketingRoutes } from './modules/marketing/index.ts';
import { notificationsRoutes } from './modules/notifications/index.ts';
import { pageViewsRoutes } from './modules/page-views/index.ts';
import { findPartnerOf, ownBusinesses, partnerExists, partnersRoutes } from './modules/partners/index.ts';
import { plansRoutes } from './modules/plans/index.ts';
import {
  countPriceRows,
  findPartnersWithPrices,
  insertSampleRows,
  listActivePriceRows,
  pricingRoutes,
} from './modules/pricing/index.ts';
import { retentionRoutes } from './modules/retention/index.ts';
import { recordPasswordChange } from './record-password-change.ts';
import type { SecretBox } from './secrets/secret-box.ts';
import { wireTalk } from './wire-talk.ts';

/** Everything the app needs from outside. Built in `main.ts`, and by hand in tests. */
export type AppDeps = {
  config: Config;
  db: Database;
  pool: pg.Pool;
  box: SecretBox;
  now: Clock;
  provider: EmbeddedProvider;
  sendMail: SendMail;
  live: LiveHub;
  /** Null: the built-in engine answers alone. */
  model: ModelAccess | null;
  /** Null where no background work runs: then only the web is served. */
  jobs: Jobs | null;
  /** Null where only the API is wanted. */
  sites: Sites | null;
  demoChatLinkId: string | null;
  logger: FastifyBaseLogger;
};

const longestPoolQueue = 100;

/** The whole product as one server: what holds for every request, then module by module. */
export async function buildApp(deps: AppDeps) {
  const { config, db, pool, box, now, provider, sendMail, live } = deps;
  const { publicUrl } = config;
  const hasMailServer = config.smtpUrl !== null;
  const app = Fastify({
    loggerInstance: deps.logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: 256 * 1024,
    requestTimeout: 10_000,
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
    // Paths the router itself can't read are paths where nothing is.
    frameworkErrors: (_error, _request, reply) => sendError(reply, notFound()),
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);

  closeSilentConnections(app);
  handleErrors(app);
  readJsonBodies(app);
  await setSecurityHeaders(app, { https: publicUrl.startsWith('https:') });
  await app.register(compress, { threshold: 1024 });
  await app.register(fastifySSE, { heartbeatInterval: 15_000 });
  await app.register(underPressure, { maxEventLoopDelay: 5_000, retryAfter: 2 });
  app.addHook('onRequest', async () => {
    if (pool.waitingCount > longestPoolQueue) throw unavailable();
  });
  enforceAccess(app, {
    identify: createIdentify({ db, provider, publicUrl, external: config.externalIdentity }),
    findUser: async ({ subject }) => {
      const user = await findUserBySubject(db, subject);
      return user && { ...user, partner: await findPartnerOf(db, user.id) };
    },
    partnerExists: (partnerId) => partnerExists(db, partnerId),
  });
  await limitRates(app, { pool, enabled: config.rateLimits });
  await describeApi(app, publicUrl);
  healthRoutes(app, { db, metricsToken: box.derive('metrics') });

  const talk = wireTalk(deps, app.log);
  const presentBots = botPresenter({ publicUrl, findPartnersWithPrices });

  const leaving = {
    countBelongings: async (handle: Database, partnerId: string) => ({
      bots: await countBots(handle, partnerId),
      conversations: await countPartnerConversations(handle, partnerId),
      events: await countEvents(handle, partnerId),
      priceRows: await countPriceRows(handle, partnerId),
    }),
    detach: detachBots(telegramChannel(talk)),
  };

  recordRequests(app, { db, findNames });
  identityRoutes(app, {
    db,
    provider,
    box,
    publicUrl,
    sendMail,
    hasMailServer,
    findPartnerOf,
    onPasswordChanged: recordPasswordChange,
    demoEmail: config.demo ? demoEmail : null,
    ...ownBusinesses(leaving),
    onDeleted: (tx, { id: actorId, role: actor, partner }) =>
      recordEntry(tx, { action: 'account.deleted', actor, actorId, partner }),
  });
  partnersRoutes(app, { db, now, listBotsOf: listBotsByPartner(presentBots), ...leaving });
  plansRoutes(app, { db, now });
  botsRoutes(app, {
    db,
    box,
    now,
    presentBots,
    insertSampleRows,
    countConversations: countBotConversations,
    channels: telegramChannel(talk),
  });
  pricingRoutes(app, { db, model: deps.model, countOpenUses: priceUsesCounter(now) });
  calendarRoutes(app, {
    db,
    box,
    now,
    tellOwners: talk.tellOwners,
    publicUrl,
    listActivePriceRows,
  });
  if (config.role !== 'web') {
    answerLeftovers(app, talk);
    runChannels(app, talk);
  }
  conversationsRoutes(app, talk);
  overviewRoutes(app, { db, now, listBotsOf: listBotsByPartner(presentBots) });
  webChatRoutes(app, talk);
  telegramRoutes(app, talk);
  notificationsRoutes(app, { db, live });
  marketingRoutes(app, {
    db,
    now,
    sendMail,
    publicUrl,
    recipient: config.adminEmail,
    findLanguage: async (handle, email) => (await findUserByEmail(handle, email))?.language ?? null,
  });
  pageViewsRoutes(app, { db, now });
  mailRoutes(app, { db, hasMailServer });
  auditRoutes(app, { db });
  retentionRoutes(app, { db, now });

  app.get(
    '/api/site',
    {
      config: { access: 'public', rateLimit: { max: 120, timeWindow: '1 minute' } },
      schema: { response: { 200: siteSchema } },
    },
    async () => ({ productionHosts: config.productionHosts, demoChatLinkId: deps.demoChatLinkId }),
  );
  await serveSites(app, deps.sites, {
    publicUrl,
    demoChatLinkId: deps.demoChatLinkId,
    findChat: (link) => findChat(talk, link),
  });
  return app;
}
