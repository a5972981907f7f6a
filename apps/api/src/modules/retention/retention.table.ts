import { bigint, integer, pgTable, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from '../../db/columns.ts';
import { partners } from '../partners/partners.table.ts';

/** How long a business keeps talks. No row means the usual time, no days means for ever. */
export const retentionSettings = pgTable('retention_settings', {
  partnerId: uuid('partner_id')
    .primaryKey()
    .references(() => partners.id, { onDelete: 'cascade' }),
  days: integer('days'),
});

/** Every night's clearing with what it took away. */
export const retentionRuns = pgTable('retention_runs', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  conversations: integer('conversations').notNull(),
  events: integer('events').notNull(),
  mails: integer('mails').notNull(),
  pageViews: integer('page_views').notNull(),
  createdAt: createdAt(),
});
