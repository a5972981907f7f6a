import type { Bot } from '@glossa/contracts';
import { normaliseLanguage } from '@glossa/engine';
import type { Database } from '../../db/database.ts';
import { listBots, type StoredBot } from './bots.store.ts';
import { maskToken } from './domain/bot-token.ts';

export type BotPresenter = (db: Database, bots: StoredBot[]) => Promise<Bot[]>;

type Deps = {
  publicUrl: string;
  /** Which of these businesses have at least one price a bot may quote. */
  findPartnersWithPrices: (db: Database, partnerIds: string[]) => Promise<Set<string>>;
  /** What these bots are called on Telegram. */
  findTelegramNames: (db: Database, botIds: string[]) => Promise<Map<string, string>>;
};

/** What the panel sees of a bot: everything but its secrets. */
export function botPresenter({ publicUrl, findPartnersWithPrices, findTelegramNames }: Deps): BotPresenter {
  return async (db, bots) => {
    const priced = await findPartnersWithPrices(db, [...new Set(bots.map((bot) => bot.partnerId))]);
    const onTelegram = bots.filter(({ provider }) => provider === 'TELEGRAM').map(({ id }) => id);
    const names = await findTelegramNames(db, onTelegram);
    const linkOf = ({ id, chatLinkId }: StoredBot) =>
      names.has(id) ? `https://t.me/${names.get(id)}` : `${publicUrl}/chat/${chatLinkId}`;
    return bots.map((stored) => {
      const { tokenSealed: _, tokenFingerprint: __, tokenLastFour, createdAt, ...bot } = stored;
      return {
        ...bot,
        languageCode: normaliseLanguage(bot.language),
        botToken: maskToken(tokenLastFour),
        publicLink: linkOf(stored),
        hasPricing: priced.has(bot.partnerId),
        createdAt: createdAt.toISOString(),
      };
    });
  };
}

/** The bots of several businesses at once, by business. */
export function listBotsByPartner(presentBots: BotPresenter) {
  return async (db: Database, partnerIds: string[]): Promise<Map<string, Bot[]>> => {
    const bots = await presentBots(db, await listBots(db, partnerIds));
    return Map.groupBy(bots, (bot) => bot.partnerId);
  };
}
