import type { PartnerConfig } from '@glossa/contracts';
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id } from '../../db/columns.ts';
import { users } from '../identity/identity.table.ts';

export const partners = pgTable('partners', {
  id: id(),
  name: text('name').notNull(),
  address: text('address').notNull(),
  plan: text('plan', { enum: ['TRIAL', 'PRO', 'MAX'] })
    .notNull()
    .default('TRIAL'),
  config: jsonb('config').$type<PartnerConfig>().notNull(),
  createdAt: createdAt(),
});

/** Who belongs to which business. The primary key allows a user one business, whatever races. */
export const partnerMembers = pgTable(
  'partner_members',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    partnerId: uuid('partner_id')
      .notNull()
      .references(() => partners.id, { onDelete: 'cascade' }),
    role: text('role', { enum: ['OWNER', 'STAFF'] })
      .notNull()
      .default('OWNER'),
    createdAt: createdAt(),
  },
  (table) => [index('partner_members_partner').on(table.partnerId)],
);
