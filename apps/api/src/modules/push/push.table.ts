import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id } from '../../db/columns.ts';
import { conversations } from '../conversations/conversations.table.ts';
import { users } from '../identity/identity.table.ts';
import { partners } from '../partners/partners.table.ts';

/** The pair browsers know this product by. One row, made at the first start: with another pair every yes would be lost. */
export const pushKeys = pgTable(
  'push_keys',
  {
    id: text('id').primaryKey().default('vapid'),
    publicKey: text('public_key').notNull(),
    privateKeySealed: text('private_key_sealed').notNull(),
    createdAt: createdAt(),
  },
  (table) => [check('push_keys_single', sql`${table.id} = 'vapid'`)],
);

/** Whoever knows where a browser listens could write to it, so that is sealed. It goes with its talk or its user. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: id(),
    partnerId: uuid('partner_id')
      .notNull()
      .references(() => partners.id, { onDelete: 'cascade' }),
    /** Of a client. */
    conversationId: uuid('conversation_id').references(() => conversations.id, { onDelete: 'cascade' }),
    /** Of one of the studio's people. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    endpointFingerprint: text('endpoint_fingerprint').notNull(),
    sealed: text('sealed').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('push_subscriptions_talk').on(table.conversationId, table.endpointFingerprint),
    unique('push_subscriptions_user').on(table.partnerId, table.userId, table.endpointFingerprint),
    index('push_subscriptions_user_id').on(table.userId),
    check('push_subscriptions_somebody', sql`(${table.conversationId} is null) <> (${table.userId} is null)`),
  ],
);
