import type { CannedAnswer } from '@glossa/contracts';
import { jsonb, pgTable, uuid } from 'drizzle-orm/pg-core';
import { partners } from '../partners/partners.table.ts';

/** What the people of a studio write often. No row means none. */
export const cannedAnswers = pgTable('canned_answers', {
  partnerId: uuid('partner_id')
    .primaryKey()
    .references(() => partners.id, { onDelete: 'cascade' }),
  answers: jsonb('answers').$type<CannedAnswer[]>().notNull(),
});
