import type { CreateBot } from '@glossa/contracts';
import type { Database } from '../../db/database.ts';
import { violatedConstraint } from '../../db/database-errors.ts';
import { notFound } from '../../http/http.errors.ts';
import type { SecretBox } from '../../secrets/secret-box.ts';
import { findPartner } from '../partners/index.ts';
import { channelLimit, findChannelRefusal } from '../plans/index.ts';
import type { BotChannels } from './bot-channels.ts';
import { tokenInUse, tokenNotChangeable, tokenRequired } from './bots.errors.ts';
import { insertBot, listBots, type StoredBot } from './bots.store.ts';
import { generateChatLinkId, generateWebChatToken, sealToken } from './domain/bot-token.ts';
import { defaultBotConfig } from './domain/default-bot-config.ts';

type Ways = {
  channels?: BotChannels | null;
  /** Messengers that are no bot of their own but count for the plan all the same. */
  listMessengersInUse?: ((db: Database, partnerId: string) => Promise<string[]>) | undefined;
};

/** Adds a bot to a business. A website chat gets its token here; a Telegram bot brings its own. */
export async function createBot(
  db: Database,
  box: SecretBox,
  partnerId: string,
  wanted: CreateBot,
  { channels = null, listMessengersInUse }: Ways = {},
): Promise<StoredBot> {
  const { botToken, adminEmail = null, status = 'LIVE', ...given } = wanted;
  const provider = wanted.provider ?? defaultBotConfig.provider;
  await refuseBeyondPlan(db, { partnerId, provider, listMessengersInUse });
  const token = chooseToken(provider, botToken);
  const account = provider === 'TELEGRAM' ? await channels?.check(token) : undefined;
  try {
    return await db.transaction(async (tx) => {
      const bot = await insertBot(tx, {
        ...defaultBotConfig,
        ...given,
        provider,
        adminEmail,
        status,
        partnerId,
        ...sealToken(box, token),
        chatLinkId: generateChatLinkId(),
      });
      if (account) await channels?.connect(tx, bot, account);
      return bot;
    });
  } catch (error) {
    if (violatedConstraint(error) === 'bots_token_fingerprint') throw tokenInUse();
    throw error;
  }
}

type Wanted = Pick<StoredBot, 'partnerId' | 'provider'> & Pick<Ways, 'listMessengersInUse'>;

async function refuseBeyondPlan(
  db: Database,
  { partnerId, provider, listMessengersInUse }: Wanted,
): Promise<void> {
  const partner = await findPartner(db, partnerId);
  if (!partner) throw notFound();
  const providers = (await listBots(db, [partnerId])).map((bot) => bot.provider);
  const inUse = [...providers, ...((await listMessengersInUse?.(db, partnerId)) ?? [])];
  const refusal = findChannelRefusal(partner.plan, inUse, provider);
  if (refusal !== null) throw channelLimit(refusal);
}

function chooseToken(provider: StoredBot['provider'], given: string | undefined): string {
  if (provider === 'WEB_CHAT') {
    if (given !== undefined) throw tokenNotChangeable();
    return generateWebChatToken();
  }
  if (given === undefined) throw tokenRequired();
  return given;
}
