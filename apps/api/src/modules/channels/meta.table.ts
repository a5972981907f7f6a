import type { MessageTemplate } from '@glossa/contracts';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from '../../db/columns.ts';
import { bots } from '../bots/bots.table.ts';
import { conversations } from '../conversations/conversations.table.ts';
import { partners } from '../partners/partners.table.ts';
import type { ClientEvent, EchoEvent } from './meta/format/events.ts';

const partnerId = () =>
  uuid('partner_id')
    .notNull()
    .references(() => partners.id, { onDelete: 'cascade' });

/** A number, user name or page at Meta through which a bot is reached. */
export const metaConnections = pgTable(
  'meta_connections',
  {
    id: id(),
    partnerId: partnerId(),
    botId: uuid('bot_id')
      .notNull()
      .references(() => bots.id, { onDelete: 'cascade' }),
    messenger: text('messenger', { enum: ['whatsapp', 'instagram', 'messenger'] }).notNull(),
    /** What Meta names in its calls: the number's id, the Instagram account's or the page's. */
    accountId: text('account_id').notNull(),
    /** To whom the subscription belongs: the WhatsApp business account, or the page. */
    businessId: text('business_id'),
    name: text('name').notNull(),
    link: text('link'),
    /** Part of the webhook's path for studios with an app of their own. No secret by itself. */
    hookId: text('hook_id').notNull().unique(),
    tokenSealed: text('token_sealed').notNull(),
    tokenLastFour: text('token_last_four').notNull(),
    /** Null: the app is the installation's. */
    appSecretSealed: text('app_secret_sealed'),
    status: text('status', { enum: ['connected', 'token_invalid', 'failing'] }).notNull(),
    templates: jsonb('templates').$type<MessageTemplate[]>().notNull().default([]),
    /** When Meta made sure that the webhook is ours. */
    verifiedAt: instant('verified_at'),
    lastUpdateAt: instant('last_update_at'),
    lastError: text('last_error'),
    ownerToldAt: instant('owner_told_at'),
    createdAt: createdAt(),
  },
  (table) => [
    unique('meta_connections_account').on(table.messenger, table.accountId),
    unique('meta_connections_bot').on(table.botId, table.messenger),
    index('meta_connections_partner').on(table.partnerId),
  ],
);

const connectionId = () =>
  uuid('connection_id')
    .notNull()
    .references(() => metaConnections.id, { onDelete: 'cascade' });

/** What came, under Meta's own id: the key makes a repeated delivery harmless; it is kept for thirty days. */
export const metaUpdates = pgTable(
  'meta_updates',
  {
    connectionId: connectionId(),
    externalId: text('external_id').notNull(),
    partnerId: partnerId(),
    chatId: text('chat_id').notNull(),
    /** Emptied once it is handled: words of clients are kept in their talk alone. */
    body: jsonb('body').$type<ClientEvent | EchoEvent>(),
    /** Meta's own time; what came in one call at one second stays in its order. */
    sentAt: instant('sent_at').notNull(),
    position: integer('position').notNull().default(0),
    handledAt: instant('handled_at'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.connectionId, table.externalId] }),
    index('meta_updates_waiting').on(table.connectionId, table.chatId).where(sql`${table.handledAt} is null`),
    index('meta_updates_created').on(table.createdAt),
  ],
);

/** What a chat at Meta needs beyond the talk itself. */
export const metaChats = pgTable(
  'meta_chats',
  {
    connectionId: connectionId(),
    chatId: text('chat_id').notNull(),
    partnerId: partnerId(),
    conversationId: uuid('conversation_id').references(() => conversations.id, { onDelete: 'cascade' }),
    /** The newest message of ours that reached the chat. */
    deliveredSeq: integer('delivered_seq').notNull().default(0),
    /** When the client wrote last, by Meta's time: free words may follow for 24 hours. */
    lastClientAt: instant('last_client_at'),
    isBlocked: boolean('is_blocked').notNull().default(false),
    isStopped: boolean('is_stopped').notNull().default(false),
    /** Set while words wait for the client to write again. */
    heldSince: instant('held_since'),
    /** When "text only" was said last: once for a burst, not once for each. */
    toldTextOnlyAt: instant('told_text_only_at'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.connectionId, table.chatId] }),
    unique('meta_chats_conversation').on(table.conversationId),
  ],
);

/** Every part of a message that goes out, written down before it goes: what became of it is told by its status. */
export const metaSent = pgTable(
  'meta_sent',
  {
    connectionId: connectionId(),
    chatId: text('chat_id').notNull(),
    seq: integer('seq').notNull(),
    part: integer('part').notNull(),
    partnerId: partnerId(),
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    /** Meta's id; null until its answer is here. */
    externalId: text('external_id'),
    status: text('status', { enum: ['sending', 'sent', 'delivered', 'read', 'failed'] }).notNull(),
    errorCode: integer('error_code'),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.connectionId, table.chatId, table.seq, table.part] }),
    unique('meta_sent_external').on(table.connectionId, table.externalId),
    index('meta_sent_failed').on(table.connectionId, table.updatedAt).where(sql`${table.status} = 'failed'`),
    index('meta_sent_conversation').on(table.conversationId),
  ],
);
