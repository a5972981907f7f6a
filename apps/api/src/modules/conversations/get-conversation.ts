import type { ClientRequest, ConversationDetail, TranscriptMessage } from '@glossa/contracts';
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { notFound } from '../../http/http.errors.ts';
import { findListedConversation } from './conversation-list.store.ts';
import type { StoredMessage } from './conversations.store.ts';
import { clientRequests, messages } from './conversations.table.ts';
import { presentMessage } from './present-message.ts';

type Place = { partnerId: string; id: string };

const mostMessages = 1000;

/** A talk from its first word, with the reason of every reply and what waits for the owner. */
export async function getConversation(db: Database, { partnerId, id }: Place): Promise<ConversationDetail> {
  const listed = await findListedConversation(db, { partnerId, id });
  if (!listed) throw notFound();
  const said = await db
    .select()
    .from(messages)
    .where(and(eq(messages.partnerId, partnerId), eq(messages.conversationId, id)))
    .orderBy(asc(messages.seq))
    .limit(mostMessages);
  const requests = await db
    .select()
    .from(clientRequests)
    .where(and(eq(clientRequests.partnerId, partnerId), eq(clientRequests.conversationId, id)))
    .orderBy(asc(clientRequests.createdAt));
  return { ...listed, messages: said.map(presentTranscript), requests: requests.map(presentRequest) };
}

/** A message as the studio's own people see it: with the reason of every reply. */
export function presentTranscript(message: StoredMessage): TranscriptMessage {
  const { reason } = message;
  if (!reason) return presentMessage(message);
  const { proposal: _, upsell: __, ...told } = reason;
  return { ...presentMessage(message), reason: told };
}

export function presentRequest(row: typeof clientRequests.$inferSelect): ClientRequest {
  const { partnerId: _, createdAt, settledAt, firstWordAt, ...request } = row;
  return {
    ...request,
    createdAt: createdAt.toISOString(),
    settledAt: settledAt?.toISOString() ?? null,
    firstWordAt: firstWordAt?.toISOString() ?? null,
  };
}
