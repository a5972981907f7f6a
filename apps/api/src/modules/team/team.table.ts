import { pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from '../../db/columns.ts';
import { partners } from '../partners/partners.table.ts';

/** Open invitations only: whoever joins or is uninvited has no row any more. */
export const partnerInvitations = pgTable(
  'partner_invitations',
  {
    id: id(),
    partnerId: uuid('partner_id')
      .notNull()
      .references(() => partners.id, { onDelete: 'cascade' }),
    email: text('email').notNull(),
    role: text('role', { enum: ['OWNER', 'STAFF'] }).notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [unique('partner_invitations_address').on(table.partnerId, table.email)],
);
