import {
  type ClientWord,
  eventSources,
  jobStates,
  languages,
  type Quote,
  subscriptionProblems,
} from '@glossa/contracts';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from '../../db/columns.ts';
import { partners } from '../partners/partners.table.ts';

/** Calendars elsewhere whose times are taken here, too. */
export const calendarSubscriptions = pgTable(
  'calendar_subscriptions',
  {
    id: id(),
    partnerId: uuid('partner_id')
      .notNull()
      .references(() => partners.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** Whoever has such an address reads the calendar, so it is kept like a password; the host is what is shown. */
    urlSealed: text('url_sealed').notNull(),
    host: text('host').notNull(),
    bayId: uuid('bay_id'),
    blocks: integer('blocks').notNull().default(0),
    /** Of what was read last: the same file is not written again. */
    contentHash: text('content_hash'),
    problem: text('problem', { enum: subscriptionProblems }),
    readAt: instant('read_at'),
    triedAt: instant('tried_at'),
    createdAt: createdAt(),
  },
  (table) => [index('calendar_subscriptions_partner').on(table.partnerId)],
);

/**
 * Everything that takes time in a studio: jobs, holds while a client decides, closures. The constraint
 * calendar_events_no_overlap (an exclusion over bay and time, written by hand in the migration) is the
 * last word against selling a slot twice; the locks before it only make it quick and quiet.
 */
export const calendarEvents = pgTable(
  'calendar_events',
  {
    id: id(),
    partnerId: uuid('partner_id')
      .notNull()
      .references(() => partners.id, { onDelete: 'cascade' }),
    /** Null closes the whole studio. */
    bayId: uuid('bay_id'),
    status: text('status', { enum: ['BOOKED', 'HOLD', 'CANCELLED'] })
      .notNull()
      .default('BOOKED'),
    title: text('title').notNull(),
    description: text('description').notNull().default(''),
    customerName: text('customer_name').notNull().default(''),
    customerPhone: text('customer_phone').notNull().default(''),
    customerEmail: text('customer_email').notNull().default(''),
    /** The client's language, for reminders and the page of the booking. */
    language: text('language', { enum: languages }),
    service: text('service').notNull().default(''),
    carName: text('car_name').notNull().default(''),
    carType: text('car_type').notNull().default(''),
    carPlate: text('car_plate').notNull().default(''),
    allDay: boolean('all_day').notNull().default(false),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    source: text('source', { enum: eventSources }).notNull(),
    /** Saved over another event by the owner's own will; it still takes the time. */
    isForced: boolean('is_forced').notNull().default(false),
    /** Row ids and prices as they were said, whatever the list says later. */
    quote: jsonb('quote').$type<Quote>(),
    listVersion: integer('list_version'),
    conversationId: uuid('conversation_id'),
    bookingKey: text('booking_key'),
    /** Of bookings nobody left a contact for: a keyed hash of the sender's address and the day, worth nothing after it. */
    addressKey: text('address_key'),
    /** Tells a repeated request from another one under the same key. */
    requestFingerprint: text('request_fingerprint'),
    /** Of holds only: after this instant they count for nothing. */
    expiresAt: instant('expires_at'),
    jobState: text('job_state', { enum: jobStates }).notNull().default('BOOKED'),
    paidMinor: bigint('paid_minor', { mode: 'number' }),
    paidCurrency: text('paid_currency'),
    seriesId: uuid('series_id'),
    subscriptionId: uuid('subscription_id').references(() => calendarSubscriptions.id, {
      onDelete: 'cascade',
    }),
    version: integer('version').notNull().default(1),
    remindedAt: instant('reminded_at'),
    /** What the client said about coming to this time; nothing is said yet about another one. */
    clientWord: jsonb('client_word').$type<ClientWord>(),
    cancelledAt: instant('cancelled_at'),
    cancelledBy: text('cancelled_by', { enum: ['OWNER', 'CLIENT'] }),
    createdAt: createdAt(),
  },
  (table) => [
    index('calendar_events_partner_start').on(table.partnerId, table.startsAt),
    index('calendar_events_conversation').on(table.conversationId),
    index('calendar_events_reminders')
      .on(table.startsAt)
      .where(sql`${table.status} = 'BOOKED' and ${table.remindedAt} is null`),
    index('calendar_events_series').on(table.seriesId).where(sql`${table.seriesId} is not null`),
    index('calendar_events_subscription')
      .on(table.subscriptionId)
      .where(sql`${table.subscriptionId} is not null`),
    index('calendar_events_address').on(table.addressKey).where(sql`${table.addressKey} is not null`),
    unique('calendar_events_booking_key').on(table.partnerId, table.bookingKey),
    check('calendar_events_ends_after_start', sql`${table.endsAt} > ${table.startsAt}`),
    check(
      'calendar_events_paid',
      sql`${table.paidMinor} is null or (${table.paidMinor} >= 0 and ${table.paidCurrency} is not null)`,
    ),
    check('calendar_events_hold_expires', sql`${table.status} <> 'HOLD' or ${table.expiresAt} is not null`),
  ],
);

/** The secret address under which a business's calendar can be subscribed to. */
export const calendarFeeds = pgTable('calendar_feeds', {
  partnerId: uuid('partner_id')
    .primaryKey()
    .references(() => partners.id, { onDelete: 'cascade' }),
  /** Recognises the secret; the sealed one is only there to be shown to the owner again. */
  secretFingerprint: text('secret_fingerprint').notNull().unique(),
  secretSealed: text('secret_sealed').notNull(),
  createdAt: createdAt(),
});
