import { siteSchema } from '@glossa/contracts';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import { priceUsesCounter } from './count-price-uses.ts';
import { trialCounter } from './count-trials.ts';
import { turnCounter } from './count-turns.ts';
import type { Database, Pools } from './db/database.ts';
import { demoRoutes } from './demo/demo.routes.ts';
import { demoEmails } from './demo/demo-studios.ts';
import { demoTalks } from './demo/demo-talks.ts';
import type { DemoChats } from './demo/seed-demo.ts';
import { findNames } from './find-names.ts';
import type { Limits } from './http/limits/open-limits.ts';
import { type Sites, serveSites } from './http/serve-sites.ts';
import type { Jobs } from './jobs/start-jobs.ts';
import { type LiveHub, partnerTopic } from './live/live-hub.ts';
import { addressesRoutes } from './mail/addresses/addresses.routes.ts';
import { confirmationAsker } from './mail/addresses/ask-to-confirm.ts';
import { mailRoutes } from './mail/mail.routes.ts';
import type { SendMail } from './mail/outbox.ts';
import type { ModelAccess } from './modules/assistant/index.ts';
import { auditRoutes, recordEntry, recordRequests } from './modules/audit/index.ts';
import { botPresenter, botsRoutes, countBots, detachBots, listBotsByPartner } from './modules/bots/index.ts';
import { calendarRoutes, countEvents, type FetchCalendar } from './modules/calendar/index.ts';
import {
  findChat,
  findTelegramNames,
  listMessengersInUse,
  messengerParting,
  messengerRoutes,
  metaWebhookRoutes,
  rememberUnknownLinks,
  runChannels,
  telegramChannel,
  telegramRoutes,
  webChatRoutes,
} from './modules/channels/index.ts';
import { clientsRoutes } from './modules/clients/index.ts';
import {
  answerLeftovers,
  conversationsRoutes,
  countBotConversations,
  countPartnerConversations,
  findTalkPath,
  overviewRoutes,
} from './modules/conversations/index.ts';
import { type EmbeddedProvider, findUserByEmail, identityRoutes } from './modules/identity/index.ts';
import { marketingRoutes } from './modules/marketing/index.ts';
import { mediaRoutes } from './modules/media/index.ts';
import { askForStudio, findStudioLanguage, notificationsRoutes } from './modules/notifications/index.ts';
import { numbersRoutes } from './modules/numbers/index.ts';
import { pageViewsRoutes } from './modules/page-views/index.ts';
import { findPartnerOf, ownBusinesses, partnersRoutes } from './modules/partners/index.ts';
import { plansRoutes } from './modules/plans/index.ts';
import {
  countPriceRows,
  findPartnersWithPrices,
  insertSampleRows,
  listActivePriceRows,
  type PriceReader,
  pricingRoutes,
} from './modules/pricing/index.ts';
import { endPushOf, openPushKeys, type PushReach, pushRoutes, runPush } from './modules/push/index.ts';
import { retentionRoutes } from './modules/retention/index.ts';
import { teamRoutes } from './modules/team/index.ts';
import { keepTrial, trialsRoutes } from './modules/trials/index.ts';
import { openApp } from './open-app.ts';
import { recordEmailChange, recordPasswordChange } from './record-account-change.ts';
import type { SecretBox } from './secrets/secret-box.ts';
import { wireTalk } from './wire-talk.ts';

/** Everything the app needs from outside. Built in `main.ts`, and by hand in tests. */
export type AppDeps = {
  config: Config;
  pools: Pools;
  limits: Limits;
  box: SecretBox;
  now: Clock;
  provider: EmbeddedProvider;
  sendMail: SendMail;
  live: LiveHub;
  /** Null: the built-in engine answers alone. */
  model: ModelAccess | null;
  priceReader: PriceReader;
  /** For the lists of visitors, who must hold up no owner. */
  visitorReader: Pick<PriceReader, 'readText'>;
  /** Null where no background work runs: then only the web is served. */
  jobs: Jobs | null;
  /** Null where only the API is wanted. */
  sites: Sites | null;
  /** The demo studios' chats; empty where no demo is set up. */
  demoChats: DemoChats;
  /** Which push services may be written to. */
  pushReach: PushReach;
  /** How another calendar is asked for; only tests bring their own. */
  fetchCalendar?: FetchCalendar;
  logger: FastifyBaseLogger;
};

