import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { bots } from '../../bots/bots.table.ts';
import { telegramChats, telegramConnections, telegramUpdates } from '../channels.table.ts';

export type Connection = typeof telegramConnections.$inferSelect;
export type Chat = typeof telegramChats.$inferSelect;

export async function findConnection(db: Database, botId: string): Promise<Connection | null> {
  const [found] = await db.select().from(telegramConnections).where(eq(telegramConnections.botId, botId));
  return found ?? null;
}

/** The same, held until the transaction ends, so that two who write to it come one after the other. */
export async function holdConnection(tx: Database, botId: string): Promise<Connection | null> {
  const [found] = await tx
    .select()
    .from(telegramConnections)
    .where(eq(telegramConnections.botId, botId))
    .for('no key update');
  return found ?? null;
}

/** For those who look after the installation, whatever studio they belong to. */
export async function listConnections(db: Database, most: number): Promise<Connection[]> {
  return db.select().from(telegramConnections).orderBy(telegramConnections.createdAt).limit(most);
}

/** By bot, where it is connected. */
export async function findTelegramNames(db: Database, botIds: string[]): Promise<Map<string, string>> {
  if (botIds.length === 0) return new Map();
  const rows = await db
    .select({ botId: telegramConnections.botId, username: telegramConnections.username })
    .from(telegramConnections)
    .where(inArray(telegramConnections.botId, botIds));
  return new Map(rows.map(({ botId, username }) => [botId, username]));
}

/** The connections behind paths of webhooks, with their bots' states. */
export async function listConnectionsByHook(db: Database, hookIds: string[]) {
  return db
    .select({ connection: telegramConnections, status: bots.status })
    .from(telegramConnections)
    .innerJoin(bots, eq(bots.id, telegramConnections.botId))
    .where(inArray(telegramConnections.hookId, hookIds));
}

export async function saveConnection(
  db: Database,
  connection: Pick<Connection, 'botId' | 'partnerId' | 'hookId' | 'username' | 'mode'>,
): Promise<void> {
  const { hookId: _, ...changes } = connection;
  const fresh = { status: 'connected', lastError: null, ownerToldAt: null, pollOffset: 0 } as const;
  await db
    .insert(telegramConnections)
    .values({ ...connection, ...fresh })
    .onConflictDoUpdate({ target: telegramConnections.botId, set: { ...changes, ...fresh } });
}

export async function updateConnection(
  db: Database,
  botId: string,
  changes: Partial<Omit<Connection, 'botId' | 'partnerId' | 'hookId'>>,
): Promise<void> {
  await db.update(telegramConnections).set(changes).where(eq(telegramConnections.botId, botId));
}

/** An update that came, and the chat it is about. */
export type Came = { botId: string; partnerId: string; updateId: number; body: unknown; chatId: string };

/** Keeps updates; gives those that are new. */
export async function keepUpdates(db: Database, came: readonly Came[]): Promise<Came[]> {
  // In the same order whoever keeps them: two servers that are told the same would else wait for one another.
  const byPlace = new Map(came.map((one) => [placeOf(one), one]));
  const rows = [...byPlace.keys()].toSorted().flatMap((place) => byPlace.get(place) ?? []);
  const kept = await db
    .insert(telegramUpdates)
    .values(rows.map(({ chatId: _, ...update }) => update))
    .onConflictDoNothing()
    .returning({ botId: telegramUpdates.botId, updateId: telegramUpdates.updateId });
  return kept.flatMap((one) => byPlace.get(placeOf(one)) ?? []);
}

function placeOf({ botId, updateId }: { botId: string; updateId: number }): string {
  return `${botId}:${updateId}`;
}

export async function findUpdate(db: Database, botId: string, updateId: number) {
  const [found] = await db
    .select()
    .from(telegramUpdates)
    .where(and(eq(telegramUpdates.botId, botId), eq(telegramUpdates.updateId, updateId)));
  return found ?? null;
}

/** The update is done with; only its number stays, to recognise a repetition. */
export async function settleUpdate(db: Database, botId: string, updateId: number, now: Date): Promise<void> {
  await db
    .update(telegramUpdates)
    .set({ body: null, handledAt: now })
    .where(and(eq(telegramUpdates.botId, botId), eq(telegramUpdates.updateId, updateId)));
}

export async function ensureChat(
  db: Database,
  place: { botId: string; partnerId: string; chatId: string },
): Promise<Chat> {
  await db.insert(telegramChats).values(place).onConflictDoNothing();
  const chat = await findChat(db, place);
  if (!chat) throw new Error('A chat that was just kept is gone.');
  return chat;
}

export async function findChat(
  db: Database,
  { botId, chatId }: { botId: string; chatId: string },
): Promise<Chat | null> {
  const [chat] = await db.select().from(telegramChats).where(ofChat(botId, chatId));
  return chat ?? null;
}

export async function findChatOfConversation(db: Database, conversationId: string): Promise<Chat | null> {
  const [chat] = await db
    .select()
    .from(telegramChats)
    .where(eq(telegramChats.conversationId, conversationId));
  return chat ?? null;
}

export async function updateChat(
  db: Database,
  { botId, chatId }: { botId: string; chatId: string },
  changes: Partial<Omit<Chat, 'botId' | 'partnerId' | 'chatId'>>,
): Promise<void> {
  await db.update(telegramChats).set(changes).where(ofChat(botId, chatId));
}

/** Takes the asking for updates of one bot for a while; false while another server has it. */
export async function takePolling(
  db: Database,
  { botId, pollerId, now, untilMs }: { botId: string; pollerId: string; now: Date; untilMs: number },
): Promise<boolean> {
  const taken = await db
    .update(telegramConnections)
    .set({ pollerId, pollerUntil: new Date(now.getTime() + untilMs) })
    .where(
      and(
        eq(telegramConnections.botId, botId),
        eq(telegramConnections.mode, 'polling'),
        or(
          isNull(telegramConnections.pollerUntil),
          lt(telegramConnections.pollerUntil, now),
          eq(telegramConnections.pollerId, pollerId),
        ),
      ),
    )
    .returning({ botId: telegramConnections.botId });
  return taken.length > 0;
}

/** Whoever asks next need not wait for the lease to end. */
export async function leavePolling(
  db: Database,
  { botId, pollerId }: { botId: string; pollerId: string },
): Promise<void> {
  await db
    .update(telegramConnections)
    .set({ pollerUntil: null })
    .where(and(eq(telegramConnections.botId, botId), eq(telegramConnections.pollerId, pollerId)));
}

export async function listPollable(db: Database): Promise<{ botId: string; partnerId: string }[]> {
  return db
    .select({ botId: telegramConnections.botId, partnerId: telegramConnections.partnerId })
    .from(telegramConnections)
    .innerJoin(bots, eq(bots.id, telegramConnections.botId))
    .where(
      and(
        eq(telegramConnections.mode, 'polling'),
        sql`${telegramConnections.status} <> 'token_invalid'`,
        eq(bots.status, 'LIVE'),
      ),
    );
}

function ofChat(botId: string, chatId: string) {
  return and(eq(telegramChats.botId, botId), eq(telegramChats.chatId, chatId));
}
