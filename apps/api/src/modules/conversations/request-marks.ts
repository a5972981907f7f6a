import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { clientRequests } from './conversations.table.ts';

type Place = { partnerId: string; id: string };

/** How long the client waited is known from the last time a person was asked for. */
export async function noteFirstWord(tx: Database, { partnerId, id }: Place, now: Date): Promise<void> {
  const ofTalk = and(eq(clientRequests.partnerId, partnerId), eq(clientRequests.conversationId, id));
  const [asked] = await tx
    .select({ id: clientRequests.id, firstWordAt: clientRequests.firstWordAt })
    .from(clientRequests)
    .where(and(ofTalk, eq(clientRequests.kind, 'person')))
    .orderBy(desc(clientRequests.createdAt))
    .limit(1);
  if (!asked || asked.firstWordAt !== null) return;
  await tx
    .update(clientRequests)
    .set({ firstWordAt: now })
    .where(and(ofTalk, eq(clientRequests.id, asked.id)));
}

/** What a person's word settles, whatever it says. */
export async function settleOfTalk(
  tx: Database,
  { partnerId, id }: Place,
  now: Date,
  kinds: ('person' | 'photo')[],
): Promise<void> {
  await tx
    .update(clientRequests)
    .set({ settledAt: now })
    .where(
      and(
        eq(clientRequests.partnerId, partnerId),
        eq(clientRequests.conversationId, id),
        inArray(clientRequests.kind, kinds),
        isNull(clientRequests.settledAt),
      ),
    );
}
