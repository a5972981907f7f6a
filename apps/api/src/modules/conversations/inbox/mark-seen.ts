import { and, eq, sql } from 'drizzle-orm';
import { notFound } from '../../../http/http.errors.ts';
import { partnerTopic } from '../../../live/live-hub.ts';
import { conversations } from '../conversations.table.ts';
import type { TalkDeps } from '../talk-deps.ts';

/** Somebody of the studio has read the talk up to a message; nobody makes it unread again. */
export async function markSeen(
  { db, live }: Pick<TalkDeps, 'db' | 'live'>,
  { partnerId, id }: { partnerId: string; id: string },
  seq: number,
): Promise<void> {
  const seenSeq = sql`greatest(${conversations.seenSeq}, least(${conversations.lastSeq}, ${seq}))`;
  const seen = await db
    .update(conversations)
    .set({ seenSeq })
    .where(and(eq(conversations.partnerId, partnerId), eq(conversations.id, id)))
    .returning({ id: conversations.id });
  if (seen.length === 0) throw notFound();
  live.tell(partnerTopic(partnerId));
}
