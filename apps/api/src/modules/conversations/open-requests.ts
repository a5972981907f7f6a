import type { ClientRequest } from '@glossa/contracts';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { notFound } from '../../http/http.errors.ts';
import { clientRequests } from './conversations.table.ts';
import { presentRequest } from './get-conversation.ts';

const mostListed = 200;

/** What waits for the owner, newest first. */
export async function listOpenRequests(db: Database, partnerId: string): Promise<ClientRequest[]> {
  const rows = await db
    .select()
    .from(clientRequests)
    .where(and(eq(clientRequests.partnerId, partnerId), isNull(clientRequests.settledAt)))
    .orderBy(desc(clientRequests.createdAt))
    .limit(mostListed);
  return rows.map(presentRequest);
}

type Place = { partnerId: string; id: string };

export async function settleRequest(db: Database, place: Place, now: Date): Promise<void> {
  await mark(db, place, now);
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
