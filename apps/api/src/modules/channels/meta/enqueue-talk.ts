import type { Database } from '../../../db/database.ts';
import { findChatOfTalk } from './chats.store.ts';
import type { MetaDeps } from './meta-deps.ts';
import { enqueueDelivery } from './meta-jobs.ts';

/** Sends what is new in a talk out to its chat, in the transaction that wrote it. */
export async function enqueueTalk(
  { jobs }: Pick<MetaDeps, 'jobs'>,
  tx: Database,
  conversation: { id: string; channel: string },
): Promise<void> {
  if (!jobs || conversation.channel === 'web' || conversation.channel === 'telegram') return;
  const chat = await findChatOfTalk(tx, conversation.id);
  if (chat) await enqueueDelivery(jobs, tx, chatJobOf(chat));
}

export function chatJobOf({
  connectionId,
  partnerId,
  chatId,
}: {
  connectionId: string;
  partnerId: string;
  chatId: string;
}) {
  return { connectionId, partnerId, chatId };
}
