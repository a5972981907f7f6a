import { customType, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id } from '../../db/columns.ts';
import { bots } from '../bots/bots.table.ts';
import { conversations } from '../conversations/conversations.table.ts';
import { partners } from '../partners/partners.table.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Photos of clients, always JPEG of our own making. They go with their talk, its bot or its business. */
export const photos = pgTable(
  'photos',
  {
    id: id(),
    partnerId: uuid('partner_id')
      .notNull()
      .references(() => partners.id, { onDelete: 'cascade' }),
    botId: uuid('bot_id')
      .notNull()
      .references(() => bots.id, { onDelete: 'cascade' }),
    /** Null until a message names it. */
    conversationId: uuid('conversation_id').references(() => conversations.id, { onDelete: 'cascade' }),
    /** Recognises a photo that is sent again. */
    key: text('key').notNull(),
    bytes: bytea('bytes').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('photos_key').on(table.botId, table.key),
    index('photos_conversation').on(table.conversationId),
    index('photos_partner').on(table.partnerId),
  ],
);
