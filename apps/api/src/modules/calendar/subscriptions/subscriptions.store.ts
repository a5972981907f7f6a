import { and, asc, eq, isNull, lt, or } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { insertEvents, type NewEvent } from '../calendar.store.ts';
import { calendarEvents, calendarSubscriptions } from '../calendar.table.ts';

export type StoredSubscription = typeof calendarSubscriptions.$inferSelect;

export async function listSubscriptions(db: Database, partnerId: string): Promise<StoredSubscription[]> {
  return db
    .select()
    .from(calendarSubscriptions)
    .where(eq(calendarSubscriptions.partnerId, partnerId))
    .orderBy(asc(calendarSubscriptions.createdAt), asc(calendarSubscriptions.id));
}

export async function insertSubscription(
  db: Database,
  subscription: Pick<StoredSubscription, 'partnerId' | 'name' | 'urlSealed' | 'host' | 'bayId'>,
): Promise<StoredSubscription> {
  const [inserted] = await db.insert(calendarSubscriptions).values(subscription).returning();
  if (!inserted) throw new Error('The insert of a subscription returned no row.');
  return inserted;
}

/** Its times go with it. */
export async function deleteSubscription(
  db: Database,
  { partnerId, id }: { partnerId: string; id: string },
): Promise<boolean> {
  const gone = await db
    .delete(calendarSubscriptions)
    .where(and(eq(calendarSubscriptions.partnerId, partnerId), eq(calendarSubscriptions.id, id)))
    .returning({ id: calendarSubscriptions.id });
  return gone.length > 0;
}

/** Those nobody has looked at since, the longest unlooked-at first. */
export async function listDueSubscriptions(
  db: Database,
  before: Date,
  limit: number,
): Promise<StoredSubscription[]> {
  return db
    .select()
    .from(calendarSubscriptions)
    .where(or(isNull(calendarSubscriptions.triedAt), lt(calendarSubscriptions.triedAt, before)))
    .orderBy(asc(calendarSubscriptions.triedAt))
    .limit(limit);
}

export async function updateSubscription(
  db: Database,
  { partnerId, id }: Pick<StoredSubscription, 'partnerId' | 'id'>,
  changes: Partial<StoredSubscription>,
): Promise<void> {
  await db
    .update(calendarSubscriptions)
    .set(changes)
    .where(and(eq(calendarSubscriptions.partnerId, partnerId), eq(calendarSubscriptions.id, id)));
}

export async function replaceBlocks(
  tx: Database,
  { partnerId, id }: Pick<StoredSubscription, 'partnerId' | 'id'>,
  blocks: NewEvent[],
): Promise<void> {
  await tx
    .delete(calendarEvents)
    .where(and(eq(calendarEvents.partnerId, partnerId), eq(calendarEvents.subscriptionId, id)));
  await insertEvents(tx, blocks);
}
