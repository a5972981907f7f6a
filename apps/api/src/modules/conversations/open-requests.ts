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

export async function settleRequest(
  db: Database,
  { partnerId, id }: { partnerId: string; id: string },
  now: Date,
): Promise<void> {
  const settled = await db
    .update(clientRequests)
    .set({ settledAt: now })
    .where(and(eq(clientRequests.partnerId, partnerId), eq(clientRequests.id, id)))
    .returning({ id: clientRequests.id });
  if (settled.length === 0) throw notFound();
}
