import { LRUCache } from 'lru-cache';
import type { Database } from '../../../db/database.ts';
import { findBotByChatLink, isChatLink, type StoredBot } from '../../bots/index.ts';

/** Finds bots by their public links, and remembers for a moment which links lead nowhere. */
export type ChatLinks = {
  /** True without asking the database, for what it was asked a moment ago or can't know. */
  isKnownToBeNothing: (chatLinkId: string) => boolean;
  find: (db: Database, chatLinkId: string) => Promise<StoredBot | null>;
};

/** Short, though a link nobody has made yet is guessed by nobody: bots come and go. */
const rememberedMs = 10_000;

export function rememberUnknownLinks(): ChatLinks {
  const unknown = new LRUCache<string, true>({ max: 10_000, ttl: rememberedMs });
  const isKnownToBeNothing = (chatLinkId: string) => !isChatLink(chatLinkId) || unknown.has(chatLinkId);
  return {
    isKnownToBeNothing,
    find: async (db, chatLinkId) => {
      if (isKnownToBeNothing(chatLinkId)) return null;
      const bot = await findBotByChatLink(db, chatLinkId);
      if (bot === null) unknown.set(chatLinkId, true);
      return bot;
    },
  };
}