/** The whole product as one server: what holds for every request (`open-app.ts`), then module by module. */
export async function buildApp(deps: AppDeps) {
  const { config, pools, limits, box, now, provider, sendMail, live } = deps;
  const { demoChats } = deps;
  const { db } = pools.panel;
  const { publicUrl } = config;
  const hasMailServer = config.smtpUrl !== null;
  const { app, registry, phase } = await openApp(deps);
  const turnWatch = turnCounter(registry, phase);

  const talk = wireTalk({ ...deps, database: pools.panel, turnWatch }, app.log);
  const publicTalk = {
    ...wireTalk({ ...deps, database: pools.chat, turnWatch }, app.log),
    limits,
    watch: pools.watch.db,
    hooks: pools.hooks.db,
  };
  const push = {
    db,
    box,
    jobs: deps.jobs,
    keys: openPushKeys({ db, box }),
    reach: deps.pushReach,
    contact: publicUrl.startsWith('https:') ? publicUrl : `mailto:${config.adminEmail}`,
  };
  const count = trialCounter(registry);
  const presentBots = botPresenter({ publicUrl, findPartnersWithPrices, findTelegramNames });

  const partMessengers = messengerParting(deps);
  const leaving = {
    countBelongings: async (handle: Database, partnerId: string) => ({
      bots: await countBots(handle, partnerId),
      conversations: await countPartnerConversations(handle, partnerId),
      events: await countEvents(handle, partnerId),
      priceRows: await countPriceRows(handle, partnerId),
    }),
    detach: async (tx: Database, partnerId: string) => {
      await detachBots(telegramChannel(talk))(tx, partnerId);
      await partMessengers(tx, { partnerId });
    },
  };

  const askToConfirm = confirmationAsker({ box, now, publicUrl, sendMail });
  const askForNotices = (partnerId: string, email: string) =>
    askForStudio({ db, askToConfirm }, partnerId, email);
  const findLanguage = async (handle: Database, email: string) =>
    (await findUserByEmail(handle, email))?.language ?? null;

  recordRequests(app, { db, findNames });
  identityRoutes(app, {
    db,
    provider,
    box,
    publicUrl,
    sendMail,
    hasMailServer,
    askToConfirm,
    limits,
    findPartnerOf,
    onPasswordChanged: recordPasswordChange,
    demoEmails: config.demo ? demoEmails : [],
    now,
    onEmailChanged: recordEmailChange,
    ...ownBusinesses(leaving),
    onDeleted: (tx, { id: actorId, role: actor, partner }) =>
      recordEntry(tx, { action: 'account.deleted', actor, actorId, partner }),
  });
  partnersRoutes(app, { db, now, listBotsOf: listBotsByPartner(presentBots), askForNotices, ...leaving });
  teamRoutes(app, {
    ...{ db, box, now, publicUrl, sendMail, hasMailServer },
    languageOf: (tx, partnerId) => findStudioLanguage(tx, partnerId, null),
    onRemoved: endPushOf,
  });
  plansRoutes(app, { db, now, subscribe: config.subscribe });
  botsRoutes(app, {
    db,
    box,
    now,
    presentBots,
    insertSampleRows,
    keepTrial: keepTrial({ box, now, count }),
    countConversations: countBotConversations,
    askForNotices,
    channels: telegramChannel(talk),
    listMessengersInUse,
    partMessengers,
  });
  pricingRoutes(app, {
    db,
    model: deps.model,
    reader: deps.priceReader,
    countOpenUses: priceUsesCounter(now),
  });
  calendarRoutes(app, {
    db,
    box,
    now,
    tellOwners: talk.tellOwners,
    onClientChange: (partnerId) => live.tell(partnerTopic(partnerId)),
    publicUrl,
    limits,
    ...(deps.fetchCalendar && { fetchCalendar: deps.fetchCalendar }),
    findTalkPath: (handle, place) => findTalkPath(handle, talk, place),
    listActivePriceRows,
  });
  if (config.role !== 'web') {
    answerLeftovers(app, publicTalk);
    runChannels(app, publicTalk);
    runPush(app, push);
  }
  conversationsRoutes(app, talk);
  clientsRoutes(app, { db, now });
  numbersRoutes(app, { db, now });
  mediaRoutes(app, { db });
  overviewRoutes(app, { db, now, listBotsOf: listBotsByPartner(presentBots) });
  const links = rememberUnknownLinks();
  webChatRoutes(app, { ...publicTalk, links, push: { ...push, db: pools.chat.db } });
  telegramRoutes(app, publicTalk);
  metaWebhookRoutes(app, publicTalk);
  messengerRoutes(app, talk);
  notificationsRoutes(app, { db, live, watch: pools.watch.db, askToConfirm });
  pushRoutes(app, push);
  trialsRoutes(app, { ...publicTalk, reader: deps.visitorReader, count });
  marketingRoutes(app, {
    db,
    now,
    sendMail,
    publicUrl,
    recipient: config.adminEmail,
    findLanguage,
  });
  demoRoutes(app, { ...publicTalk, demoChats });
  pageViewsRoutes(app, { db, now });
  mailRoutes(app, { db, hasMailServer });
  addressesRoutes(app, { db, box, now, jobs: hasMailServer ? deps.jobs : null, findLanguage });
  auditRoutes(app, { db });
  retentionRoutes(app, { db, now });

  app.get(
    '/api/site',
    {
      config: { access: 'public', rateLimit: { max: 120, timeWindow: '1 minute' } },
      schema: { response: { 200: siteSchema } },
    },
    async () => ({
      productionHosts: config.productionHosts,
      demoChatLinkId: demoChats.DE ?? null,
      demoChats,
    }),
  );
  await serveSites(app, deps.sites, {
    publicUrl,
    demoChats,
    siteFacts: config.siteFacts,
    demoTalk: demoTalks({ ...publicTalk, demoChats }),
    findChat: (link) => findChat(publicTalk, links, link),
  });
  return app;
}
