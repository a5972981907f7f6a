import { type NewsFacts, newsNames, noticeKinds } from '@glossa/contracts';
import { bigint, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from '../../db/columns.ts';
import { partners } from '../partners/partners.table.ts';

/** What a studio does not want to hear of, by way. No row means that everything comes. */
export const noticeSettings = pgTable('notice_settings', {
  partnerId: uuid('partner_id')
    .primaryKey()
    .references(() => partners.id, { onDelete: 'cascade' }),
  mailOff: text('mail_off', { enum: noticeKinds }).array().notNull().default([]),
  telegramOff: text('telegram_off', { enum: noticeKinds }).array().notNull().default([]),
});

/** What happened lately, for panels that are open. It goes with the talk it came from, and after a month. */
export const studioNews = pgTable(
  'studio_news',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    partnerId: uuid('partner_id')
      .notNull()
      .references(() => partners.id, { onDelete: 'cascade' }),
    /** The key to the talk is added by hand in the migration: talks are a module further down. */
    conversationId: uuid('conversation_id'),
    eventId: uuid('event_id'),
    name: text('name', { enum: newsNames }).notNull(),
    facts: jsonb('facts').$type<NewsFacts>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('studio_news_partner').on(table.partnerId, table.id),
    index('studio_news_conversation').on(table.conversationId),
  ],
);
