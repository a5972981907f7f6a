import type { Database } from './db/database.ts';
import type { Names } from './modules/audit/index.ts';
import { findBot, findBotByChatLink } from './modules/bots/index.ts';
import { findPartner } from './modules/partners/index.ts';

type Place = { partnerId: string; botId: string; chatLinkId: string };

/** What the things in a request's path are called, for the list of who did what. */
export async function findNames(db: Database, { partnerId, botId, chatLinkId }: Place): Promise<Names> {
  if (chatLinkId !== '') {
    const bot = await findBotByChatLink(db, chatLinkId);
    const partner = bot && (await findPartner(db, bot.partnerId));
    return { partner, botName: bot?.name ?? '' };
  }
  if (partnerId === '') return { partner: null, botName: '' };
  const bot = botId === '' ? null : await findBot(db, partnerId, botId);
  return { partner: await findPartner(db, partnerId), botName: bot?.name ?? '' };
}
