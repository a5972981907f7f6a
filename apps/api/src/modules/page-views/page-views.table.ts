import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt } from '../../db/columns.ts';

/** Append-only, and about nobody: no address, no cookie, no user. */
export const pageViews = pgTable(
  'page_views',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    path: text('path').notNull(),
    language: text('language'),
    createdAt: createdAt(),
  },
  (table) => [index('page_views_created').on(table.createdAt)],
);
