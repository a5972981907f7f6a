import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { metaUpdates } from '../meta.table.ts';
import type { ClientEvent, EchoEvent } from './format/events.ts';
import type { ChatJob } from './meta-jobs.ts';

export type Kept = ClientEvent | EchoEvent;
export type StoredUpdate = typeof metaUpdates.$inferSelect;

const mostAtOnce = 50;
/** A statement takes 65,535 values, and a row has eight. */
const mostInOneStatement = 1_000;

/** What came for one account in one call. */
type Came = { connection: { id: string; partnerId: string }; events: readonly Kept[]; now: Date };

/** Keeps what came, once; gives the chats in which something is new. */
export async function keepEvents(db: Database, came: readonly Came[]): Promise<ChatJob[]> {
  // In the same order whoever keeps it: two servers that are told the same would else wait for one another.
  const rows = came.flatMap(rowsOf).toSorted((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1));
  const chats = new Map<string, ChatJob>();
  for (let from = 0; from < rows.length; from += mostInOneStatement) {
    const kept = await db
      .insert(metaUpdates)
      .values(rows.slice(from, from + mostInOneStatement))
      .onConflictDoNothing()
      .returning({
        connectionId: metaUpdates.connectionId,
        partnerId: metaUpdates.partnerId,
        chatId: metaUpdates.chatId,
      });
    for (const chat of kept) chats.set(`${chat.connectionId}:${chat.chatId}`, chat);
  }
  return [...chats.values()];
}

function rowsOf({ connection: { id: connectionId, partnerId }, events, now }: Came) {
  return events.map((body, position) => {
    const { externalId, chatId, sentAt } = body;
    const times = { sentAt: new Date(sentAt), createdAt: now };
    return { connectionId, partnerId, externalId, chatId, body, position, ...times };
  });
}

function placeOf({ connectionId, externalId }: { connectionId: string; externalId: string }): string {
  return `${connectionId}:${externalId}`;
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
