import type { Database } from '../../db/database.ts';
import type { BotChannels } from './bot-channels.ts';
import { listBots } from './bots.store.ts';

/** Takes every bot of a business off its channel, before the business goes. */
export function detachBots(channels: BotChannels) {
  return async (tx: Database, partnerId: string): Promise<void> => {
    for (const bot of await listBots(tx, [partnerId]))
      if (bot.provider === 'TELEGRAM') await channels.disconnect(tx, bot);
  };
}
