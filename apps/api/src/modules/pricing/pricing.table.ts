import { smallUnitCurrencies, versionKinds } from '@glossa/contracts';
import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, instant } from '../../db/columns.ts';
import { users } from '../identity/identity.table.ts';
import { partners } from '../partners/partners.table.ts';

const partnerId = () =>
  uuid('partner_id')
    .notNull()
    .references(() => partners.id, { onDelete: 'cascade' });

/** One saved state of a business's list. The primary key lets one of two savers win, the other is stale. */
export const priceLists = pgTable(
  'price_lists',
  {
    partnerId: partnerId(),
    version: integer('version').notNull(),
    kind: text('kind', { enum: versionKinds }).notNull(),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    added: integer('added').notNull(),
    changed: integer('changed').notNull(),
    removed: integer('removed').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.partnerId, table.version] })],
);

/**
 * A row is never changed and never deleted: it holds from one list version until another, and a change begins a new
 * stretch under the same id. So id and version of an old quote always lead to the row as it was.
 * Prices are whole minor units: 49.90 EUR is 4990.
 */
export const priceRows = pgTable(
  'price_rows',
  {
    id: uuid('id').notNull().defaultRandom(),
    partnerId: partnerId(),
    sinceVersion: integer('since_version').notNull(),
    /** The first version without it; null while it holds. */
    untilVersion: integer('until_version'),
    /** What the row is about, whatever the spelling: see `priceRowKey` of the contracts. */
    key: text('key').notNull(),
    /** The order of the list as it is now; no part of its history. */
    position: integer('position').notNull(),
    service: text('service').notNull(),
    zone: text('zone'),
    material: text('material'),
    carType: text('car_type'),
    carTypeMeaning: text('car_type_meaning'),
    priceMinor: bigint('price_minor', { mode: 'number' }).notNull(),
    priceToMinor: bigint('price_to_minor', { mode: 'number' }),
    isFrom: boolean('is_from').notNull().default(false),
    currency: text('currency').notNull(),
    durationMinutes: integer('duration_minutes'),
    isActive: boolean('is_active').notNull().default(true),
    isSample: boolean('is_sample').notNull().default(false),
    source: text('source'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.sinceVersion] }),
    index('price_rows_partner').on(table.partnerId, table.position).where(sql`${table.untilVersion} is null`),
    index('price_rows_history').on(table.partnerId, table.untilVersion),
    uniqueIndex('price_rows_key').on(table.partnerId, table.key).where(sql`${table.untilVersion} is null`),
    check(
      'price_rows_price',
      sql`${table.priceMinor} > 0 and ${table.priceMinor} <= ${mostMinor(table.currency)}`,
    ),
    check(
      'price_rows_price_to',
      sql`${table.priceToMinor} is null or (${table.priceToMinor} > ${table.priceMinor} and ${table.priceToMinor} <= ${mostMinor(table.currency)})`,
    ),
    check('price_rows_duration', sql`${table.durationMinutes} is null or ${table.durationMinutes} > 0`),
    check(
      'price_rows_versions',
      sql`${table.untilVersion} is null or ${table.untilVersion} > ${table.sinceVersion}`,
    ),
  ],
);

/** The owner's text as it was last typed. */
export const priceDrafts = pgTable('price_drafts', {
  partnerId: partnerId().primaryKey(),
  description: text('description').notNull(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});

/** What `largestPrice` of the contracts says, in minor units. */
function mostMinor(currency: AnyColumn): SQL {
  const small = sql.raw(smallUnitCurrencies.map((code) => `'${code}'`).join(', '));
  return sql`case when ${currency} in (${small}) then 100000000000 else 100000000 end`;
}
