import { bigint, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from '../../db/columns.ts';

/**
 * Who did what, when. Append-only: the trigger audit_entries_stay, written by hand in the migration, refuses every
 * change and every deletion within two years. It refers to nothing, so that an entry outlives what it tells of.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    action: text('action').notNull(),
    /** Whose hand it was: a person of the panel, a client in the chat, or the product by itself. */
    actor: text('actor', { enum: ['ADMIN', 'CUSTOMER', 'CLIENT', 'SYSTEM'] }).notNull(),
    /** The address is looked up when the entry is read: of a deleted account none is left here. */
    actorId: uuid('actor_id'),
    partnerId: uuid('partner_id'),
    partnerName: text('partner_name').notNull().default(''),
    /** The name of the thing, or a figure; never a secret and never a client's words. */
    subject: text('subject').notNull().default(''),
    requestId: text('request_id'),
    createdAt: createdAt(),
  },
  (table) => [
    index('audit_entries_created').on(table.createdAt),
    index('audit_entries_partner').on(table.partnerId, table.createdAt),
  ],
);
