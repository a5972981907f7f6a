import type { Quote } from '@glossa/contracts';
import type { DialogState } from '@glossa/engine';
import { index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from '../../db/columns.ts';
import { bots } from '../bots/bots.table.ts';
import { partners } from '../partners/partners.table.ts';

/** What a stored message carries beside its text. */
export type MessageExtras = { choices?: string[]; quote?: Quote };

export const conversations = pgTable(
  'conversations',
  {
    id: id(),
    partnerId: uuid('partner_id')
      .notNull()
      .references(() => partners.id, { onDelete: 'cascade' }),
    botId: uuid('bot_id')
      .notNull()
      .references(() => bots.id, { onDelete: 'cascade' }),
    /** Only the hash of the visitor's token is kept: a stolen table opens no conversation. */
    tokenHash: text('token_hash').notNull().unique(),
    state: text('state', { enum: ['bot', 'waiting', 'manager'] }).notNull(),
    language: text('language', { enum: ['EN', 'DE', 'UA', 'RU'] }).notNull(),
    dialogState: jsonb('dialog_state').$type<DialogState>(),
    lastSeq: integer('last_seq').notNull().default(0),
    createdAt: createdAt(),
    lastClientMessageAt: instant('last_client_message_at').notNull(),
  },
  (table) => [
    index('conversations_partner').on(table.partnerId, table.lastClientMessageAt),
    index('conversations_bot').on(table.botId),
  ],
);

export const messages = pgTable(
  'messages',
  {
    id: id(),
    partnerId: uuid('partner_id')
      .notNull()
      .references(() => partners.id, { onDelete: 'cascade' }),
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    seq: integer('seq').notNull(),
    author: text('author', { enum: ['client', 'bot', 'manager'] }).notNull(),
    text: text('text').notNull(),
    /** On the client's message its own id; a reply names the message it answers. */
    clientMessageId: text('client_message_id'),
    answersSeq: integer('answers_seq'),
    extras: jsonb('extras').$type<MessageExtras>().notNull().default({}),
    createdAt: createdAt(),
  },
  (table) => [
    unique('messages_seq').on(table.conversationId, table.seq),
    unique('messages_client_message').on(table.conversationId, table.clientMessageId),
    index('messages_partner').on(table.partnerId),
  ],
);
