import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { findConversationById, type StoredConversation } from './conversations.store.ts';
import { messages } from './conversations.table.ts';
import { hashToken, newConversationToken } from './domain/conversation-token.ts';
import type { TalkDeps } from './talk-deps.ts';

type Place = { partnerId: string; conversationId: string };

/**
 * The way back into a talk on the web, on any device: the page of its bot, with the key to the talk behind the hash, where
 * no server and no log sees it. Only who holds a secret of the talk may be given it. Null where there is no such page.
 */
export async function findTalkPath(
  db: Database,
  { box, findBot }: Pick<TalkDeps, 'box' | 'findBot'>,
  { partnerId, conversationId }: Place,
): Promise<string | null> {
  const conversation = await findConversationById(db, { partnerId, id: conversationId });
  if (conversation?.channel !== 'web' || conversation.isPreview) return null;
  const bot = await findBot(db, partnerId, conversation.botId);
  if (bot?.provider !== 'WEB_CHAT' || bot.status !== 'LIVE') return null;
  const firstId = await findFirstMessageId(db, conversation);
  const token = firstId && newConversationToken(box, bot.id, firstId);
  const isKey = token && hashToken(box, token) === conversation.tokenHash;
  return `/chat/${bot.chatLinkId}${isKey ? `#talk=${token}` : ''}`;
}

/** A key follows from the id of the first message, so it need not be kept to be given again. */
async function findFirstMessageId(
  db: Database,
  { id, partnerId }: StoredConversation,
): Promise<string | null> {
  const [first] = await db
    .select({ clientMessageId: messages.clientMessageId })
    .from(messages)
    .where(and(eq(messages.partnerId, partnerId), eq(messages.conversationId, id), eq(messages.seq, 1)));
  return first?.clientMessageId ?? null;
}
