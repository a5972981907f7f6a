import type { ClientRequest } from '@glossa/contracts';
import { and, desc, eq, isNull, or } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { notFound } from '../../http/http.errors.ts';
import { updateConversation } from './conversations.store.ts';
import { clientRequests } from './conversations.table.ts';
import { forgetOpen } from './domain/forget-open.ts';
import { presentRequest } from './get-conversation.ts';
import { lockTalkOf } from './teach/answer-request.ts';

const mostListed = 200;

/** What waits for the owner, newest first: what is open, and answers nobody has said yet whether to keep. */
export async function listOpenRequests(db: Database, partnerId: string): Promise<ClientRequest[]> {
  const rows = await db
    .select()
    .from(clientRequests)
    .where(
      and(
        eq(clientRequests.partnerId, partnerId),
        or(isNull(clientRequests.settledAt), eq(clientRequests.keep, 'offered')),
      ),
    )
    .orderBy(desc(clientRequests.createdAt))
    .limit(mostListed);
  return rows.map(presentRequest);
}

type Place = { partnerId: string; id: string };

/** From then on the bot no longer says that the studio is to answer it. */
export async function settleRequest(db: Database, place: Place, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const conversation = await lockTalkOf(tx, place);
    await mark(tx, place, now);
    await updateConversation(tx, conversation, { dialogState: forgetOpen(conversation.dialogState) });
  });
}

/** Takes a settling back that was a slip of the finger. */
export async function reopenRequest(db: Database, place: Place): Promise<void> {
  await mark(db, place, null);
}

async function mark(db: Database, { partnerId, id }: Place, settledAt: Date | null): Promise<void> {
  const marked = await db
    .update(clientRequests)
    .set({ settledAt })
    .where(and(eq(clientRequests.partnerId, partnerId), eq(clientRequests.id, id)))
    .returning({ id: clientRequests.id });
  if (marked.length === 0) throw notFound();
}
