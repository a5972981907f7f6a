import { and, eq, gt, lte } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { trials } from './trials.table.ts';

export type StoredTrial = typeof trials.$inferSelect;

export async function insertTrial(db: Database, trial: typeof trials.$inferInsert): Promise<StoredTrial> {
  const [stored] = await db.insert(trials).values(trial).returning();
  if (!stored) throw new Error('The trial was not stored.');
  return stored;
}

export async function findTrial(db: Database, keyHash: string, now: Date): Promise<StoredTrial | null> {
  const [trial] = await db.select().from(trials).where(living(keyHash, now));
  return trial ?? null;
}

/** Takes it for this transaction: two messages at once are answered one after the other. */
export async function lockTrial(db: Database, keyHash: string, now: Date): Promise<StoredTrial | null> {
  const [trial] = await db.select().from(trials).where(living(keyHash, now)).for('update');
  return trial ?? null;
}

export async function updateTrial(
  db: Database,
  { id }: Pick<StoredTrial, 'id'>,
  changes: Partial<Pick<StoredTrial, 'rows' | 'messages' | 'dialogState' | 'language'>>,
): Promise<void> {
  await db.update(trials).set(changes).where(eq(trials.id, id));
}

export async function deleteTrial(db: Database, keyHash: string): Promise<void> {
  await db.delete(trials).where(eq(trials.keyHash, keyHash));
}

export async function deleteOldTrials(db: Database, now: Date): Promise<number> {
  const gone = await db.delete(trials).where(lte(trials.expiresAt, now)).returning({ id: trials.id });
  return gone.length;
}

/** What is over is gone from the first moment on, whenever the clearing comes by. */
const living = (keyHash: string, now: Date) => and(eq(trials.keyHash, keyHash), gt(trials.expiresAt, now));
