import { and, eq, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { clientSources, clients } from './clients.table.ts';

export type StoredClient = typeof clients.$inferSelect;
type Place = { partnerId: string; id: string };

export async function findClient(db: Database, { partnerId, id }: Place): Promise<StoredClient | null> {
  const [client] = await db
    .select()
    .from(clients)
    .where(and(eq(clients.partnerId, partnerId), eq(clients.id, id)));
  return client ?? null;
}

export async function findClientOfTalk(
  db: Database,
  { partnerId, conversationId }: { partnerId: string; conversationId: string },
): Promise<string | null> {
  const [source] = await db
    .select({ clientId: clientSources.clientId })
    .from(clientSources)
    .where(and(eq(clientSources.partnerId, partnerId), eq(clientSources.conversationId, conversationId)));
  return source?.clientId ?? null;
}

/** Everybody who is this person, with what each is known from. */
export async function listPersons(db: Database, { partnerId, id }: Place) {
  return db
    .select({ client: clients, source: clientSources })
    .from(clients)
    .leftJoin(clientSources, eq(clientSources.clientId, clients.id))
    .where(and(eq(clients.partnerId, partnerId), or(eq(clients.id, id), eq(clients.mergedInto, id))));
}

export async function updateNotes(db: Database, { partnerId, id }: Place, notes: string): Promise<void> {
  await db
    .update(clients)
    .set({ notes })
    .where(and(eq(clients.partnerId, partnerId), eq(clients.id, id)));
}

type Wanted = { partnerId: string; from: string; into: string; by: 'phone' | 'email' | 'hand'; now: Date };

/** One person from now on; whoever was merged into the first goes along, and notes are kept side by side. */
export async function mergeClients(db: Database, { partnerId, from, into, by, now }: Wanted): Promise<void> {
  await db
    .update(clients)
    .set({ mergedInto: into, mergedVia: from })
    .where(and(eq(clients.partnerId, partnerId), eq(clients.mergedInto, from)));
  const [merged] = await db
    .update(clients)
    .set({ mergedInto: into, mergedVia: null, mergedBy: by, mergedAt: now })
    .where(and(eq(clients.partnerId, partnerId), eq(clients.id, from)))
    .returning({ notes: clients.notes });
  if (!merged?.notes) return;
  await db
    .update(clients)
    .set({ notes: sql`left(concat_ws(E'\\n', nullif(${clients.notes}, ''), ${merged.notes}::text), 4000)` })
    .where(and(eq(clients.partnerId, partnerId), eq(clients.id, into)));
}

/** Two persons again, and no number or address brings them together anew. */
export async function partClients(db: Database, { partnerId, id }: Place): Promise<void> {
  const own = eq(clients.partnerId, partnerId);
  await db
    .update(clients)
    .set({ mergedInto: null, mergedVia: null, mergedBy: null, mergedAt: null, isApart: true })
    .where(and(own, eq(clients.id, id)));
  await db
    .update(clients)
    .set({ mergedInto: id, mergedVia: null, isApart: true })
    .where(and(own, eq(clients.mergedVia, id)));
}

export async function deleteClients(db: Database, { partnerId, id }: Place): Promise<void> {
  await db
    .delete(clients)
    .where(and(eq(clients.partnerId, partnerId), or(eq(clients.id, id), eq(clients.mergedInto, id))));
}
