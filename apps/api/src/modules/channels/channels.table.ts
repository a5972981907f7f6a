import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, instant } from '../../db/columns.ts';
import { bots } from '../bots/bots.table.ts';
import { clientRequests } from '../conversations/conversations.table.ts';
import { users } from '../identity/identity.table.ts';
import { partners } from '../partners/partners.table.ts';

const partnerId = () =>
  uuid('partner_id')
    .notNull()
    .references(() => partners.id, { onDelete: 'cascade' });

/** How a Telegram bot is connected: what the owner sees, and what the servers share. */
export const telegramConnections = pgTable('telegram_connections', {
  botId: uuid('bot_id')
    .primaryKey()
    .references(() => bots.id, { onDelete: 'cascade' }),
  partnerId: partnerId(),
  /** Part of the webhook's path. It says nothing about the bot and is no secret by itself. */
  hookId: text('hook_id').notNull().unique(),
  username: text('username').notNull(),
  mode: text('mode', { enum: ['webhook', 'polling'] }).notNull(),
  status: text('status', { enum: ['connected', 'token_invalid', 'failing'] }).notNull(),
  lastUpdateAt: instant('last_update_at'),
  lastError: text('last_error'),
  /** The next update to ask for; only while polling. */
  pollOffset: bigint('poll_offset', { mode: 'number' }).notNull().default(0),
  /** One server at a time asks for updates. */
  pollerId: uuid('poller_id'),
  pollerUntil: instant('poller_until'),
  ownerToldAt: instant('owner_told_at'),
  createdAt: createdAt(),
});

/** Updates as they came. The key makes a repeated delivery harmless; it is kept for thirty days. */
export const telegramUpdates = pgTable(
  'telegram_updates',
  {
    botId: uuid('bot_id')
      .notNull()
      .references(() => bots.id, { onDelete: 'cascade' }),
    updateId: bigint('update_id', { mode: 'number' }).notNull(),
    partnerId: partnerId(),
    /** Emptied once it is handled: words of clients are kept in their talk alone. */
    body: jsonb('body'),
    handledAt: instant('handled_at'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.botId, table.updateId] }),
    index('telegram_updates_created').on(table.createdAt),
  ],
);

/** What a chat on Telegram needs beyond the talk itself. */
export const telegramChats = pgTable(
  'telegram_chats',
  {
    botId: uuid('bot_id')
      .notNull()
      .references(() => bots.id, { onDelete: 'cascade' }),
    partnerId: partnerId(),
    chatId: text('chat_id').notNull(),
    conversationId: uuid('conversation_id'),
    /** The newest message of ours that reached the chat. */
    deliveredSeq: integer('delivered_seq').notNull().default(0),
    isBlocked: boolean('is_blocked').notNull().default(false),
    isStopped: boolean('is_stopped').notNull().default(false),
    /** When "text only" was said last: once for a burst of photos, not once for each. */
    toldTextOnlyAt: instant('told_text_only_at'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.botId, table.chatId] }),
    unique('telegram_chats_conversation').on(table.conversationId),
  ],
);

/** Which notice a message in an owner's chat was, so that a reply to it reaches the client it is about. */
export const telegramNotices = pgTable(
  'telegram_notices',
  {
    botId: uuid('bot_id')
      .notNull()
      .references(() => bots.id, { onDelete: 'cascade' }),
    chatId: text('chat_id').notNull(),
    messageId: bigint('message_id', { mode: 'number' }).notNull(),
    partnerId: partnerId(),
    requestId: uuid('request_id')
      .notNull()
      .references(() => clientRequests.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.botId, table.chatId, table.messageId] }),
    index('telegram_notices_request').on(table.requestId),
  ],
);

/** The owner's own Telegram account, linked through one of the studio's bots, for notices. */
export const telegramOwners = pgTable(
  'telegram_owners',
  {
    partnerId: partnerId(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    botId: uuid('bot_id')
      .notNull()
      .references(() => bots.id, { onDelete: 'cascade' }),
    /** Null until the one-time link is opened. */
    chatId: text('chat_id'),
    codeHash: text('code_hash'),
    codeUntil: instant('code_until'),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.partnerId, table.userId] })],
);
