import { timestamp, uuid } from 'drizzle-orm/pg-core';

/** The columns nearly every table starts with. */
export const id = () => uuid('id').primaryKey().defaultRandom();
export const createdAt = () => timestamp('created_at', { withTimezone: true }).notNull().defaultNow();
export const instant = (name: string) => timestamp(name, { withTimezone: true });
