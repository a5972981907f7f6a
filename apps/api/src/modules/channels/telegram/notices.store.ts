import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { clientRequests } from '../../conversations/conversations.table.ts';
import { telegramNotices, telegramOwners } from '../channels.table.ts';

type Notice = Pick<
  typeof telegramNotices.$inferSelect,
  'botId' | 'chatId' | 'messageId' | 'partnerId' | 'requestId'
>;

/** Nothing is kept of a notice whose talk was erased before it arrived. */
export async function keepNotice(db: Database, notice: Notice): Promise<void> {
  const { partnerId, requestId } = notice;
  const isThere = await db.$count(
    clientRequests,
    and(eq(clientRequests.partnerId, partnerId), eq(clientRequests.id, requestId)),
  );
  if (isThere > 0) await db.insert(telegramNotices).values(notice).onConflictDoNothing();
}

type OwnerChat = { partnerId: string; botId: string; chatId: string };

/** What a message in the chat of one of the studio's people asked for an answer to. */
export async function findRequestOfNotice(
  db: Database,
  chat: OwnerChat,
  messageId: number,
): Promise<string | null> {
  const [found] = await db
    .select({ requestId: telegramNotices.requestId })
    .from(telegramNotices)
    .where(
      and(
        eq(telegramNotices.partnerId, chat.partnerId),
        eq(telegramNotices.botId, chat.botId),
        eq(telegramNotices.chatId, chat.chatId),
        eq(telegramNotices.messageId, messageId),
      ),
    );
  return found?.requestId ?? null;
}

/** Whether this chat is, right now, one of the studio's own people. */
export async function isOwnerChat(db: Database, { partnerId, botId, chatId }: OwnerChat): Promise<boolean> {
  const linked = await db.$count(
    telegramOwners,
    and(
      eq(telegramOwners.partnerId, partnerId),
      eq(telegramOwners.botId, botId),
      eq(telegramOwners.chatId, chatId),
    ),
  );
  return linked > 0;
}
