import { and, asc, desc, eq, gt, gte } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { conversations, messages } from './conversations.table.ts';

export type StoredConversation = typeof conversations.$inferSelect;
export type StoredMessage = typeof messages.$inferSelect;
/** When it was said is told by the product's clock, like everything else that is counted by day and month. */
export type NewMessage = Omit<typeof messages.$inferInsert, 'id' | 'createdAt'> & { createdAt: Date };

const mostMessages = 500;

/** Takes the conversation for this transaction: turns of one conversation happen one after the other. */
export async function lockConversation(
  db: Database,
  botId: string,
  tokenHash: string,
): Promise<StoredConversation | null> {
  const [conversation] = await db
    .select()
    .from(conversations)
    .where(ownConversation(botId, tokenHash))
    .for('update');
  return conversation ?? null;
}

/** Takes a conversation the server itself goes on with. */
export async function lockConversationById(
  db: Database,
  { partnerId, id }: { partnerId: string; id: string },
): Promise<StoredConversation | null> {
  const [conversation] = await db
    .select()
    .from(conversations)
    .where(and(eq(conversations.partnerId, partnerId), eq(conversations.id, id)))
    .for('update');
  return conversation ?? null;
}

export async function findConversationById(
  db: Database,
  { partnerId, id }: { partnerId: string; id: string },
): Promise<StoredConversation | null> {
  const [conversation] = await db
    .select()
    .from(conversations)
    .where(and(eq(conversations.partnerId, partnerId), eq(conversations.id, id)));
  return conversation ?? null;
}

export async function findConversation(
  db: Database,
  botId: string,
  tokenHash: string,
): Promise<StoredConversation | null> {
  const [conversation] = await db.select().from(conversations).where(ownConversation(botId, tokenHash));
  return conversation ?? null;
}

/** Does nothing when the conversation exists already, for instance made by the same message sent twice. */
export async function insertConversation(
  db: Database,
  conversation: Pick<
    StoredConversation,
    'partnerId' | 'botId' | 'tokenHash' | 'language' | 'createdAt' | 'lastClientMessageAt' | 'isPreview'
  > &
    Partial<Pick<StoredConversation, 'channel' | 'externalId' | 'clientName' | 'clientPhone'>>,
): Promise<void> {
  await db
    .insert(conversations)
    .values({ ...conversation, state: 'bot' })
    .onConflictDoNothing();
}

export async function updateConversation(
  db: Database,
  { id, partnerId }: StoredConversation,
  changes: Partial<Omit<StoredConversation, 'id' | 'partnerId' | 'botId' | 'tokenHash' | 'createdAt'>>,
): Promise<void> {
  await db
    .update(conversations)
    .set(changes)
    .where(and(eq(conversations.partnerId, partnerId), eq(conversations.id, id)));
}

export async function insertMessages(db: Database, rows: NewMessage[]): Promise<StoredMessage[]> {
  return db.insert(messages).values(rows).returning();
}

export async function findClientMessage(
  db: Database,
  conversation: StoredConversation,
  clientMessageId: string,
): Promise<StoredMessage | null> {
  const [message] = await db
    .select()
    .from(messages)
    .where(and(ofConversation(conversation), eq(messages.clientMessageId, clientMessageId)));
  return message ?? null;
}

/** The replies to a message: its own, or the ones to a later message that answered both. */
export async function listReplies(
  db: Database,
  conversation: StoredConversation,
  answersSeq: number,
): Promise<StoredMessage[]> {
  const later = await db
    .select()
    .from(messages)
    .where(and(ofConversation(conversation), gte(messages.answersSeq, answersSeq)))
    .orderBy(asc(messages.answersSeq), asc(messages.seq))
    .limit(10);
  return later.filter((reply) => reply.answersSeq === later[0]?.answersSeq);
}

/** The end of the talk, oldest first. */
export async function listLastMessages(
  db: Database,
  conversation: StoredConversation,
  limit: number,
): Promise<StoredMessage[]> {
  const found = await db
    .select()
    .from(messages)
    .where(ofConversation(conversation))
    .orderBy(desc(messages.seq))
    .limit(limit);
  return found.reverse();
}

export async function listMessagesAfter(
  db: Database,
  conversation: StoredConversation,
  seq: number,
): Promise<StoredMessage[]> {
  return db
    .select()
    .from(messages)
    .where(and(ofConversation(conversation), gt(messages.seq, seq)))
    .orderBy(asc(messages.seq))
    .limit(mostMessages);
}

export async function countBotConversations(db: Database, partnerId: string, botId: string): Promise<number> {
  return db.$count(
    conversations,
    and(eq(conversations.partnerId, partnerId), eq(conversations.botId, botId)),
  );
}

export async function countPartnerConversations(db: Database, partnerId: string): Promise<number> {
  return db.$count(conversations, eq(conversations.partnerId, partnerId));
}

function ownConversation(botId: string, tokenHash: string) {
  return and(eq(conversations.botId, botId), eq(conversations.tokenHash, tokenHash));
}

function ofConversation({ id, partnerId }: StoredConversation) {
  return and(eq(messages.partnerId, partnerId), eq(messages.conversationId, id));
}
