import type { Messenger } from '@glossa/contracts';
import { and, eq, inArray, or } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { metaConnections } from '../meta.table.ts';

export type Connection = typeof metaConnections.$inferSelect;
type Place = { partnerId: string; botId: string };

export async function findConnection(
  db: Database,
  { partnerId, botId, messenger }: Place & { messenger: Messenger },
): Promise<Connection | null> {
  const [found] = await db
    .select()
    .from(metaConnections)
    .where(and(ofBot({ partnerId, botId }), eq(metaConnections.messenger, messenger)));
  return found ?? null;
}

export async function listConnections(db: Database, place: Place): Promise<Connection[]> {
  return db.select().from(metaConnections).where(ofBot(place)).orderBy(metaConnections.createdAt);
}

/** Those of a whole business, or of one bot in it. */
export async function listConnectionsWithin(
  db: Database,
  { partnerId, botId }: { partnerId: string; botId?: string },
): Promise<Connection[]> {
  return db
    .select()
    .from(metaConnections)
    .where(botId === undefined ? eq(metaConnections.partnerId, partnerId) : ofBot({ partnerId, botId }));
}

/** Which messengers of Meta a business uses, by its plan's way of counting. */
export async function listMessengersInUse(db: Database, partnerId: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ messenger: metaConnections.messenger })
    .from(metaConnections)
    .where(eq(metaConnections.partnerId, partnerId));
  return rows.map(({ messenger }) => messenger.toUpperCase());
}

export async function findConnectionById(
  db: Database,
  { partnerId, id }: { partnerId: string; id: string },
): Promise<Connection | null> {
  const [found] = await db
    .select()
    .from(metaConnections)
    .where(and(eq(metaConnections.partnerId, partnerId), eq(metaConnections.id, id)));
  return found ?? null;
}

/** The same, held until the transaction ends, so that two who write to it come one after the other. */
export async function holdConnection(
  tx: Database,
  { partnerId, id }: { partnerId: string; id: string },
): Promise<Connection | null> {
  const [found] = await tx
    .select()
    .from(metaConnections)
    .where(and(eq(metaConnections.partnerId, partnerId), eq(metaConnections.id, id)))
    // Messages that come for it meanwhile go by: they only need it to stay.
    .for('no key update');
  return found ?? null;
}

/** The connection behind a webhook's path: nobody is signed in there, so the path alone leads to it. */
export async function findConnectionByHook(db: Database, hookId: string): Promise<Connection | null> {
  const [found] = await listConnectionsByHook(db, [hookId]);
  return found ?? null;
}

export async function listConnectionsByHook(db: Database, hookIds: string[]): Promise<Connection[]> {
  return db.select().from(metaConnections).where(inArray(metaConnections.hookId, hookIds));
}

/** Whose these accounts are. */
export async function listConnectionsOf(
  db: Database,
  accounts: { messenger: Messenger; accountId: string }[],
): Promise<Connection[]> {
  const byMessenger = [...Map.groupBy(accounts, ({ messenger }) => messenger)];
  const ofMessenger = byMessenger.map(([messenger, asked]) => {
    const ids = [...new Set(asked.map(({ accountId }) => accountId))];
    return and(eq(metaConnections.messenger, messenger), inArray(metaConnections.accountId, ids));
  });
  return db
    .select()
    .from(metaConnections)
    .where(or(...ofMessenger));
}

export async function insertConnection(
  db: Database,
  connection: typeof metaConnections.$inferInsert,
): Promise<Connection> {
  const { botId, messenger, hookId: _, ...changes } = connection;
  const [saved] = await db
    .insert(metaConnections)
    .values(connection)
    .onConflictDoUpdate({ target: [metaConnections.botId, metaConnections.messenger], set: changes })
    .returning();
  if (!saved) throw new Error(`A connection of bot ${botId} to ${messenger} was not kept.`);
  return saved;
}

export async function updateConnection(
  db: Database,
  { partnerId, id }: { partnerId: string; id: string },
  changes: Partial<Omit<Connection, 'id' | 'partnerId' | 'botId' | 'messenger' | 'hookId'>>,
): Promise<void> {
  await db
    .update(metaConnections)
    .set(changes)
    .where(and(eq(metaConnections.partnerId, partnerId), eq(metaConnections.id, id)));
}

export async function deleteConnection(
  db: Database,
  { partnerId, id }: { partnerId: string; id: string },
): Promise<void> {
  await db
    .delete(metaConnections)
    .where(and(eq(metaConnections.partnerId, partnerId), eq(metaConnections.id, id)));
}

/** How many connections of any studio hear of one page or business. */
export async function countOfBusiness(db: Database, businessId: string): Promise<number> {
  return db.$count(metaConnections, eq(metaConnections.businessId, businessId));
}

function ofBot({ partnerId, botId }: Place) {
  return and(eq(metaConnections.partnerId, partnerId), eq(metaConnections.botId, botId));
}
