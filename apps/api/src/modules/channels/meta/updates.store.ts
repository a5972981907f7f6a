import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { metaUpdates } from '../meta.table.ts';
import type { Connection } from './connections.store.ts';
import type { ClientEvent, EchoEvent } from './format/events.ts';

export type Kept = ClientEvent | EchoEvent;
export type StoredUpdate = typeof metaUpdates.$inferSelect;

const mostAtOnce = 50;

/** Keeps what came, once; gives the chats in which something is new. */
export async function keepEvents(
  db: Database,
  { id: connectionId, partnerId }: Pick<Connection, 'id' | 'partnerId'>,
  events: readonly Kept[],
  now: Date,
): Promise<string[]> {
  if (events.length === 0) return [];
  const rows = events.map((body, position) => {
    const { externalId, chatId, sentAt } = body;
    const times = { sentAt: new Date(sentAt), createdAt: now };
    return { connectionId, partnerId, externalId, chatId, body, position, ...times };
  });
  const kept = await db
    .insert(metaUpdates)
    .values(rows)
    .onConflictDoNothing()
    .returning({ chatId: metaUpdates.chatId });
  return [...new Set(kept.map(({ chatId }) => chatId))];
}

/** What a chat still waits for, in the order it was written. */
export async function listWaiting(
  db: Database,
  { connectionId, chatId }: { connectionId: string; chatId: string },
): Promise<StoredUpdate[]> {
  return db
    .select()
    .from(metaUpdates)
    .where(
      and(
        eq(metaUpdates.connectionId, connectionId),
        eq(metaUpdates.chatId, chatId),
        isNull(metaUpdates.handledAt),
      ),
    )
    .orderBy(asc(metaUpdates.sentAt), asc(metaUpdates.createdAt), asc(metaUpdates.position))
    .limit(mostAtOnce);
}

/** It is done with; only Meta's id stays, to recognise a repetition, and nothing of who wrote. */
export async function settleUpdate(
  db: Database,
  { connectionId, externalId }: Pick<StoredUpdate, 'connectionId' | 'externalId'>,
  now: Date,
): Promise<void> {
  await db
    .update(metaUpdates)
    .set({ body: null, chatId: '', handledAt: now })
    .where(and(eq(metaUpdates.connectionId, connectionId), eq(metaUpdates.externalId, externalId)));
}
