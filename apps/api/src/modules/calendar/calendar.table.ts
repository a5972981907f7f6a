import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from '../../db/columns.ts';
import { partners } from '../partners/partners.table.ts';

export const calendarEvents = pgTable(
  'calendar_events',
  {
    id: id(),
    partnerId: uuid('partner_id')
      .notNull()
      .references(() => partners.id, { onDelete: 'cascade' }),
    bayId: uuid('bay_id').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull().default(''),
    customerName: text('customer_name').notNull().default(''),
    customerPhone: text('customer_phone').notNull().default(''),
    service: text('service').notNull().default(''),
    allDay: boolean('all_day').notNull().default(false),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    source: text('source', { enum: ['OWNER', 'BOT'] }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('calendar_events_partner_start').on(table.partnerId, table.startsAt),
    check('calendar_events_ends_after_start', sql`${table.endsAt} > ${table.startsAt}`),
  ],
);
