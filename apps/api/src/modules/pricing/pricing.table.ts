import { currencies } from '@glossa/contracts';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id } from '../../db/columns.ts';
import { partners } from '../partners/partners.table.ts';

/** Prices are whole minor units: 49.90 EUR is 4990. */
export const priceRows = pgTable(
  'price_rows',
  {
    id: id(),
    partnerId: uuid('partner_id')
      .notNull()
      .references(() => partners.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    service: text('service').notNull(),
    zone: text('zone'),
    material: text('material'),
    carType: text('car_type'),
    priceMinor: integer('price_minor').notNull(),
    priceToMinor: integer('price_to_minor'),
    isFrom: boolean('is_from').notNull().default(false),
    currency: text('currency', { enum: currencies }).notNull(),
    durationMinutes: integer('duration_minutes'),
    isActive: boolean('is_active').notNull().default(true),
    isSample: boolean('is_sample').notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [
    index('price_rows_partner').on(table.partnerId, table.position),
    check('price_rows_price', sql`${table.priceMinor} > 0 and ${table.priceMinor} <= 100000000`),
    check(
      'price_rows_price_to',
      sql`${table.priceToMinor} is null or (${table.priceToMinor} > ${table.priceMinor} and ${table.priceToMinor} <= 100000000)`,
    ),
    check('price_rows_duration', sql`${table.durationMinutes} is null or ${table.durationMinutes} > 0`),
  ],
);
