import type { ChatHistory } from '@glossa/contracts';
import type { Database } from '../../db/database.ts';
import { notFound } from '../../http/http.errors.ts';
import type { SecretBox } from '../../secrets/secret-box.ts';
import { findConversation, listMessagesAfter } from './conversations.store.ts';
import { hashToken } from './domain/conversation-token.ts';
import { markOldBookings } from './mark-old-bookings.ts';
import { presentMessage } from './present-message.ts';

type Wanted = { botId: string; token: string; afterSeq: number };

/** The messages after a sequence number. The token is the only key to a conversation. */
export async function listHistory(
  db: Database,
  box: SecretBox,
  { botId, token, afterSeq }: Wanted,
): Promise<ChatHistory> {
  const conversation = await findConversation(db, botId, hashToken(box, token));
  if (!conversation) throw notFound();
  const found = await listMessagesAfter(db, conversation, afterSeq);
  const said = await markOldBookings(db, conversation.partnerId, found);
  return { messages: said.map(presentMessage), state: conversation.state, language: conversation.language };
}
