import {
  type Bot,
  botDeletionImpactSchema,
  botSchema,
  createBotSchema,
  defaultBotConfigSchema,
  idSchema,
  listedBotSchema,
  pagingQuery,
  partnerSorts,
  quickBotAnswerSchema,
  quickBotSchema,
  updateBotSchema,
} from '@glossa/contracts';
import { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { signedInUser } from '../../http/access.ts';
import { notFound } from '../../http/http.errors.ts';
import type { ZodApp } from '../../http/zod-app.ts';
import { presentPartner } from '../partners/index.ts';
import { avatarRoutes } from './avatars.routes.ts';
import type { BotChannels } from './bot-channels.ts';
import { deleteBotRow, findBot, listAllBots, type StoredBot } from './bots.store.ts';
import { createBot } from './create-bot.ts';
import { defaultBotConfig } from './domain/default-bot-config.ts';
import type { BotPresenter } from './present-bot.ts';
import { type QuickSetupDeps, quickSetup } from './quick-setup.ts';
import { updateBot } from './update-bot.ts';

export type BotsDeps = QuickSetupDeps & {
  presentBots: BotPresenter;
  /** Null where no other channel than the web is served. */
  channels: BotChannels | null;
  /** Messengers that are no bot of their own but count for the plan all the same. */
  listMessengersInUse?: (db: Database, partnerId: string) => Promise<string[]>;
  /** Tells other messengers, before the bot goes, that they are parted from. */
  partMessengers: (tx: Database, bot: { partnerId: string; botId: string }) => Promise<void>;
  countConversations: (db: Database, partnerId: string, botId: string) => Promise<number>;
  /** Asks whoever reads a named address whether notices may come there. */
  askForNotices: (partnerId: string, email: string) => Promise<void>;
};

const partnerParams = z.object({ partnerId: idSchema });
const botParams = z.object({ partnerId: idSchema, botId: idSchema });

export function botsRoutes(app: ZodApp, deps: BotsDeps): void {
  const { db, box, presentBots } = deps;
  const presentBot = async (bot: StoredBot): Promise<Bot> => {
    const [presented] = await presentBots(db, [bot]);
    if (!presented) throw notFound();
    return presented;
  };
  avatarRoutes(app, { db, now: deps.now, presentBot });

  app.get(
    '/api/bot',
    {
      config: { access: 'admin' },
      schema: { querystring: pagingQuery(partnerSorts), response: { 200: z.array(listedBotSchema) } },
    },
    async (request, reply) => {
      const { rows, total } = await listAllBots(db, request.query);
      const presented = await presentBots(
        db,
        rows.map((row) => row.bot),
      );
      const listed = presented.map((bot, i) => ({ ...bot, partnerName: rows[i]?.partnerName ?? '' }));
      return reply.header('x-total-count', total).send(listed);
    },
  );

  app.get(
    '/api/bot/default-config',
    { config: { access: 'signed-in' }, schema: { response: { 200: defaultBotConfigSchema } } },
    async () => defaultBotConfig,
  );

  app.post(
    '/api/quick-bot',
    {
      config: { access: 'signed-in' },
      schema: { body: quickBotSchema, response: { 201: quickBotAnswerSchema } },
    },
    async (request, reply) => {
      const user = signedInUser(request);
      const { partner, bot } = await quickSetup(deps, user.role === 'ADMIN' ? null : user.id, request.body);
      const presented = await presentBot(bot);
      return reply.status(201).send({ partner: presentPartner(partner, [presented]), bot: presented });
    },
  );

  app.post(
    '/api/partner/:partnerId/bot',
    {
      config: { access: 'own-partner' },
      schema: { params: partnerParams, body: createBotSchema, response: { 201: botSchema } },
    },
    async (request, reply) => {
      const bot = await createBot(db, box, request.params.partnerId, request.body, deps);
      if (bot.adminEmail) await deps.askForNotices(bot.partnerId, bot.adminEmail);
      return reply.status(201).send(await presentBot(bot));
    },
  );

  app.patch(
    '/api/partner/:partnerId/bot/:botId',
    {
      config: { access: 'own-partner' },
      schema: { params: botParams, body: updateBotSchema, response: { 200: botSchema } },
    },
    async (request) => {
      const bot = await updateBot(db, box, request.params, request.body, deps.channels);
      if (request.body.adminEmail) await deps.askForNotices(bot.partnerId, request.body.adminEmail);
      return presentBot(bot);
    },
  );

  app.get(
    '/api/partner/:partnerId/bot/:botId/deletion-impact',
    {
      config: { access: 'own-partner' },
      schema: { params: botParams, response: { 200: botDeletionImpactSchema } },
    },
    async (request) => {
      const { partnerId, botId } = request.params;
      if (!(await findBot(db, partnerId, botId))) throw notFound();
      return { conversations: await deps.countConversations(db, partnerId, botId) };
    },
  );

  app.delete(
    '/api/partner/:partnerId/bot/:botId',
    { config: { access: 'own-partner' }, schema: { params: botParams, response: { 204: z.undefined() } } },
    async (request, reply) => {
      const { partnerId, botId } = request.params;
      await db.transaction(async (tx) => {
        const bot = await findBot(tx, partnerId, botId);
        await deps.partMessengers(tx, { partnerId, botId });
        if (!bot || !(await deleteBotRow(tx, partnerId, botId))) throw notFound();
        if (bot.provider === 'TELEGRAM') await deps.channels?.disconnect(tx, bot);
      });
      return reply.status(204).send();
    },
  );
}
