import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../db/columns.ts';

/** Counters shared by all servers, a row for each part of a window. The table is unlogged: losing it in a crash only resets counts. */
export const rateLimits = pgTable('rate_limits', {
  key: text('key').primaryKey(),
  hits: integer('hits').notNull(),
  windowEndsAt: instant('window_ends_at').notNull(),
});
