import { and, desc, eq, gt, isNotNull } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { conversations } from '../../conversations/conversations.table.ts';
import { metaChats } from '../meta.table.ts';

export type Chat = typeof metaChats.$inferSelect;
export type ChatPlace = { connectionId: string; chatId: string };

export async function ensureChat(db: Database, place: ChatPlace & { partnerId: string }): Promise<Chat> {
  await db.insert(metaChats).values(place).onConflictDoNothing();
  const chat = await findChat(db, place);
  if (!chat) throw new Error('A chat that was just kept is gone.');
  return chat;
}

export async function findChat(db: Database, place: ChatPlace): Promise<Chat | null> {
  const [chat] = await db.select().from(metaChats).where(ofChat(place));
  return chat ?? null;
}

export async function findChatOfTalk(db: Database, conversationId: string): Promise<Chat | null> {
  const [chat] = await db.select().from(metaChats).where(eq(metaChats.conversationId, conversationId));
  return chat ?? null;
}

/** Where the owner may be reached for a test: whoever wrote last. */
export async function findNewestChat(db: Database, connectionId: string): Promise<Chat | null> {
  const [chat] = await db
    .select()
    .from(metaChats)
    .where(
      and(
        eq(metaChats.connectionId, connectionId),
        eq(metaChats.isBlocked, false),
        isNotNull(metaChats.lastClientAt),
      ),
    )
    .orderBy(desc(metaChats.lastClientAt))
    .limit(1);
  return chat ?? null;
}

export async function updateChat(
  db: Database,
  place: ChatPlace,
  changes: Partial<Omit<Chat, 'connectionId' | 'partnerId' | 'chatId'>>,
): Promise<void> {
  await db.update(metaChats).set(changes).where(ofChat(place));
}

const mostBehind = 1000;

/** The chats that have not had everything yet: words that wait, or that a dead token left behind. */
export async function listChatsBehind(db: Database, connectionId: string): Promise<Chat[]> {
  const rows = await db
    .select({ chat: metaChats })
    .from(metaChats)
    .innerJoin(conversations, eq(conversations.id, metaChats.conversationId))
    .where(and(eq(metaChats.connectionId, connectionId), gt(conversations.lastSeq, metaChats.deliveredSeq)))
    .limit(mostBehind);
  return rows.map(({ chat }) => chat);
}

export async function countHeldChats(db: Database, connectionId: string): Promise<number> {
  return db.$count(metaChats, and(eq(metaChats.connectionId, connectionId), isNotNull(metaChats.heldSince)));
}

function ofChat({ connectionId, chatId }: ChatPlace) {
  return and(eq(metaChats.connectionId, connectionId), eq(metaChats.chatId, chatId));
}
