import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../db/columns.ts';

/** Streams held open by all servers. Unlogged like the counters of rates: after a crash everybody comes back anyway. */
export const openStreamRows = pgTable(
  'open_streams',
  {
    id: uuid('id').primaryKey(),
    /** Which kind of stream, and for whom. */
    place: text('place').notNull(),
    /** Moved on while the stream lives; a server that died leaves nothing for long. */
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('open_streams_place').on(table.place)],
);
