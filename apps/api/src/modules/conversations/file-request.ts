import { ownTopic } from '@glossa/contracts';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import type { StoredConversation } from './conversations.store.ts';
import { clientRequests } from './conversations.table.ts';

type Fields = 'kind' | 'name' | 'phone' | 'email' | 'summary' | 'question' | 'topic';
export type NewRequest = Pick<typeof clientRequests.$inferInsert, Fields>;
type Talk = Pick<StoredConversation, 'id' | 'partnerId'>;

export async function fileRequest(
  tx: Database,
  { id: conversationId, partnerId }: Talk,
  request: NewRequest & { createdAt: Date },
): Promise<string | undefined> {
  const question = (request.question ?? '').slice(0, longestQuestion);
  const [filed] = await tx
    .insert(clientRequests)
    .values({ ...request, partnerId, conversationId, question })
    .returning({ id: clientRequests.id });
  return filed?.id;
}

const longestQuestion = 300;

/** Each question waits for the owner once, however often the client asks it. */
export async function isFiled(
  tx: Database,
  { id, partnerId }: Talk,
  { kind, question = '', topic = ownTopic }: NewRequest,
): Promise<boolean> {
  if (question === '') return false;
  const same: SQL =
    topic === ownTopic
      ? sql`lower(${clientRequests.question}) = lower(${question.slice(0, longestQuestion)})`
      : eq(clientRequests.topic, topic);
  const open = await tx.$count(
    clientRequests,
    and(
      eq(clientRequests.partnerId, partnerId),
      eq(clientRequests.conversationId, id),
      eq(clientRequests.kind, kind),
      isNull(clientRequests.settledAt),
      same,
    ),
  );
  return open > 0;
}
