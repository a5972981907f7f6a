import type { Database } from '../../../db/database.ts';
import { findBotByChatLink, type StoredBot } from '../../bots/index.ts';
import { botPaused, chatNotFound } from './web-chat.errors.ts';

/** The bot behind a public link. Unknown, deleted and other channels' bots look the same. */
export async function getLiveBot(db: Database, chatLinkId: string): Promise<StoredBot> {
  const bot = await findBotByChatLink(db, chatLinkId);
  if (bot?.provider !== 'WEB_CHAT') throw chatNotFound();
  if (bot.status === 'PAUSED') throw botPaused();
  return bot;
}
