import type { TrialMessage, TrialRow, UnreadSpan } from '@glossa/contracts';
import type { DialogState } from '@glossa/engine';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from '../../db/columns.ts';

/** A message of the visitor is known by the id its page gave it. */
export type StoredTrialMessage = TrialMessage & { clientMessageId?: string };

export const trials = pgTable(
  'trials',
  {
    id: id(),
    /** Only the hash of the visitor's key is kept: a stolen table opens nothing. */
    keyHash: text('key_hash').notNull().unique(),
    language: text('language', { enum: ['EN', 'DE', 'UA', 'RU'] }).notNull(),
    currency: text('currency').notNull(),
    timezone: text('timezone').notNull(),
    description: text('description').notNull(),
    rows: jsonb('rows').$type<TrialRow[]>().notNull(),
    unread: jsonb('unread').$type<UnreadSpan[]>().notNull(),
    surplus: integer('surplus').notNull(),
    messages: jsonb('messages').$type<StoredTrialMessage[]>().notNull(),
    dialogState: jsonb('dialog_state').$type<DialogState>(),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('trials_expiry').on(table.expiresAt)],
);
