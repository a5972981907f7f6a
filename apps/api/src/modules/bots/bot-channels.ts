import type { TelegramStatus } from '@glossa/contracts';
import type { Database } from '../../db/database.ts';
import type { StoredBot } from './bots.store.ts';

/** What a bot on another channel than the web needs from that channel. */
export type BotChannels = {
  /** Asks the channel whose token this is; throws where it knows none. */
  check: (token: string) => Promise<{ username: string }>;
  connect: (tx: Database, bot: StoredBot, account: { username: string }) => Promise<void>;
  disconnect: (tx: Database, bot: StoredBot) => Promise<void>;
  describe: (db: Database, bot: StoredBot) => Promise<TelegramStatus | null>;
};
