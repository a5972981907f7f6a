import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { pushKeys, pushSubscriptions } from './push.table.ts';

/** Whose browser it is: a client's, known by the talk, or one of the studio's people. */
export type Listener = { partnerId: string } & ({ conversationId: string } | { userId: string });

export type StoredSubscription = typeof pushSubscriptions.$inferSelect;

export async function findKeys(db: Database) {
  const [row] = await db.select().from(pushKeys);
  return row ?? null;
}

/** The first server wins; the others find its pair. */
export async function insertKeys(
  db: Database,
  keys: { publicKey: string; privateKeySealed: string },
): Promise<void> {
  await db.insert(pushKeys).values(keys).onConflictDoNothing();
}

export async function insertSubscription(
  db: Database,
  listener: Listener,
  { endpointFingerprint, sealed }: { endpointFingerprint: string; sealed: string },
): Promise<void> {
  await db
    .insert(pushSubscriptions)
    .values({ ...listener, endpointFingerprint, sealed })
    .onConflictDoUpdate({
      target:
        'userId' in listener
          ? [pushSubscriptions.partnerId, pushSubscriptions.userId, pushSubscriptions.endpointFingerprint]
          : [pushSubscriptions.conversationId, pushSubscriptions.endpointFingerprint],
      set: { sealed },
    });
}

export async function listSubscriptions(
  db: Database,
  whose: Listener | { partnerId: string },
): Promise<StoredSubscription[]> {
  return db
    .select()
    .from(pushSubscriptions)
    .where(ofListener(whose))
    .orderBy(desc(pushSubscriptions.createdAt), desc(pushSubscriptions.id));
}

export async function findSubscription(
  db: Database,
  partnerId: string,
  id: string,
): Promise<StoredSubscription | null> {
  const [row] = await db
    .select()
    .from(pushSubscriptions)
    .where(and(eq(pushSubscriptions.partnerId, partnerId), eq(pushSubscriptions.id, id)));
  return row ?? null;
}

export async function deleteSubscriptions(
  db: Database,
  partnerId: string,
  ids: readonly string[],
): Promise<void> {
  await db
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.partnerId, partnerId), inArray(pushSubscriptions.id, [...ids])));
}

/** Of a business alone: everybody who works for it, no client. */
function ofListener(whose: Listener | { partnerId: string }) {
  const ofPartner = eq(pushSubscriptions.partnerId, whose.partnerId);
  if ('conversationId' in whose)
    return and(ofPartner, eq(pushSubscriptions.conversationId, whose.conversationId));
  if ('userId' in whose) return and(ofPartner, eq(pushSubscriptions.userId, whose.userId));
  return and(ofPartner, isNotNull(pushSubscriptions.userId));
}
