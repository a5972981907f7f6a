import {
  idSchema,
  noBodySchema,
  ownerTelegramLinkSchema,
  ownerTelegramSchema,
  telegramStatusSchema,
} from '@glossa/contracts';
import { normaliseLanguage } from '@glossa/engine';
import { and, desc, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../db/database.ts';
import { signedInUser } from '../../../http/access.ts';
import { notFound } from '../../../http/http.errors.ts';
import type { ZodApp } from '../../../http/zod-app.ts';
import { findBot } from '../../bots/index.ts';
import { telegramChats } from '../channels.table.ts';
import { telegramChannel } from './connect-telegram.ts';
import { openInbox } from './inbox.ts';
import { listOwnerChats, newOwnerCode, unlinkOwner } from './link-owner.ts';
import { readUpdate } from './receive-update.ts';
import { noChatYet, telegramUnreachable, wrongSecret } from './telegram.errors.ts';
import { findConnection } from './telegram.store.ts';
import type { TelegramDeps } from './telegram-deps.ts';
import { channelWords } from './telegram-words.data.ts';

const ofBot = z.object({ partnerId: idSchema, botId: idSchema });
const ofPartner = z.object({ partnerId: idSchema });
const own = { access: 'own-partner' } as const;
const nothing = { 204: z.undefined() };
const secretHeader = 'x-telegram-bot-api-secret-token';

/** Acknowledgements have connections of their own: what answers take keeps no messenger waiting. */
export function telegramRoutes(app: ZodApp, deps: TelegramDeps & { hooks: Database }): void {
  const { db, box } = deps;
  const inbox = openInbox(deps.hooks, deps.jobs);

  /** Telegram's own call. Whoever can't name the secret learns nothing and leaves nothing. */
  app.post(
    '/api/channel/telegram/:hookId',
    {
      config: { access: 'public', rateLimit: false },
      bodyLimit: 256 * 1024,
      schema: {
        params: z.object({ hookId: z.string().max(64) }),
        body: z.unknown(),
        response: { 200: z.object({}) },
      },
    },
    async (request) => {
      const { hookId } = request.params;
      const given = request.headers[secretHeader];
      // The secret follows from the path alone, so a wrong one is refused before the database is asked.
      const isGenuine = typeof given === 'string' && box.matches('telegram-hook', hookId, given);
      if (!isGenuine) throw wrongSecret();
      await deps.precedence.first(async () => {
        const found = await inbox.findByHook(hookId);
        const came = found?.status === 'LIVE' ? readUpdate(found.connection, request.body) : null;
        if (came) await inbox.keep(came);
      });
      return {};
    },
  );

  app.get(
    '/api/partner/:partnerId/bot/:botId/telegram',
    { config: own, schema: { params: ofBot, response: { 200: telegramStatusSchema } } },
    async (request) => {
      const { partnerId, botId } = request.params;
      const bot = await findBot(db, partnerId, botId);
      const status = bot && (await telegramChannel(deps).describe(db, bot));
      if (!status) throw notFound();
      return status;
    },
  );

  /** Says hello in the newest chat, so that the owner sees the way through. */
  app.post(
    '/api/partner/:partnerId/bot/:botId/telegram/test',
    {
      config: { ...own, rateLimit: { max: 10, timeWindow: '1 minute' } },
      schema: { params: ofBot, body: noBodySchema, response: nothing },
    },
    async (request, reply) => {
      const { partnerId, botId } = request.params;
      const bot = await findBot(db, partnerId, botId);
      if (bot?.provider !== 'TELEGRAM') throw notFound();
      const [chat] = await db
        .select()
        .from(telegramChats)
        .where(and(eq(telegramChats.botId, botId), eq(telegramChats.isBlocked, false)))
        .orderBy(desc(telegramChats.createdAt))
        .limit(1);
      const owner = (await listOwnerChats(db, partnerId)).find((one) => one.botId === botId);
      const chatId = owner?.chatId ?? chat?.chatId;
      if (!chatId) throw noChatYet();
      const text = channelWords[normaliseLanguage(bot.language) ?? 'EN'].test;
      const outcome = await deps.open(box.open(bot.tokenSealed)).send(chatId, { text, buttons: [] });
      if (outcome.kind !== 'done') throw telegramUnreachable();
      return reply.status(204).send();
    },
  );

  app.get(
    '/api/partner/:partnerId/owner-telegram',
    { config: own, schema: { params: ofPartner, response: { 200: ownerTelegramSchema } } },
    async (request) => {
      const { id } = signedInUser(request);
      const chats = await listOwnerChats(db, request.params.partnerId);
      return { isLinked: chats.some(({ userId }) => userId === id) };
    },
  );

  app.post(
    '/api/partner/:partnerId/bot/:botId/owner-telegram',
    {
      config: own,
      schema: { params: ofBot, body: noBodySchema, response: { 201: ownerTelegramLinkSchema } },
    },
    async (request, reply) => {
      const { partnerId, botId } = request.params;
      const connection = await findConnection(db, botId);
      if (connection?.partnerId !== partnerId) throw notFound();
      const account = { partnerId, botId, userId: signedInUser(request).id };
      const code = await newOwnerCode(db, box, account, deps.now());
      return reply.status(201).send({ link: `https://t.me/${connection.username}?start=${code}` });
    },
  );

  app.delete(
    '/api/partner/:partnerId/owner-telegram',
    { config: own, schema: { params: ofPartner, response: nothing } },
    async (request, reply) => {
      await unlinkOwner(db, { partnerId: request.params.partnerId, userId: signedInUser(request).id });
      return reply.status(204).send();
    },
  );
}
