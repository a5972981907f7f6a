import { and, asc, eq, gt } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { conversations, messages } from './conversations.table.ts';

export type StoredConversation = typeof conversations.$inferSelect;
export type StoredMessage = typeof messages.$inferSelect;
export type NewMessage = Omit<typeof messages.$inferInsert, 'id' | 'createdAt'>;

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
    'partnerId' | 'botId' | 'tokenHash' | 'language' | 'lastClientMessageAt'
  >,
): Promise<void> {
  await db
    .insert(conversations)
    .values({ ...conversation, state: 'bot' })
    .onConflictDoNothing();
}

export async function updateConversation(
  db: Database,
  { id, partnerId }: StoredConversation,
  changes: Partial<
    Pick<StoredConversation, 'state' | 'language' | 'dialogState' | 'lastSeq' | 'lastClientMessageAt'>
  >,
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

export async function listReplies(
  db: Database,
  conversation: StoredConversation,
  answersSeq: number,
): Promise<StoredMessage[]> {
  return db
    .select()
    .from(messages)
    .where(and(ofConversation(conversation), eq(messages.answersSeq, answersSeq)))
    .orderBy(asc(messages.seq));
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
