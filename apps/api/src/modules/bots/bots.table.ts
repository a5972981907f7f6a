import { type BotLook, type BotRules, defaultBotRules } from '@glossa/contracts';
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id } from '../../db/columns.ts';
import { partners } from '../partners/partners.table.ts';

export const bots = pgTable(
  'bots',
  {
    id: id(),
    partnerId: uuid('partner_id')
      .notNull()
      .references(() => partners.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    language: text('language').notNull(),
    provider: text('provider', { enum: ['WEB_CHAT', 'TELEGRAM'] }).notNull(),
    /** Encrypted; the clear token leaves the server only towards its provider. */
    tokenSealed: text('token_sealed').notNull(),
    tokenLastFour: text('token_last_four').notNull(),
    /** A keyed hash: two bots can't share a token, and nobody can learn whose it is. */
    tokenFingerprint: text('token_fingerprint').notNull().unique('bots_token_fingerprint'),
    adminEmail: text('admin_email'),
    exampleScript: text('example_script').notNull(),
    greeting: text('greeting').notNull(),
    tone: text('tone', { enum: ['FRIENDLY', 'FORMAL', 'SHORT'] }).notNull(),
    look: jsonb('look').$type<BotLook>().notNull(),
    status: text('status', { enum: ['LIVE', 'PAUSED'] }).notNull(),
    /** The sites that may show the chat in a frame; none listed means any. */
    allowedDomains: text('allowed_domains').array().notNull().default([]),
    /** What the owner decides about extras and about when a person is called. */
    rules: jsonb('rules').$type<BotRules>().notNull().default(defaultBotRules),
    chatLinkId: text('chat_link_id').notNull().unique(),
    createdAt: createdAt(),
  },
  (table) => [index('bots_partner').on(table.partnerId)],
);
