import type { Database } from '../../../db/database.ts';
import { findBotByChatLink, type StoredBot } from '../../bots/index.ts';
import { botPaused, chatNotFound } from './web-chat.errors.ts';

/** The bot behind a public link. Unknown, deleted and other channels' bots look the same; its owner may try a paused one. */
export async function getLiveBot(
  db: Database,
  chatLinkId: string,
  isPreviewOf: (botId: string) => boolean = () => false,
): Promise<StoredBot> {
  const bot = await findBotByChatLink(db, chatLinkId);
  if (!bot) throw chatNotFound();
  if (isPreviewOf(bot.id)) return bot;
  if (bot.provider !== 'WEB_CHAT') throw chatNotFound();
  if (bot.status === 'PAUSED') throw botPaused();
  return bot;
}
