import { count, desc } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { channelInterests, contactRequests, newsletterSubscribers } from './marketing.table.ts';

export type Page = { page: number; pageSize: number };

/** The newest first: that is what an administrator has not read yet. */
export async function listContactRequests(db: Database, page: Page) {
  const rows = await db
    .select()
    .from(contactRequests)
    .orderBy(desc(contactRequests.createdAt))
    .limit(page.pageSize)
    .offset(offsetOf(page));
  return { rows, total: await totalOf(db, contactRequests) };
}

export async function listSubscribers(db: Database, page: Page) {
  const rows = await db
    .select()
    .from(newsletterSubscribers)
    .orderBy(desc(newsletterSubscribers.createdAt))
    .limit(page.pageSize)
    .offset(offsetOf(page));
  return { rows, total: await totalOf(db, newsletterSubscribers) };
}

export async function listChannelInterests(db: Database, page: Page) {
  const rows = await db
    .select()
    .from(channelInterests)
    .orderBy(desc(channelInterests.createdAt))
    .limit(page.pageSize)
    .offset(offsetOf(page));
  return { rows, total: await totalOf(db, channelInterests) };
}

function offsetOf({ page, pageSize }: Page): number {
  return (page - 1) * pageSize;
}

async function totalOf(db: Database, table: PgTable): Promise<number> {
  const [row] = await db.select({ total: count() }).from(table);
  return row?.total ?? 0;
}
