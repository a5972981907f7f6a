import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { priceDrafts } from './pricing.table.ts';

export async function findDraft(db: Database, partnerId: string): Promise<string> {
  const [draft] = await db
    .select({ description: priceDrafts.description })
    .from(priceDrafts)
    .where(eq(priceDrafts.partnerId, partnerId));
  return draft?.description ?? '';
}

export async function saveDraft(db: Database, partnerId: string, description: string): Promise<void> {
  await db
    .insert(priceDrafts)
    .values({ partnerId, description })
    .onConflictDoUpdate({ target: priceDrafts.partnerId, set: { description, updatedAt: sql`now()` } });
}
