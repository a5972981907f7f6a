import type { StoredBot } from '../../bots/index.ts';
import { botPaused, chatNotFound } from './web-chat.errors.ts';

/** The bot behind a public link. Unknown, deleted and other channels' bots look the same; its owner may try a paused one. */
export async function getLiveBot(
  find: () => Promise<StoredBot | null>,
  isPreviewOf: (botId: string) => boolean = () => false,
): Promise<StoredBot> {
  const bot = await find();
  if (!bot) throw chatNotFound();
  if (isPreviewOf(bot.id)) return bot;
  if (bot.provider !== 'WEB_CHAT') throw chatNotFound();
  if (bot.status === 'PAUSED') throw botPaused();
  return bot;
}
