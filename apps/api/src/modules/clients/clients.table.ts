import { languages } from '@glossa/contracts';
import { type AnyPgColumn, boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, instant } from '../../db/columns.ts';
import { calendarEvents } from '../calendar/calendar.table.ts';
import { conversations } from '../conversations/conversations.table.ts';
import { partners } from '../partners/partners.table.ts';

/**
 * A person, as far as one is known. Every talk and every booking made by hand brings one; those with the same number or
 * address are merged into the oldest, and a merge can be taken back.
 */
export const clients = pgTable(
  'clients',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    partnerId: uuid('partner_id')
      .notNull()
      .references(() => partners.id, { onDelete: 'cascade' }),
    notes: text('notes').notNull().default(''),
    /** Always somebody who is merged into nobody. */
    mergedInto: uuid('merged_into').references((): AnyPgColumn => clients.id, { onDelete: 'set null' }),
    /** Who brought this one along when they were merged themselves. */
    mergedVia: uuid('merged_via').references((): AnyPgColumn => clients.id, { onDelete: 'set null' }),
    mergedBy: text('merged_by', { enum: ['phone', 'email', 'hand'] }),
    mergedAt: instant('merged_at'),
    /** Taken out of a merge by the owner: no number or address brings them together again. */
    isApart: boolean('is_apart').notNull().default(false),
    createdAt: createdAt(),
  },
  (table) => [index('clients_partner').on(table.partnerId, table.mergedInto)],
);

/** What a person is known from. It goes with its talk or its booking. */
export const clientSources = pgTable(
  'client_sources',
  {
    clientId: uuid('client_id')
      .primaryKey()
      .references(() => clients.id, { onDelete: 'cascade' }),
    partnerId: uuid('partner_id')
      .notNull()
      .references(() => partners.id, { onDelete: 'cascade' }),
    conversationId: uuid('conversation_id')
      .unique()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    eventId: uuid('event_id')
      .unique()
      .references(() => calendarEvents.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    phone: text('phone').notNull(),
    email: text('email').notNull(),
    language: text('language', { enum: languages }),
    firstSeenAt: instant('first_seen_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
  },
  (table) => [index('client_sources_partner').on(table.partnerId)],
);
