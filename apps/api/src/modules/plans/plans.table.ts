import { boolean, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id } from '../../db/columns.ts';
import { partners } from '../partners/partners.table.ts';
import { trialNotices } from './domain/trial.ts';

/** Every dialog that began, with the calendar month of the studio it counts for. */
export const dialogs = pgTable(
  'dialogs',
  {
    id: id(),
    partnerId: uuid('partner_id')
      .notNull()
      .references(() => partners.id, { onDelete: 'cascade' }),
    botId: uuid('bot_id').notNull(),
    conversationId: uuid('conversation_id').notNull(),
    month: text('month').notNull(),
    isWithinPlan: boolean('is_within_plan').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('dialogs_partner_month').on(table.partnerId, table.month),
    index('dialogs_conversation').on(table.conversationId),
  ],
);

/** The month's dialogs within the plan. Its row is the lock that makes the limit exact. */
export const dialogCounts = pgTable(
  'dialog_counts',
  {
    partnerId: uuid('partner_id')
      .notNull()
      .references(() => partners.id, { onDelete: 'cascade' }),
    month: text('month').notNull(),
    count: integer('count').notNull(),
    /** The highest share of the plan the owner was told about, in percent. */
    toldPercent: integer('told_percent').notNull().default(0),
  },
  (table) => [unique('dialog_counts_month').on(table.partnerId, table.month)],
);

/** What an owner was told of the trial's end: each once. */
export const toldTrials = pgTable(
  'told_trials',
  {
    partnerId: uuid('partner_id')
      .notNull()
      .references(() => partners.id, { onDelete: 'cascade' }),
    notice: text('notice', { enum: trialNotices }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.partnerId, table.notice] })],
);
