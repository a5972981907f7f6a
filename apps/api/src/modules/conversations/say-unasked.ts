import type { Database } from '../../db/database.ts';
import { insertMessages, lockConversationById, updateConversation } from './conversations.store.ts';

/** A message of the bot that answers nothing, such as a reminder. False where the talk is gone. */
export async function sayUnasked(
  tx: Database,
  { partnerId, id, text }: { partnerId: string; id: string; text: string },
): Promise<boolean> {
  const conversation = await lockConversationById(tx, { partnerId, id });
  if (!conversation) return false;
  const seq = conversation.lastSeq + 1;
  await insertMessages(tx, [{ partnerId, conversationId: id, seq, author: 'bot', text }]);
  await updateConversation(tx, conversation, { lastSeq: seq });
  return true;
}
