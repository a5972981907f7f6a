import { customType, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../db/columns.ts';
import { partners } from '../partners/partners.table.ts';
import { bots } from './bots.table.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** A bot's picture, small enough to live beside it. */
export const botAvatars = pgTable('bot_avatars', {
  botId: uuid('bot_id')
    .primaryKey()
    .references(() => bots.id, { onDelete: 'cascade' }),
  partnerId: uuid('partner_id')
    .notNull()
    .references(() => partners.id, { onDelete: 'cascade' }),
  contentType: text('content_type', { enum: ['image/png', 'image/jpeg', 'image/webp'] }).notNull(),
  bytes: bytea('bytes').notNull(),
  updatedAt: instant('updated_at').notNull(),
});
