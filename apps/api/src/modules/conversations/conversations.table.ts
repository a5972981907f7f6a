import {
  allTopics,
  type Booking,
  conversationChannels,
  ownTopic,
  type Photo,
  type Quote,
} from '@glossa/contracts';
import type { DialogState } from '@glossa/engine';
import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from '../../db/columns.ts';
import type { AnswerReason } from '../assistant/index.ts';
import { bots } from '../bots/bots.table.ts';
import { partners } from '../partners/partners.table.ts';
import type { UpsellStep } from './domain/upsell-step.ts';

/** What a stored message carries beside its text. */
export type MessageExtras = {
  choices?: string[];
  quote?: Quote;
  booking?: Booking;
  photos?: Photo[];
  /** What a messenger calls the photos of one album by. */
  album?: string;
};

/** Why the bot said what it said, with the version of the price list it spoke from. */
export type StoredReason = AnswerReason & {
  listVersion: number | null;
  /** What became of an extra; messages of earlier versions say nothing. */
  upsell?: UpsellStep | null;
};

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
    /** The newest message somebody of the studio has looked at. */
    seenSeq: integer('seen_seq').notNull().default(0),
    channel: text('channel', { enum: conversationChannels }).notNull().default('web'),
    /** The chat's id in its channel; null on the web, where only the token opens a conversation. */
    externalId: text('external_id'),
    /** Tried out by the owner: counts as no dialog, tells nobody, writes no booking. */
    isPreview: boolean('is_preview').notNull().default(false),
    /** Set while the plan's dialogs of the month are used up: the bot only takes the contact. */
    isOverLimit: boolean('is_over_limit').notNull().default(false),
    /** The newest message of the client that has no answer yet, and until when somebody is answering it. */
    pendingSeq: integer('pending_seq'),
    answeringUntil: instant('answering_until'),
    clientName: text('client_name').notNull().default(''),
    clientPhone: text('client_phone').notNull().default(''),
    clientEmail: text('client_email').notNull().default(''),
    /** Which wording of the AI and privacy notice this client has seen. */
    noticeVersion: integer('notice_version').notNull().default(1),
    waitingSince: instant('waiting_since'),
    lastManagerAt: instant('last_manager_at'),
    createdAt: createdAt(),
    lastClientMessageAt: instant('last_client_message_at').notNull(),
  },
  (table) => [
    index('conversations_partner').on(table.partnerId, table.lastClientMessageAt),
    index('conversations_bot').on(table.botId),
    index('conversations_pending').on(table.answeringUntil).where(sql`${table.pendingSeq} is not null`),
    unique('conversations_external').on(table.botId, table.channel, table.externalId),
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
    reason: jsonb('reason').$type<StoredReason>(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('messages_seq').on(table.conversationId, table.seq),
    unique('messages_client_message').on(table.conversationId, table.clientMessageId),
    index('messages_partner').on(table.partnerId, table.conversationId),
    // A month in figures looks at the few messages that hold one, and not at all that was said.
    index('messages_quoted')
      .on(table.partnerId, table.createdAt)
      .where(sql`${table.extras} -> 'quote' is not null`),
    index('messages_blocked')
      .on(table.partnerId, table.createdAt)
      .where(sql`jsonb_array_length(coalesce(${table.reason} -> 'blocked', '[]'::jsonb)) > 0`),
  ],
);

/** What the bot could not settle alone: a contact to call back, or a question only the owner can answer. */
export const clientRequests = pgTable(
  'client_requests',
  {
    id: id(),
    partnerId: uuid('partner_id')
      .notNull()
      .references(() => partners.id, { onDelete: 'cascade' }),
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    kind: text('kind', {
      enum: ['lead', 'price', 'time', 'person', 'photo', 'question', 'unclear'],
    }).notNull(),
    name: text('name').notNull().default(''),
    phone: text('phone').notNull().default(''),
    email: text('email').notNull().default(''),
    summary: text('summary').notNull().default(''),
    /** In the client's words, and under which topic of the owner's answers it falls. */
    question: text('question').notNull().default(''),
    topic: text('topic', { enum: allTopics }).notNull().default(ownTopic),
    answer: text('answer').notNull().default(''),
    /** Whether the answer is for next time too; null while there is none. */
    keep: text('keep', { enum: ['offered', 'kept', 'declined'] }),
    createdAt: createdAt(),
    settledAt: instant('settled_at'),
    /** When a person wrote the first word to a client who had asked for one. */
    firstWordAt: instant('first_word_at'),
  },
  (table) => [
    index('client_requests_open').on(table.partnerId, table.kind, table.createdAt),
    index('client_requests_conversation').on(table.conversationId),
  ],
);

/** How often a bot asked its language model on a day, and what that cost; the turns are the daily cost cap. */
export const modelUsage = pgTable(
  'model_usage',
  {
    partnerId: uuid('partner_id')
      .notNull()
      .references(() => partners.id, { onDelete: 'cascade' }),
    botId: uuid('bot_id')
      .notNull()
      .references(() => bots.id, { onDelete: 'cascade' }),
    day: text('day').notNull(),
    turns: integer('turns').notNull(),
    requests: integer('requests').notNull().default(0),
    inputTokens: bigint('input_tokens', { mode: 'number' }).notNull().default(0),
    outputTokens: bigint('output_tokens', { mode: 'number' }).notNull().default(0),
  },
  (table) => [unique('model_usage_day').on(table.botId, table.day)],
);
