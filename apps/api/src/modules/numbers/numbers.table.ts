import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from '../../db/columns.ts';
import { partners } from '../partners/partners.table.ts';

/** Which weeks a studio was told of: each once, whichever server looks first. */
export const toldWeeks = pgTable(
  'told_weeks',
  {
    partnerId: uuid('partner_id')
      .notNull()
      .references(() => partners.id, { onDelete: 'cascade' }),
    /** Its Monday. */
    week: text('week').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.partnerId, table.week] })],
);
