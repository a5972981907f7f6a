import type { Database } from '../../../db/database.ts';
import { findChatOfConversation } from './telegram.store.ts';
import type { TelegramDeps } from './telegram-deps.ts';
import { enqueueDelivery } from './telegram-jobs.ts';

/** Sends what is new in a talk out to its chat, in the transaction that wrote it. */
export async function enqueueChat(
  { jobs }: Pick<TelegramDeps, 'jobs'>,
  tx: Database,
  conversation: { id: string; channel: string },
): Promise<void> {
  if (conversation.channel !== 'telegram' || !jobs) return;
  const chat = await findChatOfConversation(tx, conversation.id);
  if (chat) await enqueueDelivery(jobs, tx, { botId: chat.botId, chatId: chat.chatId });
}
