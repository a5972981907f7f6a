import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { calendarFeeds } from '../calendar.table.ts';

export type StoredFeed = typeof calendarFeeds.$inferSelect;

export async function findFeed(db: Database, partnerId: string): Promise<StoredFeed | null> {
  const [feed] = await db.select().from(calendarFeeds).where(eq(calendarFeeds.partnerId, partnerId));
  return feed ?? null;
}

export async function findFeedBySecret(db: Database, secretFingerprint: string): Promise<StoredFeed | null> {
  const [feed] = await db
    .select()
    .from(calendarFeeds)
    .where(eq(calendarFeeds.secretFingerprint, secretFingerprint));
  return feed ?? null;
}

/** A business has one address: a new one ends the old one. */
export async function replaceFeed(
  db: Database,
  partnerId: string,
  secret: Pick<StoredFeed, 'secretFingerprint' | 'secretSealed'>,
): Promise<void> {
  await db
    .insert(calendarFeeds)
    .values({ partnerId, ...secret })
    .onConflictDoUpdate({ target: calendarFeeds.partnerId, set: secret });
}

export async function deleteFeed(db: Database, partnerId: string): Promise<void> {
  await db.delete(calendarFeeds).where(eq(calendarFeeds.partnerId, partnerId));
}
