import type { Database } from '../../db/database.ts';
import { insertMessages, lockConversationById, updateConversation } from './conversations.store.ts';

type Said = {
  partnerId: string;
  id: string;
  text: string;
  /** Answers for a tap. */
  choices?: string[];
  /** The booking it reminds of: a yes that follows is about that. */
  remindsOf?: string;
  now: Date;
};

/** A message of the bot that answers nothing, such as a reminder. False where the talk is gone. */
export async function sayUnasked(
  tx: Database,
  { partnerId, id, text, choices, remindsOf, now }: Said,
): Promise<boolean> {
  const conversation = await lockConversationById(tx, { partnerId, id });
  if (!conversation) return false;
  const seq = conversation.lastSeq + 1;
  const said = { text, createdAt: now, ...(choices && { extras: { choices } }) };
  await insertMessages(tx, [{ partnerId, conversationId: id, seq, author: 'bot', ...said }]);
  const { dialogState } = conversation;
  await updateConversation(tx, conversation, {
    lastSeq: seq,
    ...(dialogState && remindsOf !== undefined && { dialogState: { ...dialogState, reminded: remindsOf } }),
  });
  return true;
}
